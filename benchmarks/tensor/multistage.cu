// C = A x B' in half precision, tiles copied by threads (cp.async) in STAGES stages and multiplied by
// warps (mma.sync). A is rows x inner, B columns x inner, C rows x columns in single precision; all
// sizes are multiples of the tile. SWIZZLED places 16-byte pieces so that ldmatrix has no conflicts.
#include <cuda_fp16.h>

#ifndef STAGES
#define STAGES 3
#endif
#ifndef SWIZZLED
#define SWIZZLED 1
#endif

constexpr int TILE = 128, INNER = 32, THREADS = 256;
constexpr int PIECES = INNER / 8;               // pieces of 16 bytes in a row of a tile
constexpr int BYTES = TILE * INNER * 2;         // of a tile of A, or of B

__device__ __forceinline__ unsigned place(int row, int piece) {
    const int at = SWIZZLED ? piece ^ (row >> 1 & PIECES - 1) : piece;
    return static_cast<unsigned>(row * INNER * 2 + at * 16);
}

__device__ __forceinline__ void copy_tile(unsigned to, const __half *from, int inner, int thread) {
    for (int n = thread; n < TILE * PIECES; n += THREADS) {
        const int row = n / PIECES, piece = n % PIECES;
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to + place(row, piece)),
                     "l"(from + static_cast<size_t>(row) * inner + piece * 8));
    }
}

__device__ __forceinline__ void load_matrix(unsigned (&to)[4], unsigned from) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
                 : "r"(from));
}

extern "C" __global__ void __launch_bounds__(THREADS)
    multistage(const __half *a, const __half *b, float *c, int columns, int inner) {
    extern __shared__ __align__(128) char tiles[];
    const unsigned first = static_cast<unsigned>(__cvta_generic_to_shared(tiles));
    const int thread = threadIdx.x, warp = thread / 32, lane = thread % 32;
    const __half *left = a + static_cast<size_t>(blockIdx.y) * TILE * inner;
    const __half *right = b + static_cast<size_t>(blockIdx.x) * TILE * inner;
    const int steps = inner / INNER;
    const int row0 = warp / 4 * 64, column0 = warp % 4 * 32;  // of the 64 x 32 part of this warp
    float total[4][4][4] = {};

    for (int stage = 0; stage < STAGES - 1; ++stage) {
        if (stage < steps) {
            copy_tile(first + stage * 2 * BYTES, left + stage * INNER, inner, thread);
            copy_tile(first + stage * 2 * BYTES + BYTES, right + stage * INNER, inner, thread);
        }
        asm volatile("cp.async.commit_group;");
    }
    for (int step = 0; step < steps; ++step) {
        if (STAGES == 1) {
            copy_tile(first, left + step * INNER, inner, thread);
            copy_tile(first + BYTES, right + step * INNER, inner, thread);
            asm volatile("cp.async.commit_group;");
        }
        asm volatile("cp.async.wait_group %0;" ::"n"(STAGES > 2 ? STAGES - 2 : 0));
        __syncthreads();
        const int next = step + STAGES - 1;
        if (STAGES > 1) {
            if (next < steps) {
                const unsigned to = first + next % STAGES * 2 * BYTES;
                copy_tile(to, left + next * INNER, inner, thread);
                copy_tile(to + BYTES, right + next * INNER, inner, thread);
            }
            asm volatile("cp.async.commit_group;");
        }
        const unsigned at = first + step % STAGES * 2 * BYTES;
        for (int k = 0; k < INNER / 16; ++k) {
            unsigned x[4][4], y[2][4];
            for (int m = 0; m < 4; ++m)
                load_matrix(x[m], at + place(row0 + m * 16 + lane % 16, k * 2 + lane / 16));
            for (int n = 0; n < 2; ++n)
                load_matrix(y[n], at + BYTES + place(column0 + n * 16 + lane % 16, k * 2 + lane / 16));
            for (int m = 0; m < 4; ++m)
                for (int n = 0; n < 4; ++n)
                    asm volatile(
                        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                        "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                        : "+f"(total[m][n][0]), "+f"(total[m][n][1]), "+f"(total[m][n][2]),
                          "+f"(total[m][n][3])
                        : "r"(x[m][0]), "r"(x[m][1]), "r"(x[m][2]), "r"(x[m][3]),
                          "r"(y[n / 2][n % 2]), "r"(y[n / 2][n % 2 + 2]));
        }
        if (STAGES == 1) __syncthreads();
    }
    asm volatile("cp.async.wait_all;");
    for (int m = 0; m < 4; ++m)
        for (int n = 0; n < 4; ++n) {
            const size_t row = blockIdx.y * TILE + row0 + m * 16 + lane / 4;
            float *out = c + row * columns + blockIdx.x * TILE + column0 + n * 8 + lane % 4 * 2;
            *reinterpret_cast<float2 *>(out) = make_float2(total[m][n][0], total[m][n][1]);
            *reinterpret_cast<float2 *>(out + 8 * columns) = make_float2(total[m][n][2], total[m][n][3]);
        }
}
