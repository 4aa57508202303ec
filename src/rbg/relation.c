/* Relations between vertices. */
#include "rbg/relation.h"

#include <string.h>

enum { WORK_MAX = 200000000, ROW_BYTES_MAX = 32 << 20, ARENA_BYTES_MAX = 96 << 20 };

static uint32_t hash_words(const void *data, size_t bytes) {
    const unsigned char *p = data;
    uint64_t h = 0x9E3779B97F4A7C15u;
    for (; bytes >= 8; bytes -= 8, p += 8) {
        uint64_t w;
        memcpy(&w, p, 8);
        h = (h ^ w) * 0xBF58476D1CE4E5B9u;
        h ^= h >> 29;
    }
    for (; bytes; bytes--, p++)
        h = (h ^ *p) * 0xBF58476D1CE4E5B9u;
    return (uint32_t)(h ^ h >> 32);
}

static size_t row_bytes(const Relations *r) {
    return (size_t)r->words * sizeof(uint64_t);
}

static int count_bits(const uint64_t *words, int n) {
    int count = 0;
    for (int i = 0; i < n; i++)
        count += __builtin_popcountll(words[i]);
    return count;
}

/* The row with these words; the words are copied. UINT32_MAX when the pool is full. */
static uint32_t find_row(Relations *r, const uint64_t *words) {
    uint32_t hash = hash_words(words, row_bytes(r));
    uint32_t *head = &r->row_table[hash % RELATION_ROWS];
    r->work += r->words;
    for (uint32_t i = *head; i; i = r->rows[i].other)
        if (r->rows[i].hash == hash && !memcmp(r->rows[i].words, words, row_bytes(r)))
            return i;
    int count = count_bits(words, r->words);
    if (!count)
        return 0;
    if ((size_t)r->n_rows * row_bytes(r) > ROW_BYTES_MAX)
        return UINT32_MAX;
    uint64_t *copy = ARENA_ARRAY(r->arena, uint64_t, r->words);
    memcpy(copy, words, row_bytes(r));
    ARENA_PUSH(r->arena, r->rows, r->n_rows, r->cap_rows) = (Row){ copy, hash, count, *head };
    return *head = (uint32_t)r->n_rows - 1;
}

/* ---- making relations ---- */

static bool same_relation(const Relations *r, const Relation *a, const Relation *b) {
    size_t n = (size_t)r->n_vertices;
    if (a->hash != b->hash || !a->to != !b->to)
        return false;
    return a->to ? !memcmp(a->to, b->to, n * sizeof *a->to)
                 : !memcmp(a->rows, b->rows, n * sizeof *a->rows);
}

/* Whether following single targets may come back to where one was. */
static bool is_circular(const Relations *r, const int16_t *to) {
    memset(r->marks, 0, (size_t)r->n_vertices * sizeof *r->marks);
    for (int v = 0; v < r->n_vertices; v++) {
        int w = v;
        for (; w >= 0 && !r->marks[w]; w = to[w])
            r->marks[w] = v + 1;
        if (w >= 0 && r->marks[w] == v + 1)
            return true;
    }
    return false;
}

static bool is_constant(const Relations *r, const Relation *a) {
    for (int v = 1; v < r->n_vertices; v++)
        if (a->to ? a->to[v] != a->to[0] : a->rows[v] != a->rows[0])
            return false;
    return true;
}

static const Relation *keep(Relations *r, Relation *made) {
    size_t n = (size_t)r->n_vertices;
    made->hash = made->to ? hash_words(made->to, n * sizeof *made->to)
                          : hash_words(made->rows, n * sizeof *made->rows);
    Relation **head = &r->table[made->hash % RELATION_ROWS];
    for (Relation *o = *head; o; o = o->other)
        if (same_relation(r, o, made))
            return o;
    Relation *kept = ARENA_NEW(r->arena, Relation);
    *kept = *made;
    kept->id = r->n++;
    kept->constant = is_constant(r, kept);
    kept->circular = !kept->to || is_circular(r, kept->to);
    kept->other = *head;
    return *head = kept;
}

