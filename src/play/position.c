/* Position: decides where in the block everything lies. */
#include "play/position.h"

#include "play/on_track.h"

static uint32_t place(uint32_t *end, bool needed, size_t bytes) {
    if (!needed)
        return 0;
    uint32_t at = *end;
    *end += (uint32_t)((bytes + 7) & ~(size_t)7);
    return at;
}

void position_layout(Game *g) {
    uint32_t end = (sizeof(Position) + 7) & ~7u;
    size_t slots = (size_t)g->n_slots * sizeof(int32_t), all = slots * (size_t)g->levels;
    size_t set = (size_t)g->slot_words * sizeof(Bits);
    bool stacks = g->levels > 1, large = game_has(g, FLAG_LargePiece);
    bool boxes = g->n_containers > 1;
    Layout *l = &g->layout;
    *l = (Layout){ 0 };
    l->what = place(&end, true, all);
    l->count = place(&end, !stacks && (game_has(g, FLAG_Count) || boxes), slots);
    l->state = place(&end, boxes || large || game_has(g, FLAG_SiteState), all);
    l->rotation = place(&end, game_has(g, FLAG_Rotation), all);
    l->value = place(&end, game_has(g, FLAG_Value | FLAG_Dominoes), all);
    l->hidden = place(&end, game_has(g, FLAG_HiddenInfo), all * N_HIDDEN);
    l->height = place(&end, stacks, slots);
    l->empty = place(&end, true, set);
    l->playable = place(&end, game_has(g, FLAG_Boardless), set);
    l->owned = place(&end, true, set * (size_t)g->n_components);
    l->order = place(&end, g->asks_order && !stacks,
                     (size_t)g->n_components * (size_t)(g->n_slots + 1) * sizeof(int32_t));
    l->visited = place(&end, game_has(g, FLAG_Visited), set);
    l->start = place(&end, g->asks_start,
                     (size_t)g->n_type_sites[g->default_type] * sizeof(int32_t));
    l->pending = place(&end, true, PENDING_MAX * sizeof(int32_t));
    l->remember = place(&end, g->n_memories > 0,
                        (size_t)g->n_memories * (REMEMBER_MAX + 1) * sizeof(int32_t));
    l->to_clear = place(&end, game_has(g, FLAG_SequenceCapture), TO_CLEAR_MAX * sizeof(int32_t));
    l->dice = place(&end, true, (size_t)g->n_sites * sizeof(int32_t));
    l->vars = place(&end, g->n_vars > 0, (size_t)g->n_vars * sizeof(int32_t));
    l->votes = place(&end, game_has(g, FLAG_Vote), 2 * VOTES_MAX * sizeof(int32_t));
    l->domains = place(&end, game_has(g, FLAG_DeductionPuzzle), (size_t)g->n_slots * sizeof(Bits));
    l->cost = place(&end, g->sets_cost, slots);
    l->colour = place(&end, g->sets_colour, slots);
    l->on_track = place(&end, game_has(g, FLAG_InternalLoopInTrack),
                        (size_t)on_track_size(g) * sizeof(int32_t));
    l->dominoes = place(&end, game_has(g, FLAG_Dominoes), (size_t)(g->n_components + 1) * 4);
    l->size = end;
}
