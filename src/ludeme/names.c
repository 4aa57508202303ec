/* Names: whether the names that a description uses are names of something. */
#include "ludeme/names.h"

#include "board/topology.h"
#include "lang/words.h"

#include <string.h>

typedef enum { NAME_PIECE, NAME_REGION, NAME_TRACK, NAME_PHASE, NAME_MAP, N_NAME_KINDS } NameKind;

enum { GIVEN_MAX = 1024 }; /* of a kind; with more of them nothing is compared any longer */

static const char *const kind_words[] = { "piece", "region", "track", "phase", "map" };

/* A parameter that gives a name, or uses one. */
typedef struct NameRow {
    const char *signature; /* how it begins */
    const char *param;
    NameKind kind;
    enum { GIVES, NEEDS, ASKS } use; /* NEEDS: nothing goes without it; ASKS: there may be none */
} NameRow;

static const NameRow rows[] = {
    { "(piece <string>", "<string>", NAME_PIECE, GIVES },
    { "(tile <string>", "<string>", NAME_PIECE, GIVES },
    { "(card <string>", "<string>", NAME_PIECE, GIVES },
    { "(die <string>", "<string>", NAME_PIECE, GIVES },
    { "(domino <string>", "<string>", NAME_PIECE, GIVES },
    { "(component <string>", "<string>", NAME_PIECE, GIVES },
    { "(regions ", "<string>", NAME_REGION, GIVES },
    { "(track <string>", "<string>", NAME_TRACK, GIVES },
    { "(phase <string>", "<string>", NAME_PHASE, GIVES },
    { "(map ", "<string>", NAME_MAP, GIVES },

    { "(place Random", "{<string>}", NAME_PIECE, NEEDS },
    { "(place Stack", "<string>", NAME_PIECE, NEEDS },
    { "(place Stack", "items:{<string>}", NAME_PIECE, NEEDS },
    { "(place <string>", "<string>", NAME_PIECE, NEEDS },
    { "(nextPhase ", "<string>", NAME_PHASE, NEEDS },

    { "(piece (", "<string>", NAME_PIECE, ASKS },
    { "(piece (", "{<string>}", NAME_PIECE, ASKS },
    { "(forEach Piece", "<string>", NAME_PIECE, ASKS },
    { "(forEach Piece", "{<string>}", NAME_PIECE, ASKS },
    { "(id ", "<string>", NAME_PIECE, ASKS },
    { "(where ", "<string>", NAME_PIECE, ASKS },
    { "(count <countComponentType>", "<string>", NAME_PIECE, ASKS },
    { "(no Pieces", "<string>", NAME_PIECE, ASKS },
    { "(sites Occupied", "component:<string>", NAME_PIECE, ASKS },
    { "(sites Occupied", "components:{<string>}", NAME_PIECE, ASKS },
    { "(sites [<moves.player>", "<string>", NAME_REGION, ASKS },
    { "(sites Track", "<string>", NAME_TRACK, ASKS },
    { "(trackSite ", "<string>", NAME_TRACK, ASKS },
    { "(sow ", "<string>", NAME_TRACK, ASKS },
    { "(slide ", "<string>", NAME_TRACK, ASKS },
    { "(move Slide", "<string>", NAME_TRACK, ASKS },
    { "(firstMoveOnTrack ", "<string>", NAME_TRACK, ASKS },
    { "(max Distance", "<string>", NAME_TRACK, ASKS },
    { "(count StepsOnTrack", "<string>", NAME_TRACK, ASKS },
    { "(mapEntry ", "<string>", NAME_MAP, ASKS },
};

typedef struct Given {
    const char *name; /* with the number of its owner */
    const char *base; /* as it was written; NULL for one that was reported as missing */
    int role;         /* phases of different players may share a name */
} Given;

typedef struct Names {
    Arena *arena;
    Report *report;
    int n_players;
    int roles;      /* the rule <roleType> */
    bool generated; /* dice, cards or dominoes bring pieces whose names are not written */
    struct {
        Given *items;
        int n_items, cap_items;
    } given[N_NAME_KINDS];
} Names;

