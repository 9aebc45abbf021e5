// V neighbours in x, loaded and stored at once, and the star of points around them.
#pragma once

#include "../../examples/wave/star.cuh"

static_assert(RADIUS == 4, "a side of the star is a whole number of packs");

template <int V> struct Vector;
template <> struct Vector<1> {
    using Type = float;
};
template <> struct Vector<2> {
    using Type = float2;
};
template <> struct Vector<4> {
    using Type = float4;
};

template <int V> struct alignas(4 * V) Pack {
    float of[V];
};

template <int V> __device__ inline Pack<V> pack_of(typename Vector<V>::Type vector)
{
    Pack<V> made;
    memcpy(&made, &vector, sizeof made);
    return made;
}

template <int V> __device__ inline const typename Vector<V>::Type *vector_at(const float *at)
{
    return reinterpret_cast<const typename Vector<V>::Type *>(at);
}

// What neighbours need again.
template <int V> __device__ inline Pack<V> load(const float *at)
{
    return pack_of<V>(__ldg(vector_at<V>(at)));
}

// What nobody needs again: first to leave the caches.
template <int V> __device__ inline Pack<V> load_once(const float *at)
{
    return pack_of<V>(__ldcs(vector_at<V>(at)));
}

template <int V> __device__ inline Pack<V> load_shared(const float *at) { return pack_of<V>(*vector_at<V>(at)); }

template <int V> __device__ inline void store_once(float *at, const Pack<V> &pack)
{
    typename Vector<V>::Type vector;
    memcpy(&vector, &pack, sizeof vector);
    __stcs(reinterpret_cast<typename Vector<V>::Type *>(at), vector);
}

__device__ inline void to_l2(const float *at) { asm volatile("prefetch.global.L2 [%0];" ::"l"(at)); }

// The columns along z of V points: the middle one is here.
template <int V> using Column = Pack<V>[2 * RADIUS + 1];

template <int V> __device__ inline void move_up(Column<V> &column, const Pack<V> &newest)
{
#pragma unroll
    for (int k = 0; k < 2 * RADIUS; k++)
        column[k] = column[k + 1];
    column[2 * RADIUS] = newest;
}

// `at_offset(x, y)`: the pack x floats and y rows away, in the plane of the middle.
template <int V, class AtOffset> __device__ inline Pack<V> laplacian(const Column<V> &column, AtOffset at_offset)
{
    float row[V + 2 * RADIUS];
#pragma unroll
    for (int x = -RADIUS; x < V + RADIUS; x += V) {
        const Pack<V> part = x == 0 ? column[RADIUS] : at_offset(x, 0);
#pragma unroll
        for (int i = 0; i < V; i++)
            row[x + RADIUS + i] = part.of[i];
    }
    Pack<V> sum;
#pragma unroll
    for (int i = 0; i < V; i++)
        sum.of[i] = 3 * weight(0) * column[RADIUS].of[i];
#pragma unroll
    for (int k = 1; k <= RADIUS; k++) {
        const Pack<V> below = at_offset(0, -k), above = at_offset(0, k);
#pragma unroll
        for (int i = 0; i < V; i++)
            sum.of[i] = add_star(sum.of[i], k, column[RADIUS - k].of[i], column[RADIUS + k].of[i], below.of[i],
                                 above.of[i], row[RADIUS + i - k], row[RADIUS + i + k]);
    }
    return sum;
}

template <int V>
__device__ inline Pack<V> advance(const Pack<V> &here, const Pack<V> &before, const Pack<V> &speed,
                                  const Pack<V> &sum)
{
    Pack<V> after;
#pragma unroll
    for (int i = 0; i < V; i++)
        after.of[i] = advance(here.of[i], before.of[i], speed.of[i], sum.of[i]);
    return after;
}

// A pack for each of the next planes; the first one is taken, the last one set. Unused if AHEAD is 0.
template <int V, int AHEAD> struct Queue {
    Pack<V> of[AHEAD ? AHEAD : 1];

    __device__ Pack<V> take()
    {
        const Pack<V> first = of[0];
#pragma unroll
        for (int a = 0; a + 1 < AHEAD; a++)
            of[a] = of[a + 1];
        return first;
    }
};
