/* Tests of lang/bind: every part of a tree finds the signature it means. */
#include "lang/bind.h"

#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "unity.h"

#include <stdlib.h>
#include <string.h>

static Arena arena;
static Report report;

void setUp(void) {
    arena_init(&arena, 16 << 20);
    report_init(&report, &arena);
}

void tearDown(void) {
    arena_free(&arena);
}

static const Bound *bind(const char *text, const char *rule) {
    int n;
    report_init(&report, &arena);
    Source *s = source_make(&arena, "t", text, strlen(text));
    const Tree *t = tree_read_item(&arena, &report, s, &n);
    TEST_ASSERT_NOT_NULL_MESSAGE(t, text);
    return bind_tree(&arena, &report, ludeme_grammar(), t, n, rule);
}

static const Bound *bind_well(const char *text, const char *rule) {
    const Bound *n = bind(text, rule);
    if (!n)
        TEST_FAIL_MESSAGE(report.n_problems ? report.problems[0]->message : text);
    return n;
}

/* The text means this signature where the rule is expected. */
static void assert_means(const char *text, const char *rule, const char *signature) {
    TEST_ASSERT_EQUAL_STRING(signature, bind_well(text, rule)->sig->ludeme->text);
}

/* There are `n` errors; the first has this message and stands at this offset. */
static void assert_errors(const char *text, const char *rule, int n, uint32_t at,
                          const char *message) {
    TEST_ASSERT_NULL_MESSAGE(bind(text, rule), text);
    TEST_ASSERT_EQUAL_STRING(message, report.problems[0]->message);
    TEST_ASSERT_EQUAL_INT(at, report.problems[0]->place.at);
    TEST_ASSERT_EQUAL_INT_MESSAGE(n, report.n_problems, text);
}

/* ---- what fits ---- */

static void test_the_type_expected_chooses_among_ludemes_of_a_name(void) {
    assert_means("(if True 1 2)", "<int>", "(if <boolean> <int> <int>)");
    assert_means("(if True (pass))", "<moves>", "(if <boolean> <moves> [<moves>] [<then>])");
    assert_means("(if True (sites Top))", "<sites>", "(if <boolean> <sites> [<sites>])");
}

/* As in Ludii: where several signatures fit the same list, the one it would take. */
static void test_among_several_that_fit_the_first_is_meant(void) {
    assert_means("(sites {})", "<sites>", "(sites ({<int>} | <ints>))");
    assert_means("(sites)", "<sites>", "(sites)");
    assert_means("(sites Edge)", "<sites>", "(sites <sitesIndexType> [<siteType>] [<int>])");
    assert_means("(poly {{0 0} {1 1}})", "<poly>", "(poly {{<dim>}} [rotns:<int>])");
    assert_means("(place \"A\" state:1)", "<place>",
                 "(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] "
                 "[state:<int>] [rotation:<int>] [value:<int>])");
    TEST_ASSERT_EQUAL_STRING("<ints.math.+>", bind_well("(+ 1 2)", "<int>")->sig->ludeme->rule);
    TEST_ASSERT_EQUAL_STRING("<dim.math.+>", bind_well("(+ 1 2)", "<dim>")->sig->ludeme->rule);
    TEST_ASSERT_EQUAL_STRING("<ints.math.max>", bind_well("(max 1 2)", "<int>")->sig->ludeme->rule);
}

static void test_arguments_are_asked_for_by_their_text(void) {
    const Bound *n = bind_well("(hop Orthogonal (between (exact 1)) (to (sites Empty)))", "<hop>");
    TEST_ASSERT_NULL(bound_arg(n, "<moves.from>"));
    TEST_ASSERT_EQUAL_INT(ABSOLUTE_DIRECTION_Orthogonal, bound_word(n, "<direction>", -1));
    TEST_ASSERT_EQUAL_STRING("between", bound_arg(n, "<moves.between>")->sig->head);
    TEST_ASSERT_EQUAL_STRING("to", bound_arg(n, "<moves.to>")->sig->head);
    TEST_ASSERT_EQUAL_INT(7, bound_word(n, "<then>", 7));
    TEST_ASSERT_FALSE(bound_has(n, "<string>"));
}

static void test_the_second_argument_of_a_text_has_a_number(void) {
    const Bound *n = bind_well("(- 5 3)", "<int>");
    TEST_ASSERT_EQUAL_INT(5, bound_arg(n, "<int>")->value);
    TEST_ASSERT_EQUAL_INT(3, bound_arg(n, "<int>#2")->value);
    n = bind_well("(- 3)", "<int>"); /* what may be left out gives way to what is needed */
    TEST_ASSERT_NULL(bound_arg(n, "<int>"));
    TEST_ASSERT_EQUAL_INT(3, bound_arg(n, "<int>#2")->value);
}