static void push_given(Names *s, NameKind kind, Given g) {
    if (s->given[kind].n_items < GIVEN_MAX)
        ARENA_PUSH(s->arena, s->given[kind].items, s->given[kind].n_items,
                   s->given[kind].cap_items) = g;
}

static void add_given(Names *s, NameKind kind, const Bound *text, const char *name, int role) {
    static const bool unique[N_NAME_KINDS] = { [NAME_PIECE] = true, [NAME_PHASE] = true };
    for (int i = 0; unique[kind] && i < s->given[kind].n_items; i++) {
        const Given *g = &s->given[kind].items[i];
        if (g->role == role && !strcmp(g->name, name))
            report_warning(s->report, text->tree->place, "there is a %s \"%s\" already",
                           kind_words[kind], name);
    }
    push_given(s, kind, (Given){ name, text->text, role });
}

static void add_owned(Names *s, const Bound *text, int role) {
    bool numbered = role == ROLE_TYPE_Neutral || (role <= ROLE_TYPE_P16 && s->n_players != 1);
    const char *name = text->text;
    if (numbered && !strstr(name, "Domino") && !strstr(name, "Die"))
        name =
            arena_printf(s->arena, "%s%d", name, role); /* Neutral, P1, ... are the first words */
    add_given(s, NAME_PIECE, text, name, 0);
}

/* Pieces have their owner's number behind the name, unless there is only one player. */
static void add_piece(Names *s, const Bound *call, const Bound *text) {
    bool tile = !strcmp(call->sig->head, "tile");
    int role = bound_word(call, "<roleType>", tile ? ROLE_TYPE_Shared : ROLE_TYPE_Each);
    if (role != ROLE_TYPE_Each)
        add_owned(s, text, role);
    for (int p = ROLE_TYPE_P1; role == ROLE_TYPE_Each && p <= s->n_players && p <= ROLE_TYPE_P16;
         p++)
        add_owned(s, text, p);
}

static void add_name(Names *s, const Bound *call, const Bound *text, NameKind kind) {
    if (kind == NAME_PIECE)
        add_piece(s, call, text);
    else
        add_given(s, kind, text, text->text,
                  kind == NAME_PHASE ? bound_word(call, "<roleType>", -1) : 0);
}

/* Where nothing goes without the name it must be whole; else a part of one will do. */
static bool is_given(const Names *s, NameKind kind, const char *name, bool whole) {
    for (int i = 0; i < s->given[kind].n_items; i++) {
        const char *given = s->given[kind].items[i].name;
        if (whole ? !strcmp(given, name) : !!strstr(given, name))
            return true;
    }
    return false;
}

/* What means something though nobody gives it: a region of one site may be its coordinate. */
static bool is_known(const Names *s, NameKind kind, const char *name) {
    return s->given[kind].n_items == GIVEN_MAX || (kind == NAME_PIECE && s->generated) ||
           (kind == NAME_REGION && topology_is_coordinate(name)) ||
           (kind == NAME_TRACK && !strcmp(name, "AllTracks"));
}

/* The name that may have been meant: a whole one where that is needed, else as it was written. */
static const char *nearest(const Names *s, const char *name, const NameRow *row) {
    int n = 0;
    const char **names = ARENA_ARRAY(s->arena, const char *, s->given[row->kind].n_items + 1);
    for (int i = 0; i < s->given[row->kind].n_items; i++) {
        const Given *g = &s->given[row->kind].items[i];
        if (g->base)
            names[n++] = row->use == NEEDS ? g->name : g->base;
    }
    return report_nearest(name, names, n);
}

static void check_name(Names *s, const Bound *text, const NameRow *row) {
    if (is_known(s, row->kind, text->text) || is_given(s, row->kind, text->text, row->use == NEEDS))
        return;
    Place at = text->tree->place;
    const char *word = kind_words[row->kind], *near = nearest(s, text->text, row);
    Problem *p = row->use == NEEDS
                     ? report_error(s->report, at, "there is no %s \"%s\"", word, text->text)
                     : report_warning(s->report, at, "there is no %s \"%s\"", word, text->text);
    if (near)
        report_note(s->report, p, "did you mean \"%s\"?", near);
    push_given(s, row->kind, (Given){ .name = text->text }); /* once is enough */
}

/* ---- walking through the game ---- */

typedef void Visit(Names *s, const Bound *call, const Bound *text, const NameRow *row);

