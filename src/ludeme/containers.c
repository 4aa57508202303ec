/* Containers beside the board: hands, dice, decks. */
#include "lang/words.h"
#include "ludeme/equipment.h"

enum { SITES_MAX = 10000, FACES_MAX = 100, SUITS_MAX = 16, CARDS_MAX = 64 };

/* Ludii's name for it: with the player's number, or 0. */
static const char *name_for(const Build *b, const char *name, int role) {
    int owner = role <= ROLE_TYPE_P16      ? role
                : role <= ROLE_TYPE_Team16 ? role - ROLE_TYPE_Team1 + 1
                                           : 0;
    return arena_printf(b->arena, "%s%d", name, owner);
}

static Container *add(Build *b, const Bound *n, ContainerKind kind, const char *name, int role) {
    Container *c = equipment_container(b, n, kind);
    c->name = name_for(b, name, role);
    c->owner = equipment_owner(b, role);
    return c;
}

static int number_of(Build *b, const Bound *n, const char *param, int otherwise, int most) {
    int v = equipment_int(b, n, param, otherwise);
    if (v >= 1 && v <= most)
        return v;
    build_error(b, n, "%s must be 1 to %d", param, most);
    return 1;
}

void hand_load(Build *b, const Bound *n) {
    int role = bound_word(n, "<roleType>", ROLE_TYPE_Shared);
    int size = number_of(b, n, "size:<int>", 1, SITES_MAX);
    int first = role == ROLE_TYPE_Each ? ROLE_TYPE_P1 : role;
    int last = role == ROLE_TYPE_Each ? ROLE_TYPE_P1 + b->game->n_players - 1 : role;
    for (int r = first; r <= last; r++)
        add(b, n, CONTAINER_HAND, "Hand", r)->n_sites = size;
}

/* ---- dice ---- */

static const Container *dice_before(const Build *b) {
    for (int i = 1; i < b->game->n_containers; i++)
        if (b->game->containers[i].kind == CONTAINER_DICE)
            return &b->game->containers[i];
    return NULL;
}

static int dice_so_far(const Build *b) {
    int n = 0;
    for (int i = 1; i < b->game->n_components; i++)
        n += b->game->components[i].kind == COMPONENT_DIE;
    return n;
}

/* The faces that die `i` has: said for each die, said for all, or counted from `from`. */
static Ints faces_of(Build *b, const Bound *n, int i) {
    const Bound *all = bound_arg(n, "faces:{<int>}"),
                *by_die = bound_arg(n, "facesByDie:{{<int>}}");
    if (by_die && i < by_die->n_items)
        return equipment_ints(b, by_die->items[i]);
    if (all)
        return equipment_ints(b, all);
    int count = number_of(b, n, "d:<int>", 6, FACES_MAX);
    int from = equipment_int(b, n, "from:<int>", 1);
    int *faces = ARENA_ARRAY(b->arena, int, count);
    for (int k = 0; k < count; k++)
        faces[k] = from + k;
    return (Ints){ faces, count };
}

static void add_die(Build *b, const Bound *n, int i, int number, int role) {
    Component *c = equipment_component(b, n, COMPONENT_DIE);
    Ints faces = faces_of(b, n, i);
    const Bound *biased = bound_arg(n, "biased:{<int>}");
    Ints bias = biased ? equipment_ints(b, biased) : (Ints){ 0 };
    if (faces.n < 1)
        build_error(b, n, "a die has at least one face");
    c->plain = c->name = arena_printf(b->arena, "Die%d", number);
    c->role = role;
    c->owner = equipment_owner(b, role);
    c->faces = (int *)faces.v;
    c->n_faces = faces.n;
    c->biased = (int *)bias.v;
    c->n_biased = bias.n;
}

/* All dice of a game lie in one container, as in Ludii, whoever they belong to. */
void dice_load(Build *b, const Bound *n) {
    int role = bound_word(n, "<roleType>", ROLE_TYPE_Shared);
    int count = number_of(b, n, "num:<int>", 1, SITES_MAX), before = dice_so_far(b);
    Container *c = (Container *)dice_before(b);
    if (!c)
        c = add(b, n, CONTAINER_DICE, "Dice", role);
    c->name = name_for(b, "Dice", role);
    c->owner = equipment_owner(b, role);
    c->n_sites += count;
    for (int i = 0; i < count; i++)
        add_die(b, n, i, before + i + 1, role);
    c->n_faces = b->game->components[b->game->n_components - 1].n_faces;
    build_flag(b, FLAG_Stochastic | FLAG_NotAllPass);
}

/* ---- decks ---- */

static int cards_so_far(const Build *b) {
    int n = 0;
    for (int i = 1; i < b->game->n_components; i++)
        n += b->game->components[i].kind == COMPONENT_CARD;
    return n;
}

/* Card `i` of a suit: as described, or the natural order from the ace on. */
static void describe_card(Build *b, Component *c, const Bound *card, int i) {
    c->rank = c->value = c->trump_rank = c->trump_value = i + 1;
    if (!card)
        return;
    c->rank = equipment_int(b, card, "rank:<int>", 0);
    c->value = equipment_int(b, card, "value:<int>", 0);
    c->trump_rank = equipment_int(b, card, "trumpRank:<int>", c->rank);
    c->trump_value = equipment_int(b, card, "trumpValue:<int>", c->value);
}

void deck_load(Build *b, const Bound *n) {
    const Bound *cards = bound_arg(n, "{<equipment.card>}");
    int role = bound_word(n, "<roleType>", ROLE_TYPE_Shared), number = cards_so_far(b);
    int suits = number_of(b, n, "suits:<int>", 4, SUITS_MAX);
    int per_suit = cards ? cards->n_items : number_of(b, n, "cardsBySuit:<int>", 13, CARDS_MAX);
    Container *deck = add(b, n, CONTAINER_DECK, "Deck", role);
    deck->n_sites = 1;
    deck->first_card = b->game->n_components;
    deck->n_cards = suits * per_suit;
    for (int suit = 1; suit <= suits; suit++)
        for (int i = 0; i < per_suit; i++) {
            Component *c = equipment_component(b, n, COMPONENT_CARD);
            c->plain = c->name = arena_printf(b->arena, "Card%d", ++number);
            c->role = role;
            c->owner = equipment_owner(b, role);
            c->suit = suit;
            describe_card(b, c, cards ? cards->items[i] : NULL, i);
        }
}