static void test_of_alternatives_only_the_chosen_one_is_there(void) {
    const Bound *n = bind_well("(is In {1 2} (sites Top))", "<boolean>");
    TEST_ASSERT_NULL(bound_arg(n, "<int>"));
    TEST_ASSERT_EQUAL_INT(2, bound_arg(n, "{<int>}")->n_items);
    TEST_ASSERT_NULL(bound_arg(n, "<ints>"));
    TEST_ASSERT_NOT_NULL(bound_arg(n, "<sites>"));
}

static void test_words_may_begin_small_and_operators_have_names(void) {
    TEST_ASSERT_EQUAL_INT(SITE_TYPE_Vertex, bind_well("vertex", "<siteType>")->value);
    assert_means("(move slide diagonal)", "<moves>",
                 "(move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] "
                 "[<moves.to>] [stack:<boolean>] [<then>])");
    assert_means("(add 1 2)", "<int>", "(+ <int> <int>)");
    TEST_ASSERT_EQUAL_INT(1, bind_well("true", "<boolean>")->value);
    TEST_ASSERT_EQUAL_INT(0, bind_well("FALSE", "<boolean>")->value);
}

static void test_numbers_are_whole_where_that_is_wanted(void) {
    TEST_ASSERT_EQUAL_INT(BOUND_INT, bind_well("3", "<int>")->kind);
    TEST_ASSERT_EQUAL_INT(BOUND_FLOAT, bind_well("3.5", "<float>")->kind);
    TEST_ASSERT_NULL(bind("3.5", "<int>"));
}

static void test_arrays_stand_where_a_rule_has_them(void) {
    TEST_ASSERT_EQUAL_INT(3, bind_well("{1 2 (+ 1 2)}", "<ints>")->n_items);
    TEST_ASSERT_EQUAL_INT(0, bind_well("{}", "<ints>")->n_items);
    TEST_ASSERT_NULL(bind("{1}", "<int>"));
}

/* ---- what does not ---- */

static void test_unknown_ludemes_are_named(void) {
    assert_errors("(move Step (to if:(si Empty (to))))", "<moves>", 1, 18,
                  "there is no ludeme \"si\"");
    TEST_ASSERT_EQUAL_STRING("did you mean \"is\"?", report.problems[0]->notes[0]);
}

static void test_one_mistake_gives_one_error(void) {
    assert_errors("(who at (from))", "<int>", 1, 5, "a colon is missing: at:(from)");
    assert_errors("(result Win Mover)", "<result>", 1, 8, "Win belongs behind Mover");
    assert_errors("(if (pass) (pass))", "<moves>", 1, 4,
                  "(if ...) needs <boolean> (a condition) before (pass)");
    assert_errors("(is Line)", "<boolean>", 1, 0, "(is Line ...) needs <int> (a number)");
    assert_errors("(hand Each 3 4)", "<item>", 1, 11, "3 needs a name here: size:3");
    assert_errors("(sites {\"A1\" B2 C3})", "<sites>", 1, 13, "a text stands in quotes: \"B2\"");
}

static void test_independent_mistakes_are_all_found(void) {
    assert_errors("(or {(move Slied) (forEach Piecs) (hop (to (sites Emtpy)))})", "<moves>", 3, 11,
                  "Slied does not fit into (move ...) here");
    TEST_ASSERT_EQUAL_INT(27, report.problems[1]->place.at);
    TEST_ASSERT_EQUAL_INT(50, report.problems[2]->place.at);
}

static void test_mistakes_inside_what_is_wrong_are_found_too(void) {
    assert_errors("(iff (is Eevn 2) (pas))", "<moves>", 3, 0, "there is no ludeme \"iff\"");
    TEST_ASSERT_EQUAL_STRING("Eevn does not fit into (is ...) here", report.problems[1]->message);
    TEST_ASSERT_EQUAL_STRING("there is no ludeme \"pas\"", report.problems[2]->message);
}

static void test_the_wrong_kind_is_named(void) {
    assert_errors("(not (count Moves))", "<boolean>", 1, 5,
                  "(count ...) gives <int>, but <boolean> (a condition) is wanted here");
}

static void test_words_are_not_taken_for_what_they_resemble_elsewhere(void) {
    assert_errors("(slide Orthogonl)", "<moves>", 1, 7,
                  "Orthogonl does not fit into (slide ...) here");
    TEST_ASSERT_EQUAL_STRING("did you mean \"Orthogonal\"?", report.problems[0]->notes[0]);
}

