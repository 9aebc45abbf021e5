/* How often atomic operations change each line of global memory, by a hash of its number. */

#include "machine.h"

/* A request's lanes of `mask`: the lanes that change one word come one after the other, and words of
   a sector are changed together. */
void count_contention(Machine *m, s32 slot, u32 mask, const u64 *restrict address) {
    u64 sector[LANES];
    u32 most[LANES], found = 0;
    EACH(l) if (IN(mask, l) && address[l] - (u64)m->shared >= m->shared_bytes) {
        u32 times = 1, n = 0;
        for (s32 k = 0; k < l; k++) times += IN(mask, k) && address[k] == address[l];
        while (n < found && sector[n] != address[l] >> 5) n++;
        if (n == found) sector[n] = address[l] >> 5, most[n] = 0, found++;
        if (times <= most[n]) continue;
        most[n] = times;
        u64 line = (address[l] - m->arena_host) >> 7;
        u64 place = (line * 0x9e3779b97f4a7c15ull) >> 52;
        m->contention[2 * (place % CONTENDED) + (m->atomics[slot] == FLOATING)]++;
    }
}
