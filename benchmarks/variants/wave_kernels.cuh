// Three schemes for a step of the wave, with what can be chosen in each as a template parameter.
//
//   V       neighbours in x of a thread        BX, BY  threads of a block in x and y
//   BLOCKS  of an SM, for __launch_bounds__    AHEAD   planes between a load and its use; may be 0 in `direct`
//
// A block marches through `planes` planes along z, from the one that blockIdx.z says.
#pragma once

#include "pack.cuh"

constexpr int X = 1152, Y = 704, Z = 160; // inner points, as in the study
constexpr int NX = X + 2 * PAD, NY = Y + 2 * RADIUS, NZ = Z + 2 * RADIUS;

// Index of a thread's pack in the first plane of its block.
template <int V, int BX, int BY> __device__ inline size_t first_point(int nx, size_t stride, int planes)
{
    return size_t(blockIdx.y * BY + threadIdx.y + RADIUS) * nx + (blockIdx.x * BX + threadIdx.x) * V + PAD +
           (RADIUS + size_t(blockIdx.z) * planes) * stride;
}

// The planes behind and ahead of the first one, but for the one that a march takes at its beginning.
template <int V> __device__ inline void begin(Column<V> &column, const float *now, size_t stride)
{
#pragma unroll
    for (int k = 1; k <= 2 * RADIUS; k++)
        column[k] = load<V>(now + (k - 1 - RADIUS) * ptrdiff_t(stride));
}

// Scheme 1: no shared memory, neighbours in x and y from L1. IN_L2: planes by which a prefetch to L2 goes
// ahead of the loads; 0: none. FIXED: the size is the study's, so that rows are constants apart: they share
// a register for their address.
template <int V, int BX, int BY, int BLOCKS, int AHEAD, int IN_L2, int UNROLL, bool FIXED>
__global__ void __launch_bounds__(BX *BY, BLOCKS)
    direct(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int planes)
{
    if (FIXED)
        nx = NX, ny = NY;
    const size_t stride = size_t(nx) * ny, first = first_point<V, BX, BY>(nx, stride, planes);
    now += first, velocity += first, next += first;
    Column<V> column;
    Queue<V, AHEAD> ahead, before, speed;
    begin<V>(column, now, stride);
#pragma unroll
    for (int a = 0; a < AHEAD; a++) {
        ahead.of[a] = load<V>(now + (RADIUS + a) * stride);
        before.of[a] = load_once<V>(next + a * stride);
        speed.of[a] = load_once<V>(velocity + a * stride);
    }
    constexpr int LAST = AHEAD ? AHEAD - 1 : 0;
#pragma unroll UNROLL
    for (int z = 0; z < planes; z++) {
        move_up<V>(column, AHEAD ? ahead.take() : load<V>(now + RADIUS * stride));
        const Pack<V> was = AHEAD ? before.take() : load_once<V>(next);
        const Pack<V> factor = AHEAD ? speed.take() : load_once<V>(velocity);
        if (AHEAD && z + AHEAD < planes) {
            ahead.of[LAST] = load<V>(now + (RADIUS + AHEAD) * stride);
            before.of[LAST] = load_once<V>(next + AHEAD * stride);
            speed.of[LAST] = load_once<V>(velocity + AHEAD * stride);
        }
        if (IN_L2 && z + AHEAD + IN_L2 < planes) {
            to_l2(now + (RADIUS + AHEAD + IN_L2) * stride);
            to_l2(next + (AHEAD + IN_L2) * stride);
            to_l2(velocity + (AHEAD + IN_L2) * stride);
        }
        const Pack<V> sum = laplacian<V>(column, [=](int x, int y) { return load<V>(now + x + y * ptrdiff_t(nx)); });
        store_once<V>(next, advance<V>(column[RADIUS], was, factor, sum));
        now += stride, velocity += stride, next += stride;
    }
}

