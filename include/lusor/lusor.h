/* lusor.h: the public interface. Load a game, make positions, list, make and take back moves, ask
 * for results, texts and the layout of the board. Both languages, L-GDL (.lud) and Regular
 * Boardgames (.rbg), are behind it; agents, views and other programs use nothing else.
 *
 *     char *problems = NULL;
 *     LusorGame *game = lusor_load("Hex", NULL, &problems);
 *     LusorPosition *p = lusor_position_new(game);
 *     lusor_start(p, 42);
 *     while (lusor_moves(p) > 0)
 *         lusor_make(p, 0);
 *
 * A game is constant once loaded and may be shared by threads. A position belongs to one thread at
 * a time. Texts returned as `const char *` belong to the game unless said otherwise; texts written
 * to a buffer follow snprintf: the length that was wanted is returned, what fits is written.
 *
 * Players are numbered from 1. Sites, pieces, moves and everything else are numbered from 0; piece
 * 0 is "nothing". Compile with -llusor and what lusor(3) names. */
#ifndef LUSOR_LUSOR_H
#define LUSOR_LUSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LUSOR_PLAYERS_MAX = 16, LUSOR_NONE = -1 };

typedef struct LusorGame LusorGame;
typedef struct LusorPosition LusorPosition;

const char *lusor_version(void);

/* ---- what can be played ---- */

typedef struct LusorListing LusorListing;

typedef struct LusorEntry {
    const char *name; /* "Tic-Tac-Toe" */
    const char *kind; /* its folder: "board/space/line" */
    const char *path; /* what lusor_load() takes to mean exactly this one */
} LusorEntry;

/* All games in the folders and archives of LUSOR_PATH and those that came with lusor, sorted by
   kind and name; NULL if there is no memory. */
LusorListing *lusor_list(void);
int lusor_list_size(const LusorListing *list);
const LusorEntry *lusor_list_entry(const LusorListing *list, int i);
/* What the description of a game says about it, "" if nothing; read when it is first asked for, and
   kept as long as the list. */
const char *lusor_list_about(LusorListing *list, int i);
void lusor_list_free(LusorListing *list);

/* ---- games ---- */

typedef struct LusorChoices {
    const char *const *options; /* "Category/Item" */
    int n_options;
    const char *ruleset; /* NULL: none in particular */
} LusorChoices;

/* The game meant by a path or a name. NULL if there is none; *problems (may be NULL) gets all
   errors and warnings as text, to be freed with free(), or NULL if there were none. */
LusorGame *lusor_load(const char *path_or_name, const LusorChoices *choices, char **problems);
void lusor_free(LusorGame *game);

const char *lusor_name(const LusorGame *game);
const char *lusor_path(const LusorGame *game);     /* as it was asked for */
const char *lusor_language(const LusorGame *game); /* "L-GDL" or "RBG" */
/* What the description tells about itself: "description", "rules", "origin", "author", "date",
   "credit", "source", "publisher", "bestAgent" (which of Ludii's agents plays it best); NULL if it
   says nothing. */
const char *lusor_info(const LusorGame *game, const char *what);

int lusor_players(const LusorGame *game); /* 0: nobody moves, the rules do */
const char *lusor_player_name(const LusorGame *game, int player);

/* What to be prepared for. */
typedef enum {
    LUSOR_CHANCE = 1 << 0,       /* dice, shuffled cards */
    LUSOR_HIDDEN = 1 << 1,       /* players do not see everything */
    LUSOR_SIMULTANEOUS = 1 << 2, /* see lusor_make_joint() */
    LUSOR_SIMULATION = 1 << 3,   /* the rules move */
    LUSOR_STACKS = 1 << 4,
    LUSOR_COUNTS = 1 << 5, /* several pieces of a kind on one site */
    LUSOR_SCORES = 1 << 6,
    LUSOR_AMOUNTS = 1 << 7,
    LUSOR_PUZZLE = 1 << 8,     /* deduction puzzle: sites take values */
    LUSOR_BOARDLESS = 1 << 9,  /* the board grows with what lies on it */
    LUSOR_MATCH = 1 << 10,     /* several games that count together */
    LUSOR_THREE_D = 1 << 11,   /* sites lie above each other */
    LUSOR_LARGE = 1 << 12,     /* pieces that cover several sites */
    LUSOR_ROTATIONS = 1 << 13, /* pieces that are turned */
    LUSOR_STATES = 1 << 14,    /* pieces have a state */
    LUSOR_VALUES = 1 << 15,    /* pieces have a value */
    LUSOR_TEAMS = 1 << 16
} LusorTrait;
unsigned lusor_traits(const LusorGame *game);