static const Relation *keep_single(Relations *r, const int16_t *to) {
    Relation made = { .to = to };
    for (int v = 0; v < r->n_vertices; v++)
        if (to[v] >= 0)
            made.most = 1;
    return keep(r, &made);
}

static int first_bit(const uint64_t *words, int n) {
    for (int i = 0; i < n; i++)
        if (words[i])
            return i * 64 + __builtin_ctzll(words[i]);
    return -1;
}

/* A relation given by rows; where no vertex has two targets it becomes one of single targets. */
static const Relation *keep_rows(Relations *r, const uint32_t *rows) {
    Relation made = { .rows = rows };
    for (int v = 0; v < r->n_vertices; v++) {
        if (rows[v] == UINT32_MAX)
            return NULL;
        if (r->rows[rows[v]].count > made.most)
            made.most = r->rows[rows[v]].count;
    }
    if (made.most > 1)
        return keep(r, &made);
    int16_t *to = ARENA_ARRAY(r->arena, int16_t, r->n_vertices);
    for (int v = 0; v < r->n_vertices; v++)
        to[v] = (int16_t)first_bit(r->rows[rows[v]].words, r->words);
    return keep_single(r, to);
}

static bool over_budget(const Relations *r) {
    return r->work > WORK_MAX || r->arena->used > ARENA_BYTES_MAX;
}

void relations_init(Relations *r, const Model *model, Arena *arena) {
    *r = (Relations){ .arena = arena, .model = model, .n_vertices = model->n_vertices };
    r->words = (r->n_vertices + 63) / 64;
    r->marks = ARENA_ARRAY(arena, int, r->n_vertices);
    Row empty = { .words = ARENA_ARRAY(arena, uint64_t, r->words) };
    ARENA_PUSH(arena, r->rows, r->n_rows, r->cap_rows) = empty;
    int16_t *self = ARENA_ARRAY(arena, int16_t, r->n_vertices);
    int16_t *none = ARENA_ARRAY(arena, int16_t, r->n_vertices);
    for (int v = 0; v < r->n_vertices; v++) {
        self[v] = (int16_t)v;
        none[v] = -1;
    }
    r->identity = keep_single(r, self);
    r->nothing = keep_single(r, none);
}

const uint64_t *relation_targets(const Relations *r, const Relation *a, int v, uint64_t *scratch) {
    if (!a->to)
        return r->rows[a->rows[v]].words;
    memset(scratch, 0, row_bytes(r));
    if (a->to[v] >= 0)
        scratch[a->to[v] / 64] |= (uint64_t)1 << (a->to[v] % 64);
    return scratch;
}

/* ---- operations ---- */

const Relation *relation_shift(Relations *r, int label) {
    return keep_single(r, r->model->shifts + (size_t)label * (size_t)r->n_vertices);
}

const Relation *relation_union(Relations *r, const Relation *a, const Relation *b) {
    if (!a || !b || over_budget(r))
        return NULL;
    if (a == b || b == r->nothing)
        return a;
    if (a == r->nothing)
        return b;
    uint32_t *rows = ARENA_ARRAY(r->arena, uint32_t, r->n_vertices);
    uint64_t *one = ARENA_ARRAY(r->arena, uint64_t, r->words);
    uint64_t *two = ARENA_ARRAY(r->arena, uint64_t, r->words);
    uint64_t *both = ARENA_ARRAY(r->arena, uint64_t, r->words);
    for (int v = 0; v < r->n_vertices; v++) {
        const uint64_t *x = relation_targets(r, a, v, one), *y = relation_targets(r, b, v, two);
        for (int i = 0; i < r->words; i++)
            both[i] = x[i] | y[i];
        rows[v] = find_row(r, both);
    }
    return keep_rows(r, rows);
}

static const Relation *product_of_singles(Relations *r, const int16_t *a, const int16_t *b) {
    int16_t *to = ARENA_ARRAY(r->arena, int16_t, r->n_vertices);
    for (int v = 0; v < r->n_vertices; v++)
        to[v] = a[v] < 0 ? -1 : b[a[v]];
    r->work += r->n_vertices;
    return keep_single(r, to);
}

