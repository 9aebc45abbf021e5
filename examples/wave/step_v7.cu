// Version 7: a ring of planes in shared memory, filled by asynchronous copies.
//
// Why: what version 6 has in flight takes registers, and its neighbours in x and y have to be in L1 still
// when they are needed. Here both go through shared memory: a copy (cp.async) needs no register while it is
// on its way, a plane of `now` stays in the ring from its arrival to its use RADIUS planes later, and one
// barrier a plane is enough. One block of 512 threads takes more than half of the shared memory of an SM.

#include "four.cuh"

constexpr int BLOCK_X = 16, BLOCK_Y = 32; // 64 x 32 points
constexpr int AHEAD = 2;                  // planes between a copy and its first use
// In groups of four, RADIUS being one: a tile of `now` has a halo; one of the other fields has none.
constexpr int PITCH = BLOCK_X + 2, TILE = (BLOCK_Y + 2 * RADIUS) * PITCH, TILES = RADIUS + 1 + AHEAD;
constexpr int OTHER = BLOCK_X * BLOCK_Y, OTHERS = AHEAD + 1;
// TILE * TILES + 2 * OTHER * OTHERS groups have 129,792 bytes: to be asked for at launch.

static_assert(BLOCK_Y >= 2 * RADIUS && BLOCK_X >= 2, "a thread brings one group of a side of the halo");

__device__ inline void copy_group(float4 *to, const float4 *from)
{
    const unsigned address = unsigned(__cvta_generic_to_shared(to));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address), "l"(from) : "memory");
}

__device__ inline void end_plane() { asm volatile("cp.async.commit_group;" ::: "memory"); }

template <int LEFT> __device__ inline void wait_until_planes_left()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}

// Brings a thread's part of a tile of `now`: its own group, one of the rows above or below the tile, one of
// the columns beside it.
__device__ inline void copy_tile(float4 *tile, const float4 *own, int row_length)
{
    const int x = threadIdx.x, y = threadIdx.y;
    copy_group(tile + (y + RADIUS) * PITCH + x + 1, own);
    if (y < 2 * RADIUS) {
        const int row = y < RADIUS ? y : y + BLOCK_Y; // of the tile with its halo
        copy_group(tile + row * PITCH + x + 1, own + (row - RADIUS - y) * row_length);
    }
    if (x < 2) {
        const int column = x < 1 ? 0 : BLOCK_X + 1;
        copy_group(tile + (y + RADIUS) * PITCH + column, own + column - 1 - x);
    }
}

__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y, 1)
    step_v7(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int nz)
{
    extern __shared__ float4 tiles[];
    const int own = (threadIdx.y + RADIUS) * PITCH + threadIdx.x + 1; // in a tile
    float4 *const others = tiles + TILE * TILES + threadIdx.y * BLOCK_X + threadIdx.x;
    const int row_length = nx / 4, planes = nz - 2 * RADIUS;
    const size_t stride = size_t(row_length) * ny;
    const size_t first = size_t(blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS) * row_length +
                         blockIdx.x * BLOCK_X + threadIdx.x + PAD / 4 + RADIUS * stride;
    const float4 *in = reinterpret_cast<const float4 *>(now) + first;
    const float4 *speeds = reinterpret_cast<const float4 *>(velocity) + first;
    float4 *out = reinterpret_cast<float4 *>(next) + first;
    // Of plane `plane`, which lies `away` planes from the one that `in` points to.
    const auto bring_tile = [&](int plane, int away) {
        copy_tile(tiles + plane % TILES * TILE, in + away * stride, row_length);
    };
    const auto bring_others = [&](int plane, int away) {
        float4 *const pair = others + plane % OTHERS * 2 * OTHER;
        copy_group(pair, out + away * stride);
        copy_group(pair + OTHER, speeds + away * stride);
    };
    for (int z = 0; z < RADIUS; z++)
        bring_tile(z, z);
#pragma unroll
    for (int a = 0; a < AHEAD; a++) {
        bring_tile(RADIUS + a, RADIUS + a);
        bring_others(a, a);
        end_plane();
    }
    Columns columns;
#pragma unroll
    for (int k = 1; k <= 2 * RADIUS; k++)
        columns[k] = __ldg(in + (k - 1 - RADIUS) * ptrdiff_t(stride));
#pragma unroll 1
    for (int z = 0; z < planes; z++) {
        wait_until_planes_left<AHEAD - 1>();
        __syncthreads(); // the newest tile is whole; and the one of the plane before has been read by all
        if (z + AHEAD < planes) {
            bring_tile(z + RADIUS + AHEAD, RADIUS + AHEAD);
            bring_others(z + AHEAD, AHEAD);
        }
        end_plane(); // an empty one at the end, so that as many are left to wait for
        move_up(columns, tiles[(z + RADIUS) % TILES * TILE + own]);
        const float4 *const tile = tiles + z % TILES * TILE + own;
        const float4 sum = laplacian_of_four(columns, [=](int x, int y) { return tile[x + y * PITCH]; });
        const float4 *const pair = others + z % OTHERS * 2 * OTHER;
        __stcs(out, advance_four(columns[RADIUS], pair[0], pair[OTHER], sum));
        in += stride, speeds += stride, out += stride;
    }
}