/* ---- hardships ---- */

static const char game[] =
    "(game \"Test\" (players 2) (equipment {(board (square 3)) (piece \"A\" Each (move Step "
    "(to if:(is Empty (to)) (apply (remove (to) (then (addScore Mover 1))))))) (hand P1 size:2)}) "
    "(rules (start (place \"A1\" {\"A1\" \"B2\"} state:1)) (play (or {(forEach Piece) (move Add "
    "(to (sites Empty)))} (then (moveAgain)))) (end {(if (is Line 3 through:(last To)) (result "
    "Mover Win)) (if (>= (count Moves) 20) (result Mover Draw))})))";

/* Reads and binds what may be anything; true if it is a game. */
static bool try_text(const char *text, size_t size) {
    int n;
    report_init(&report, &arena);
    Source *s = source_make(&arena, "t", text, size);
    const Tree *t = tree_read(&arena, &report, s, &n);
    const Bound *b = t ? bind_tree(&arena, &report, ludeme_grammar(), t, n, "<game>") : NULL;
    TEST_ASSERT_EQUAL_INT_MESSAGE(b == NULL, report_failed(&report), text);
    return b;
}

/* One piece of the text after the other is left out, doubled, or put before its neighbour. Whatever
   comes of it is either a game or has at least one error. */
static void test_every_small_change_is_bound_or_reported(void) {
    size_t size = strlen(game);
    char *text = malloc(2 * size);
    int fine = 0;
    TEST_ASSERT_TRUE(try_text(game, size));
    for (size_t i = 0; i < size; i++) {
        size_t n = strcspn(game + i, " (){}:\"");
        n = n ? n : 1;
        for (int how = 0; how < 2; how++) {
            memcpy(text, game, i);
            memcpy(text + i, game + i, n);
            size_t to = how ? i + n : i;
            memcpy(text + to, game + i + (how ? 0 : n), size - i - (how ? 0 : n) + 1);
            fine += try_text(text, strlen(text));
        }
        i += n - 1;
        arena_free(&arena);
    }
    free(text);
    TEST_ASSERT_TRUE(fine > 0); /* a blank more */
}

/* The limit is met at every possible place, and always with a way out. */
static void test_memory_may_end_anywhere(void) {
    volatile bool done = false;
    volatile size_t limit = 1024;
    while (!done) {
        arena_init(&arena, limit);
        if (!ARENA_CATCH(&arena)) {
            report_init(&report, &arena);
            int n;
            Source *s = source_make(&arena, "t", game, strlen(game));
            const Tree *tree = tree_read(&arena, &report, s, &n);
            done = bind_tree(&arena, &report, ludeme_grammar(), tree, n, "<game>");
        }
        arena_free(&arena);
        limit += 1024;
    }
    TEST_ASSERT_TRUE(limit > 8 * 1024);
}

/* Overloads that share a beginning must not be tried anew on every level. */
static void test_depth_costs_no_more_than_it_is(void) {
    Text t = { 0 };
    for (int i = 0; i < 130; i++)
        text_puts(&t, "(if (is Even 2) ");
    text_puts(&t, "(pass)");
    for (int i = 0; i < 130; i++)
        text_puts(&t, " (if True (psas)))");
    arena_free(&arena);
    arena_init(&arena, 64 << 20);
    TEST_ASSERT_NULL(bind(text_str(&t), "<moves>"));
    text_free(&t);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_type_expected_chooses_among_ludemes_of_a_name);
    RUN_TEST(test_among_several_that_fit_the_first_is_meant);
    RUN_TEST(test_arguments_are_asked_for_by_their_text);
    RUN_TEST(test_the_second_argument_of_a_text_has_a_number);
    RUN_TEST(test_of_alternatives_only_the_chosen_one_is_there);
    RUN_TEST(test_words_may_begin_small_and_operators_have_names);
    RUN_TEST(test_numbers_are_whole_where_that_is_wanted);
    RUN_TEST(test_arrays_stand_where_a_rule_has_them);
    RUN_TEST(test_unknown_ludemes_are_named);
    RUN_TEST(test_one_mistake_gives_one_error);
    RUN_TEST(test_independent_mistakes_are_all_found);
    RUN_TEST(test_mistakes_inside_what_is_wrong_are_found_too);
    RUN_TEST(test_the_wrong_kind_is_named);
    RUN_TEST(test_words_are_not_taken_for_what_they_resemble_elsewhere);
    RUN_TEST(test_every_small_change_is_bound_or_reported);
    RUN_TEST(test_memory_may_end_anywhere);
    RUN_TEST(test_depth_costs_no_more_than_it_is);
    return UNITY_END();
}