/* Options of the description, category by category. */
typedef struct LusorOption {
    const char *category, *item, *description;
    const char *full_name; /* "Category/Item" */
    int category_index;
    bool selected;
} LusorOption;
int lusor_options(const LusorGame *game);
LusorOption lusor_option(const LusorGame *game, int i);
int lusor_rulesets(const LusorGame *game);
const char *lusor_ruleset(const LusorGame *game, int i);
int lusor_ruleset_chosen(const LusorGame *game); /* LUSOR_NONE if none */

/* ---- pieces ---- */

typedef enum { LUSOR_PIECE, LUSOR_TILE, LUSOR_DIE, LUSOR_CARD, LUSOR_DOMINO } LusorPieceKind;

typedef struct LusorPiece {
    const char *name;  /* "Pawn" */
    const char *label; /* with its owner: "Pawn1" */
    LusorPieceKind kind;
    int owner;                /* 0: nobody's; players + 1: everybody's */
    int n_faces;              /* die */
    const int *faces;         /* die: what shows in state 0, 1 ... */
    int suit, rank, value;    /* card */
    int halves[2];            /* domino */
    const char *glyph, *hint; /* what the description's graphics say: the picture's name, a label;
                                 NULL if nothing */
} LusorPiece;
int lusor_pieces(const LusorGame *game); /* "nothing" included */
const LusorPiece *lusor_piece(const LusorGame *game, int piece);

/* ---- the board ---- */

typedef enum { LUSOR_CELL, LUSOR_VERTEX, LUSOR_EDGE, LUSOR_SITE_TYPES } LusorSiteType;

/* A place for pieces. Cells beyond those of the board belong to hands, dice and decks. */
typedef struct LusorSite {
    LusorSiteType type;
    int index; /* LUSOR_NONE: no site */
} LusorSite;

typedef enum { LUSOR_BOARD, LUSOR_HAND, LUSOR_DICE, LUSOR_DECK } LusorContainerKind;

typedef struct LusorContainer {
    LusorContainerKind kind;
    const char *name;
    int owner;
    LusorSite first; /* the others follow */
    int n_sites;
} LusorContainer;
int lusor_containers(const LusorGame *game); /* 0 is the board */
LusorContainer lusor_container(const LusorGame *game, int i);

/* The type that is meant where none is said. */
LusorSiteType lusor_default_type(const LusorGame *game);
/* How many sites the board has of a type, whether played on or not. */
int lusor_sites(const LusorGame *game, LusorSiteType type);
/* Whether pieces can lie on sites of that type. */
bool lusor_type_used(const LusorGame *game, LusorSiteType type);

/* How the tiles of the board lie, as far as its maker said. */
typedef enum {
    LUSOR_BASIS_OTHER,
    LUSOR_BASIS_SQUARE,
    LUSOR_BASIS_HEXAGONAL,
    LUSOR_BASIS_TRIANGULAR,
    LUSOR_BASIS_CONCENTRIC,
    LUSOR_BASIS_MANCALA
} LusorBasis;
LusorBasis lusor_basis(const LusorGame *game);

typedef struct LusorPlace {
    double x, y, z; /* y grows upwards */
    int row, column, layer;
    int container;     /* 0: the board */
    const char *label; /* coordinate, as Ludii prints it; "" if none */
} LusorPlace;
LusorPlace lusor_place(const LusorGame *game, LusorSite site);
/* The site with that coordinate, case does not matter; index LUSOR_NONE if there is none. */
LusorSite lusor_site_labelled(const LusorGame *game, LusorSiteType type, const char *label);

/* Directions are numbered; those with a step somewhere on the board have neighbours. */
int lusor_directions(void);
const char *lusor_direction_name(int direction);
int lusor_direction_named(const char *name); /* LUSOR_NONE if there is none */
/* A direction that stands for itself, such as N, and not for a group, such as Orthogonal. */
bool lusor_direction_specific(int direction);

/* Each of these returns how many there are and writes at most `cap` of them. */
int lusor_neighbours(const LusorGame *game, LusorSite site, int direction, int *out, int cap);
/* The sites on the first line that leads from a site in a direction, as far as the board goes. */
int lusor_line(const LusorGame *game, LusorSite site, int direction, int *out, int cap);
/* Corners of a cell, ends of an edge, cells round a vertex ... */
int lusor_incident(const LusorGame *game, LusorSite site, LusorSiteType type, int *out, int cap);

int lusor_tracks(const LusorGame *game);
const char *lusor_track_name(const LusorGame *game, int track);
int lusor_track_owner(const LusorGame *game, int track);
int lusor_track_sites(const LusorGame *game, int track, int *out, int cap);
/* Named and owned regions, as they are on the empty board. */
int lusor_regions(const LusorGame *game);
const char *lusor_region_name(const LusorGame *game, int region);
int lusor_region_owner(const LusorGame *game, int region);
int lusor_region_sites(const LusorGame *game, int region, int *out, int cap);

