/* Tests of lang/library and lang/root: games and known defines in directories and archives. */
#include "lang/description.h"

#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

typedef struct File {
    const char *name, *text;
} File;

static const File files[] = {
    { "lud/line/Three Men.lud", "(game \"Three Men\" (\"Board\" 3))" },
    { "lud/line/Three Women.lud", "(game \"Three Women\" (\"Board\" 4))" },
    { "lud/war/Go.lud", "(game \"Go\" (\"Board\" 19)) (metadata (ai \"Go_ai\"))" },
    { "lud/war/Gobang.lud", "(game \"Gobang\")" },
    { "lud/one/Twin.lud", "(game \"Twin\")" },
    { "lud/two/Twin.lud", "(game \"Twin\")" },
    { "def/boards/Other.def", "// not the name of the file\n(define \"Board\" (board #1))" },
    { "def_ai/Go_ai.def", "(define \"Go_ai\" (bestAgent \"UCT\"))" },
};
enum { N_FILES = sizeof files / sizeof *files };

static char folder[] = P_tmpdir "/lusor-test-XXXXXX";
static Arena arena;
static Report report;
static Library *library;

void setUp(void) {
    arena_init(&arena, 16 << 20);
    report_init(&report, &arena);
}

void tearDown(void) {
    if (library)
        library_close(library);
    library = NULL;
    arena_free(&arena);
}

static void open_library(const char *below) {
    setenv("LUSOR_PATH", arena_printf(&arena, "%s/%s", folder, below), 1);
    library = library_open(&arena, &report);
}

static void assert_expands(const char *expected, const char *name) {
    Description *d = description_load(&arena, &report, library, name, NULL);
    TEST_ASSERT_NOT_NULL_MESSAGE(d, report.n_problems ? report.problems[0]->message : name);
    TEST_ASSERT_EQUAL_STRING(expected, d->game->text);
}

static void assert_finds(const char *expected, const char *name) {
    const LibraryGame *game = library_find_game(library, &report, name, NULL);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, name);
    TEST_ASSERT_EQUAL_STRING(expected, game->name);
}

static void test_names_are_found_whatever_their_case_and_punctuation(void) {
    open_library("root");
    assert_finds("Three Men", "three-men");
    assert_finds("Three Men", "THREEMEN");
    assert_finds("Go", "go");
    assert_finds("Three Women", "three w");
}

static void test_a_beginning_that_fits_several_names_is_refused(void) {
    open_library("root");
    TEST_ASSERT_NULL(library_find_game(library, &report, "three", NULL));
    TEST_ASSERT_EQUAL_STRING("several games are called like \"three\"",
                             report.problems[0]->message);
    /* Games that come with lusor may begin so, too. */
    TEST_ASSERT_GREATER_OR_EQUAL_INT(2, report.problems[0]->n_notes);
    TEST_ASSERT_EQUAL_STRING("Three Men (lud/line/Three Men.lud)", report.problems[0]->notes[0]);
}

static void test_a_name_that_two_files_have_is_refused(void) {
    open_library("root");
    TEST_ASSERT_NULL(library_find_game(library, &report, "twin", NULL));
    TEST_ASSERT_EQUAL_INT(2, report.problems[0]->n_notes);
}

static void test_an_unknown_name_is_refused_with_a_near_one(void) {
    open_library("root");
    TEST_ASSERT_NULL(library_find_game(library, &report, "Gobnag", NULL));
    TEST_ASSERT_EQUAL_STRING("did you mean \"Gobang\"?", report.problems[0]->notes[0]);
}

static void test_known_defines_count_whatever_their_file_is_called(void) {
    open_library("root");
    assert_expands("(game \"Three Men\" (board 3))", "three men");
    assert_expands("(game \"Go\" (board 19))", "war/Go.lud");
}

static void test_a_file_finds_the_defines_of_its_own_root(void) {
    open_library("nothing here");
    assert_expands("(game \"Three Women\" (board 4))",
                   arena_printf(&arena, "%s/root/lud/line/Three Women.lud", folder));
}

static void test_archives_are_roots_too(void) {
    open_library("archive.jar");
    assert_finds("Gobang", "gobang");
    assert_expands("(game \"Three Men\" (board 3))", "three men");
    const LibraryGame *games;
    int here = 0, n = library_games(library, &games);
    for (int i = 0; i < n; i++)
        here += strstr(root_path(games[i].root), "archive.jar") != NULL;
    TEST_ASSERT_EQUAL_INT(6, here);
}

static void test_roots_that_are_not_there_are_warned_about(void) {
    open_library("nothing here");
    TEST_ASSERT_EQUAL_INT(0, report.n_errors);
    TEST_ASSERT_EQUAL_INT(1, report.n_problems);
}

static void test_what_agents_know_is_read_when_asked_for(void) {
    open_library("archive.jar");
    const LibraryGame *go = library_find_game(library, &report, "Go", NULL);
    const Define *d = library_ai_define(library, go->root, "Go_ai");
    TEST_ASSERT_NOT_NULL(d);
    TEST_ASSERT_EQUAL_STRING_LEN("(bestAgent", d->text->text + d->from, 10);
    TEST_ASSERT_NULL(library_ai_define(library, go->root, "Stop_ai"));
    TEST_ASSERT_NULL(library_ai_define(library, go->root, "../def/boards/Other"));
}

static void test_files_that_cannot_be_read_are_refused(void) {
    open_library("root");
    TEST_ASSERT_NULL(description_load(&arena, &report, library, "missing.lud", NULL));
    TEST_ASSERT_EQUAL_STRING("missing.lud: no such file", report.problems[0]->message);
}

/* ---- the files --------------------------------------------------------- */

static void make_folders(char *path) {
    for (char *slash = path + strlen(folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(path, 0777);
        *slash = '/';
    }
}

static void write_root(void) {
    for (int i = 0; i < N_FILES; i++) {
        char path[256];
        snprintf(path, sizeof path, "%s/root/%s", folder, files[i].name);
        make_folders(path);
        FILE *f = fopen(path, "w");
        fputs(files[i].text, f);
        fclose(f);
    }
}

static void write_archive(void) {
    char path[256];
    snprintf(path, sizeof path, "%s/archive.jar", folder);
    zip_t *zip = zip_open(path, ZIP_CREATE, NULL);
    for (int i = 0; i < N_FILES; i++) {
        char name[256];
        snprintf(name, sizeof name, "some/folder/%s", files[i].name);
        zip_file_add(zip, name, zip_source_buffer(zip, files[i].text, strlen(files[i].text), 0), 0);
    }
    zip_close(zip);
}

static void remove_all(void) {
    char command[256];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (system(command))
        perror(folder);
}

int main(void) {
    if (!mkdtemp(folder))
        return 1;
    write_root();
    write_archive();
    UNITY_BEGIN();
    RUN_TEST(test_names_are_found_whatever_their_case_and_punctuation);
    RUN_TEST(test_a_beginning_that_fits_several_names_is_refused);
    RUN_TEST(test_a_name_that_two_files_have_is_refused);
    RUN_TEST(test_an_unknown_name_is_refused_with_a_near_one);
    RUN_TEST(test_known_defines_count_whatever_their_file_is_called);
    RUN_TEST(test_a_file_finds_the_defines_of_its_own_root);
    RUN_TEST(test_archives_are_roots_too);
    RUN_TEST(test_roots_that_are_not_there_are_warned_about);
    RUN_TEST(test_what_agents_know_is_read_when_asked_for);
    RUN_TEST(test_files_that_cannot_be_read_are_refused);
    remove_all();
    return UNITY_END();
}