// Where in a tile with its halo a thread's pack is, and the one of the halo above or below, and beside it,
// that it brings: at most one each.
template <int V, int BX, int BY> struct Place {
    static constexpr int PITCH = BX * V + 2 * RADIUS, ROWS = BY + 2 * RADIUS, SIDES = 2 * RADIUS / V;
    static_assert(BY >= 2 * RADIUS && BX >= SIDES, "a thread brings one pack of a side of the halo");
    int own, end, side;          // in the tile
    ptrdiff_t end_away, side_away; // from the own one in memory
    bool has_end, has_side;

    __device__ explicit Place(int nx)
    {
        const int x = threadIdx.x, y = threadIdx.y;
        has_end = y < 2 * RADIUS, has_side = x < SIDES;
        const int end_y = (y < RADIUS ? y : y + BY) - RADIUS; // row in the tile without its halo
        const int side_x = (x < SIDES / 2 ? x * V : x * V + BX * V) - RADIUS;
        own = (y + RADIUS) * PITCH + x * V + RADIUS;
        end = (end_y + RADIUS) * PITCH + x * V + RADIUS;
        side = (y + RADIUS) * PITCH + side_x + RADIUS;
        end_away = (end_y - y) * ptrdiff_t(nx);
        side_away = side_x - x * V;
    }
};

// Scheme 2: the plane in shared memory, twice, so that there is one barrier a plane. All that comes from
// memory, the halo too, comes through registers AHEAD planes before its use.
template <int V, int BX, int BY, int BLOCKS, int AHEAD, int UNROLL>
__global__ void __launch_bounds__(BX *BY, BLOCKS)
    tiled(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int planes)
{
    using At = Place<V, BX, BY>;
    alignas(16) __shared__ float tiles[2][At::ROWS * At::PITCH];
    const At at(nx);
    const size_t stride = size_t(nx) * ny, first = first_point<V, BX, BY>(nx, stride, planes);
    now += first, velocity += first, next += first;
    Column<V> column;
    Queue<V, AHEAD> ahead, before, speed, end, side;
    const auto bring = [&](int into, int plane) {
        ahead.of[into] = load<V>(now + (RADIUS + plane) * stride);
        before.of[into] = load_once<V>(next + plane * stride);
        speed.of[into] = load_once<V>(velocity + plane * stride);
        if (at.has_end)
            end.of[into] = load<V>(now + plane * stride + at.end_away);
        if (at.has_side)
            side.of[into] = load<V>(now + plane * stride + at.side_away);
    };
    begin<V>(column, now, stride);
#pragma unroll
    for (int a = 0; a < AHEAD; a++)
        bring(a, a);
#pragma unroll UNROLL
    for (int z = 0; z < planes; z++) {
        float *const tile = tiles[z % 2];
        const auto put = [tile](int index, const Pack<V> &pack) { *reinterpret_cast<Pack<V> *>(tile + index) = pack; };
        move_up<V>(column, ahead.take());
        const Pack<V> was = before.take(), factor = speed.take(), at_end = end.take(), at_side = side.take();
        put(at.own, column[RADIUS]);
        if (at.has_end)
            put(at.end, at_end);
        if (at.has_side)
            put(at.side, at_side);
        if (z + AHEAD < planes)
            bring(AHEAD - 1, AHEAD);
        __syncthreads(); // the tile is whole; and the other one has been read by all
        const Pack<V> sum =
            laplacian<V>(column, [=](int x, int y) { return load_shared<V>(tile + at.own + y * At::PITCH + x); });
        store_once<V>(next, advance<V>(column[RADIUS], was, factor, sum));
        now += stride, velocity += stride, next += stride;
    }
}

__device__ inline void copy_16_bytes(float *to, const float *from)
{
    const unsigned address = unsigned(__cvta_generic_to_shared(to));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address), "l"(from) : "memory");
}

__device__ inline void end_group() { asm volatile("cp.async.commit_group;" ::: "memory"); }

template <int LEFT> __device__ inline void wait_until_groups_left()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}

// Scheme 3: a ring of planes in shared memory, filled by asynchronous copies: what is in flight takes no
// registers. The tiles of the other two fields lie behind the ring.
template <int BX, int BY, int AHEAD> struct Ring {
    using At = Place<4, BX, BY>;
    static constexpr int TILE = At::ROWS * At::PITCH, TILES = RADIUS + 1 + AHEAD; // of `now`
    static constexpr int OTHER = BX * BY * 4, OTHERS = AHEAD + 1;                 // of each other field
    static constexpr size_t BYTES = sizeof(float) * (TILE * TILES + 2 * OTHER * OTHERS);
};