/* The union of what `b` reaches from all vertices in `from`. */
static uint32_t reach_from(Relations *r, const uint64_t *from, const Relation *b, uint64_t *sum,
                           uint64_t *scratch) {
    memset(sum, 0, row_bytes(r));
    for (int i = 0; i < r->words; i++)
        for (uint64_t left = from[i]; left; left &= left - 1) {
            const uint64_t *row = relation_targets(r, b, i * 64 + __builtin_ctzll(left), scratch);
            for (int j = 0; j < r->words; j++)
                sum[j] |= row[j];
            r->work += r->words;
        }
    return find_row(r, sum);
}

const Relation *relation_product(Relations *r, const Relation *a, const Relation *b) {
    if (!a || !b || over_budget(r))
        return NULL;
    if (a->to && b->to)
        return product_of_singles(r, a->to, b->to);
    uint32_t *rows = ARENA_ARRAY(r->arena, uint32_t, r->n_vertices);
    if (a->to) {
        for (int v = 0; v < r->n_vertices; v++)
            rows[v] = a->to[v] < 0 ? 0 : b->rows[a->to[v]];
        return keep_rows(r, rows);
    }
    uint64_t *sum = ARENA_ARRAY(r->arena, uint64_t, r->words);
    uint64_t *scratch = ARENA_ARRAY(r->arena, uint64_t, r->words);
    uint32_t *known = ARENA_ARRAY(r->arena, uint32_t, r->n_rows); /* result + 1, by row of a */
    for (int v = 0; v < r->n_vertices; v++) {
        uint32_t from = a->rows[v];
        if (!known[from])
            known[from] = reach_from(r, r->rows[from].words, b, sum, scratch) + 1;
        rows[v] = known[from] - 1;
        if (over_budget(r))
            return NULL;
    }
    return keep_rows(r, rows);
}

/* Everything reached from `v` in any number of steps, as a row. */
static uint32_t close_from(Relations *r, const Relation *a, int v, uint64_t *seen, int *queue,
                           uint64_t *scratch) {
    int n = 0;
    memset(seen, 0, row_bytes(r));
    seen[v / 64] |= (uint64_t)1 << (v % 64);
    queue[n++] = v;
    for (int i = 0; i < n; i++) {
        const uint64_t *row = relation_targets(r, a, queue[i], scratch);
        for (int w = 0; w < r->words; w++) {
            uint64_t fresh = row[w] & ~seen[w];
            seen[w] |= fresh;
            for (; fresh; fresh &= fresh - 1)
                queue[n++] = w * 64 + __builtin_ctzll(fresh);
        }
        r->work += r->words;
    }
    return find_row(r, seen);
}

const Relation *relation_star(Relations *r, const Relation *a) {
    if (!a || over_budget(r))
        return NULL;
    uint32_t *rows = ARENA_ARRAY(r->arena, uint32_t, r->n_vertices);
    uint64_t *seen = ARENA_ARRAY(r->arena, uint64_t, r->words);
    uint64_t *scratch = ARENA_ARRAY(r->arena, uint64_t, r->words);
    int *queue = ARENA_ARRAY(r->arena, int, r->n_vertices);
    for (int v = 0; v < r->n_vertices; v++) {
        rows[v] = close_from(r, a, v, seen, queue, scratch);
        if (over_budget(r))
            return NULL;
    }
    return keep_rows(r, rows);
}

const Relation *relation_where(Relations *r, const Relation *a, bool has_target) {
    if (!a)
        return NULL;
    int16_t *to = ARENA_ARRAY(r->arena, int16_t, r->n_vertices);
    for (int v = 0; v < r->n_vertices; v++) {
        bool has = a->to ? a->to[v] >= 0 : a->rows[v] != 0;
        to[v] = (int16_t)(has == has_target ? v : -1);
    }
    return keep_single(r, to);
}
