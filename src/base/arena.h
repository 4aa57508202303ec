/* Arena: memory that is given back all at once, with a limit that says so when it is met. */
#ifndef LUSOR_ARENA_H
#define LUSOR_ARENA_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

typedef struct Arena {
    struct ArenaBlock *last; /* the block being filled; older ones hang behind it */
    size_t used;             /* bytes in all blocks together */
    size_t limit;            /* `used` never exceeds this */
    jmp_buf escape;          /* where ARENA_CATCH stands; arena_full() jumps there */
    int catching;            /* escape is set */
    struct Arena *children;  /* freed with this one, if not before */
    struct Arena *sibling;
} Arena;

/* An empty arena that never holds more than `limit` bytes. */
void arena_init(Arena *a, size_t limit);
/* Gives everything back; the arena is empty again and may be used further. */
void arena_free(Arena *a);

/* An empty arena with a limit of its own, for work on the way to what `parent` is to hold. Freed by
   arena_free, and with its parent at the latest: so nothing is lost when the parent's limit is met
   in the middle of that work. */
Arena *arena_child(Arena *parent, size_t limit);

/* `size` zeroed bytes, aligned for any type. Never NULL: when the limit is met (or the machine has
   no memory) control goes to ARENA_CATCH, or, without one, the program ends with a message. */
void *arena_alloc(Arena *a, size_t size);
char *arena_strndup(Arena *a, const char *s, size_t n);
char *arena_strdup(Arena *a, const char *s);
char *arena_printf(Arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(Arena *a, const char *fmt, va_list ap);

#define ARENA_NEW(a, T)      ((T *)arena_alloc((a), sizeof(T)))
#define ARENA_ARRAY(a, T, n) ((T *)arena_alloc((a), sizeof(T) * (size_t)(n)))

/* Grows the array `items` (capacity `*cap`, `n` in use, elements of `size` bytes) so that it has
   room for one more; returns the array. The old one stays in the arena until that is freed. */
void *arena_grow(Arena *a, void *items, int n, int *cap, size_t size);

/* A growing array as three members: T *name; int n_name, cap_name.
   ARENA_PUSH makes room for one more and yields an lvalue for it. */
#define ARENA_PUSH(a, items, n, cap) \
    (*((items) = arena_grow((a), (items), (n), &(cap), sizeof *(items)), &(items)[(n)++]))

/* if (ARENA_CATCH(&arena)) { ... the limit was met ... }  Use once per arena, in the function whose
   frame outlives all allocation; read no local changed since. */
#define ARENA_CATCH(a) ((a)->catching = 1, setjmp((a)->escape))

#endif