/* ---- positions ---- */

/* NULL if there is no memory. It has to be started, or to be made a copy, before use. */
LusorPosition *lusor_position_new(const LusorGame *game);
void lusor_position_free(LusorPosition *p);
const LusorGame *lusor_position_game(const LusorPosition *p);

/* The first position. Dice and shuffles follow from the seed. False if the rules cannot be followed
   (see lusor_trouble()). */
bool lusor_start(LusorPosition *p, uint64_t seed);
/* Makes `to`, a position of the same game, play on as `from` does: same legal moves, same dice. */
void lusor_copy(LusorPosition *to, const LusorPosition *from);
/* Other chance from here on. An agent does this to its copies so as not to know the next roll; the
   roll on the table stays if the legal moves were listed before. Such a position cannot be taken
   back. */
void lusor_reseed(LusorPosition *p, uint64_t seed);

/* The number of legal moves; 0 when the game is over. They stay the same until a move is made. -1
   if the rules cannot be followed to the end (see lusor_trouble()). */
int lusor_moves(LusorPosition *p);
/* How many were listed by lusor_moves(), which is what the position is ready to make; 0 if they are
   not known yet. */
int lusor_listed(const LusorPosition *p);
/* What went wrong in the last call, NULL if nothing did. */
const char *lusor_trouble(const LusorPosition *p);

/* Makes a legal move. False if there is no such move or if it meets trouble: then nothing has
   changed. */
bool lusor_make(LusorPosition *p, int move);
/* Where players move at the same time: one legal move of each player who has any. */
bool lusor_make_joint(LusorPosition *p, const int *moves, int n);
/* Takes back moves (fewer if there were not so many); returns how many. The dice stay as they were
   thrown. */
int lusor_undo(LusorPosition *p, int plies);
/* How many moves were made since the start. */
int lusor_plies(const LusorPosition *p);

/* For searches: makes a move that lusor_back() takes back, at the cost of what the move did. Both
   may nest up to LUSOR_DEPTH_MAX times; no other function that changes a position may come
   between. Moves made this way are not counted by lusor_plies(). */
enum { LUSOR_DEPTH_MAX = 128 };
bool lusor_try(LusorPosition *p, int move);
void lusor_back(LusorPosition *p);

/* Random numbers for playouts: a state to be started with any number. */
typedef struct LusorRandom {
    uint64_t state;
} LusorRandom;
uint32_t lusor_random(LusorRandom *r);         /* 32 random bits */
int lusor_random_below(LusorRandom *r, int n); /* 0 .. n-1 */
double lusor_random_unit(LusorRandom *r);      /* 0 <= x < 1 */
/* Makes random legal moves until the game is over or `max` were made; returns how many, -1 in
   trouble. The way of such a game cannot be taken back. */
int lusor_playout(LusorPosition *p, LusorRandom *r, int max);
/* The same, and the first `cap` moves are noted. */
typedef struct LusorNoted {
    uint64_t key; /* see lusor_move_key() */
    int mover;
} LusorNoted;
int lusor_playout_noting(LusorPosition *p, LusorRandom *r, int max, LusorNoted *out, int cap);
/* One random legal move; false when the game is over or in trouble. Likewise. */
bool lusor_random_move(LusorPosition *p, LusorRandom *r);

/* ---- how it stands ---- */

int lusor_mover(const LusorPosition *p); /* 0: nobody */
int lusor_next(const LusorPosition *p);  /* who is to move after that, as it stands */
bool lusor_over(const LusorPosition *p);
/* Still in the game, neither won nor lost. */
bool lusor_active(const LusorPosition *p, int player);
int lusor_winner(const LusorPosition *p);              /* 0: nobody; LUSOR_NONE: not over */
double lusor_rank(const LusorPosition *p, int player); /* 1 is best; 0 while not ranked */
/* What it is worth to a player: 1 the best rank, -1 the worst; 0 while not over. */
double lusor_utility(const LusorPosition *p, int player);
int lusor_score(const LusorPosition *p, int player);
int lusor_amount(const LusorPosition *p, int player);
int lusor_pot(const LusorPosition *p);
int lusor_turn_number(const LusorPosition *p);
const char *lusor_phase(const LusorPosition *p, int player); /* "" if it has no name */
/* Which player sits on a seat now: differs from the seat after a swap. */
int lusor_seat(const LusorPosition *p, int player);

/* A number for the position as the rules see it: equal positions have equal hashes. */
uint64_t lusor_hash(const LusorPosition *p);
/* The position as one line, as recorded plays have it. */
size_t lusor_state_text(const LusorPosition *p, char *buffer, size_t size);

/* ---- what lies where ---- */

typedef struct LusorContent {
    int piece; /* 0: nothing; LUSOR_NONE: something the viewer is not told */
    int owner;
    int count, state, rotation, value;
    bool hidden; /* something is there (or may be) that the viewer is not told */
} LusorContent;

