/* State hash: one number for all that the state text tells. */
#ifndef LUSOR_STATE_HASH_H
#define LUSOR_STATE_HASH_H

#include "play/context.h"

/* Positions whose state texts differ have, but for an accident of one in 2^64, different hashes.
   The contents of the sites are hashed as actions change them (pos->hash); the few numbers beside
   them are added here, when somebody asks. */
uint64_t state_hash(const Context *c);

#endif
