/* All tables of ludemes, one from each file, as one grammar. */
#ifndef LUSOR_LUDEMES_H
#define LUSOR_LUDEMES_H

#include "lang/grammar.h"

/* Where several signatures fit, the one declared first is meant. So math stands before dims: where
   a number is expected, (+ 1 2) is arithmetic in play and not the size of a board. */
// clang-format off
#define LUDEME_TABLES(T) \
    T(words) \
    T(all) \
    T(add) \
    T(arrays) \
    T(board) \
    T(booleans) \
    T(capture) \
    T(chance) \
    T(count) \
    T(count_groups) \
    T(count_pieces) \
    T(directions) \
    T(distance) \
    T(effect) \
    T(end) \
    T(equipment) \
    T(floats) \
    T(for_each) \
    T(for_each_piece) \
    T(from_to) \
    T(game) \
    T(hidden) \
    T(hop) \
    T(math) \
    T(dims) \
    T(graph_operators) \
    T(graph_shapes) \
    T(ints) \
    T(is) \
    T(is_connected) \
    T(is_graph) \
    T(is_line) \
    T(is_loop) \
    T(is_now) \
    T(is_number) \
    T(is_threatened) \
    T(is_player) \
    T(is_site) \
    T(iterators) \
    T(join) \
    T(site_values) \
    T(logic) \
    T(logical) \
    T(match) T(meta) \
    T(memory) \
    T(message) \
    T(move) \
    T(moves_left) \
    T(parts) \
    T(pattern) \
    T(place_ints) \
    T(push) \
    T(puzzle) \
    T(ranges) \
    T(remove) \
    T(requirement) \
    T(select) \
    T(set) \
    T(sites_static) \
    T(sites) \
    T(sites_each) \
    T(sites_lines) \
    T(sites_linked) \
    T(sites_moves) \
    T(leap) \
    T(sow) \
    T(start) \
    T(start_place) \
    T(start_set) \
    T(take) \
    T(swap) \
    T(state_ints) \
    T(sites_math) \
    T(sites_named) \
    T(sites_occupied) \
    T(roll) \
    T(rotate) \
    T(slide) \
    T(step) \
    T(tiles) \
    T(track_site) \
    T(turn_moves) \
    T(where)
// clang-format on

#define LUDEME_TABLE_DECLARE(name) extern const Ludeme name##_ludemes[];
LUDEME_TABLES(LUDEME_TABLE_DECLARE)

/* The grammar of all ludemes, made at the first call. */
const Grammar *ludeme_grammar(void);

#endif