/* How many pieces lie on each other; 0 or 1 in games without stacks. */
int lusor_height(const LusorPosition *p, LusorSite site);
/* What a player sees at one level of a site; viewer 0 sees everything. */
LusorContent lusor_at(const LusorPosition *p, LusorSite site, int level, int viewer);
/* The same for the top of a site. */
LusorContent lusor_top(const LusorPosition *p, LusorSite site, int viewer);
bool lusor_empty(const LusorPosition *p, LusorSite site);
/* Large pieces: the site whose piece covers this one; itself otherwise. */
LusorSite lusor_covered_by(const LusorPosition *p, LusorSite site);
/* Deduction puzzles: the value of a site if it is known, else LUSOR_NONE. */
int lusor_puzzle_value(const LusorPosition *p, LusorSite site);
/* Deals what a player cannot see anew, at random and in accordance with what they do see. */
void lusor_shuffle_hidden(LusorPosition *p, int viewer, LusorRandom *r);

/* ---- what a move is ---- */

typedef enum {
    LUSOR_ADD,     /* piece(s) onto `to` */
    LUSOR_MOVE,    /* from `from` to `to` */
    LUSOR_REMOVE,  /* from `to` */
    LUSOR_PROMOTE, /* what lies on `to` becomes `piece` */
    LUSOR_SELECT,  /* sites are chosen */
    LUSOR_SET, /* something on `to`, named by `word`, becomes `value`: State, Count, Rotation ... */
    LUSOR_SCORE, /* of `player`, becomes `value` (or grows by it: `flag`) */
    LUSOR_AMOUNT,
    LUSOR_BET,
    LUSOR_POT,
    LUSOR_NEXT_PLAYER,
    LUSOR_HIDE, /* what `player` sees of `to` */
    LUSOR_ROLL, /* a die on `to` shows state `value` */
    LUSOR_USE_DIE,
    LUSOR_PASS,
    LUSOR_SWAP, /* players change sides */
    LUSOR_PROPOSE,
    LUSOR_VOTE,
    LUSOR_NOTE, /* a message to `player` */
    LUSOR_FORFEIT,
    LUSOR_NEXT_GAME, /* of a match */
    LUSOR_ASSIGN,    /* puzzle: `to` gets `value` */
    LUSOR_OTHER
} LusorActionKind;

typedef struct LusorAction {
    LusorActionKind kind;
    bool decision; /* what the player decides, not what follows */
    LusorSite from, to;
    int level_from, level_to; /* LUSOR_NONE: the top */
    int piece, count, state, rotation, value, player;
    bool flag;        /* LUSOR_MOVE: the whole stack; LUSOR_ADD: onto a stack */
    const char *word; /* name of what is set, a message; NULL if none */
} LusorAction;

typedef struct LusorMoveInfo {
    int mover;
    LusorSite from, to; /* of the decision; equal for what happens on one site */
    int level_from, level_to;
    LusorActionKind kind; /* of the decision */
    int piece;            /* added, or promoted to; else LUSOR_NONE */
    int n_actions;
    const char *name; /* how the language itself writes it (RBG), valid until the moves change; NULL
                         if it leaves that to others */
} LusorMoveInfo;

/* Facts about a legal move; `move` below lusor_moves(). */
LusorMoveInfo lusor_move_info(const LusorPosition *p, int move);
/* Its actions, those known before it is made; returns how many, writes at most `cap`. */
int lusor_move_actions(const LusorPosition *p, int move, LusorAction *out, int cap);
/* Its text in Ludii's trial files. */
size_t lusor_move_text(const LusorPosition *p, int move, char *buffer, size_t size);

/* A number that tells a move from others also where the list of legal moves is another one, as
   after a different roll; dice are not in it. */
uint64_t lusor_move_key(const LusorPosition *p, int move);

/* The last move made and everything it did, consequences included. */
LusorMoveInfo lusor_last_info(const LusorPosition *p);
int lusor_last_actions(const LusorPosition *p, LusorAction *out, int cap);

/* The index, among the legal moves it was chosen from, of the move made at a ply (0 is the first).
   With the seed and the choices it determines the whole game. */
int lusor_played(const LusorPosition *p, int ply);
uint64_t lusor_seed(const LusorPosition *p);

/* ---- trials ---- */

/* The game so far as a trial that Ludii reads. False with a reason in *why (a literal). */
bool lusor_save_trial(const LusorPosition *p, const char *path, const char **why);
/* Starts anew and plays the moves of a trial as far as they are legal; returns how many, -1 if the
   file cannot be read. *why: NULL or a reason why not all of it was played, to be freed. */
int lusor_load_trial(LusorPosition *p, const char *path, char **why);

#endif