template <int BX, int BY, int BLOCKS, int AHEAD>
__global__ void __launch_bounds__(BX *BY, BLOCKS)
    ring(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int planes)
{
    using Of = Ring<BX, BY, AHEAD>;
    using At = typename Of::At;
    extern __shared__ float4 memory[];
    float *const tiles = reinterpret_cast<float *>(memory);
    float *const others = tiles + Of::TILE * Of::TILES + (threadIdx.y * BX + threadIdx.x) * 4; // this thread's
    const At at(nx);
    const size_t stride = size_t(nx) * ny, first = first_point<4, BX, BY>(nx, stride, planes);
    now += first, velocity += first, next += first;
    const auto bring_tile = [&](int plane, int from) { // `from`: in planes from the one that `now` points to
        float *const tile = tiles + plane % Of::TILES * Of::TILE;
        const float *const source = now + from * stride;
        copy_16_bytes(tile + at.own, source);
        if (at.has_end)
            copy_16_bytes(tile + at.end, source + at.end_away);
        if (at.has_side)
            copy_16_bytes(tile + at.side, source + at.side_away);
    };
    const auto bring_others = [&](int plane, int from) {
        float *const pair = others + plane % Of::OTHERS * 2 * Of::OTHER;
        copy_16_bytes(pair, next + from * stride);
        copy_16_bytes(pair + Of::OTHER, velocity + from * stride);
    };
    for (int z = 0; z < RADIUS; z++)
        bring_tile(z, z);
#pragma unroll
    for (int a = 0; a < AHEAD; a++) {
        bring_tile(RADIUS + a, RADIUS + a);
        bring_others(a, a);
        end_group();
    }
    Column<4> column;
    begin<4>(column, now, stride);
#pragma unroll 1
    for (int z = 0; z < planes; z++) {
        wait_until_groups_left<AHEAD - 1>();
        __syncthreads(); // the newest tile is whole; and the one of the plane before has been read by all
        if (z + AHEAD < planes) {
            bring_tile(z + RADIUS + AHEAD, RADIUS + AHEAD);
            bring_others(z + AHEAD, AHEAD);
        }
        end_group(); // an empty one at the end, so that as many are left to wait for
        move_up<4>(column, load_shared<4>(tiles + (z + RADIUS) % Of::TILES * Of::TILE + at.own));
        const float *const tile = tiles + z % Of::TILES * Of::TILE + at.own;
        const Pack<4> sum =
            laplacian<4>(column, [=](int x, int y) { return load_shared<4>(tile + y * At::PITCH + x); });
        const float *const pair = others + z % Of::OTHERS * 2 * Of::OTHER;
        store_once<4>(next, advance<4>(column[RADIUS], load_shared<4>(pair), load_shared<4>(pair + Of::OTHER), sum));
        now += stride, velocity += stride, next += stride;
    }
}

// Roofs: what a step must move. EACH: packs of four floats a thread, a block's length apart.
template <int EACH, bool ONCE>
__global__ void moved(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny,
                      int)
{
    const size_t row = (size_t(blockIdx.z + RADIUS) * ny + blockIdx.y * EACH + RADIUS) * nx + 4 * threadIdx.x + PAD;
    const auto from = [](const float *at) { return ONCE ? load_once<4>(at) : pack_of<4>(*vector_at<4>(at)); };
    Pack<4> before[EACH], here[EACH], speed[EACH];
#pragma unroll
    for (int i = 0; i < EACH; i++) {
        before[i] = from(next + row + size_t(i) * nx);
        here[i] = from(now + row + size_t(i) * nx);
        speed[i] = from(velocity + row + size_t(i) * nx);
    }
#pragma unroll
    for (int i = 0; i < EACH; i++) {
        const Pack<4> after = advance<4>(here[i], before[i], speed[i], here[i]);
        if (ONCE)
            store_once<4>(next + row + size_t(i) * nx, after);
        else
            *reinterpret_cast<Pack<4> *>(next + row + size_t(i) * nx) = after;
    }
}