/* The row for the parameter at `index`; of several with the same text only the first counts. */
static const NameRow *find_row(const Signature *sig, int index, const char *text) {
    for (int i = 0; i < index; i++)
        for (int j = 0; j < sig->params[i].n_alternatives; j++)
            if (!strcmp(sig->params[i].alternatives[j].text, text))
                return NULL;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!strcmp(rows[i].param, text) &&
            !strncmp(sig->ludeme->text, rows[i].signature, strlen(rows[i].signature)))
            return &rows[i];
    return NULL;
}

static void visit_texts(Names *s, const Bound *call, int index, Visit *visit) {
    const Bound *arg = call->args[index];
    bool texts = arg->kind == BOUND_ARRAY && arg->n_items && arg->items[0]->kind == BOUND_STRING;
    if (!texts && arg->kind != BOUND_STRING)
        return;
    const Param *param = &call->sig->params[index];
    const NameRow *row = find_row(call->sig, index, param->alternatives[call->chosen[index]].text);
    if (!row)
        return;
    if (!texts)
        visit(s, call, arg, row);
    for (int i = 0; texts && i < arg->n_items; i++)
        visit(s, call, arg->items[i], row);
}

static void walk(Names *s, const Bound *n, Visit *visit) {
    if (n->kind == BOUND_ARRAY)
        for (int i = 0; i < n->n_items; i++)
            walk(s, n->items[i], visit);
    if (n->kind != BOUND_CALL)
        return;
    for (int i = 0; i < n->sig->n_params; i++)
        if (n->args[i]) {
            visit_texts(s, n, i, visit);
            walk(s, n->args[i], visit);
        }
}

static void gather(Names *s, const Bound *call, const Bound *text, const NameRow *row) {
    if (row->use == GIVES)
        add_name(s, call, text, row->kind);
}

/* In the hands of all players a piece stands for that of each. */
static bool is_for_each_hand(const Bound *call) {
    const Bound *place = bound_has(call, "<string>#2") ? bound_arg(call, "<string>#2") : NULL;
    return place && !strcmp(place->text, "Hand");
}

static void compare_needed(Names *s, const Bound *call, const Bound *text, const NameRow *row) {
    if (row->use == NEEDS && !is_for_each_hand(call))
        check_name(s, text, row);
}

static void compare_asked(Names *s, const Bound *call, const Bound *text, const NameRow *row) {
    (void)call;
    if (row->use == ASKS)
        check_name(s, text, row);
}

static int count_players(const Bound *players) {
    const Bound *number = bound_has(players, "<int>") ? bound_arg(players, "<int>") : NULL;
    if (number)
        return number->kind == BOUND_INT ? number->value : ROLE_TYPE_P16;
    return bound_arg(players, "{<players.player>}")->n_items;
}

/* Owners of equipment must take part. Elsewhere a player who does not may be asked for, in rules
   that serve several numbers of players. */
static void check_owners(const Names *s, const Bound *item) {
    for (int i = 0; i < item->sig->n_params; i++) {
        const Bound *arg = item->args[i];
        if (arg && arg->kind == BOUND_WORD && arg->rule == s->roles && arg->value > s->n_players &&
            arg->value <= ROLE_TYPE_P16)
            report_warning(s->report, arg->tree->place, "there is no player P%d: the game has %d",
                           arg->value, s->n_players);
    }
}

void names_check(Arena *a, Report *report, const Grammar *g, const Bound *game) {
    if (!bound_has(game, "<equipment>")) /* a match, or a game that is only a name */
        return;
    Names s = { .arena = a, .report = report, .roles = grammar_rule(g, "<roleType>") };
    s.n_players = count_players(bound_arg(game, "<players>"));
    const Bound *items = bound_arg(bound_arg(game, "<equipment>"), "{<item>}");
    for (int i = 0; i < items->n_items; i++) {
        const char *head = items->items[i]->sig->head;
        check_owners(&s, items->items[i]);
        s.generated |= !strcmp(head, "dice") || !strcmp(head, "deck") || !strcmp(head, "dominoes");
    }
    walk(&s, game, gather);
    walk(&s, game, compare_needed);
    walk(&s, game, compare_asked);
}
