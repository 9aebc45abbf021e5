// C = A x B' in half precision, warp-specialised: one warp copies tiles in bulk (cp.async.bulk), two
// warp groups multiply them (wgmma); mbarriers pass STAGES buffers between them.
//
// Matrices are stored tile by tile, in the order in which wgmma reads a tile without swizzle: tiles of
// 128 rows by INNER of the inner dimension, one after the other along the inner dimension; in a tile
// [inner / 8][row][8]. So a tile is one contiguous copy, and no tensor map is needed. C is row by row.
#include <cuda_fp16.h>

#ifndef STAGES
#define STAGES 4
#endif
#ifndef INNER
#define INNER 64
#endif
// For stamped.cu, which places time stamps by hand: nothing here.
#ifndef STAMPED
#define STAMP_BUFFER
#define STAMPS_BEGIN
#define WAIT(barrier, parity) wait(barrier, parity);
#define WAIT_FOR_PRODUCTS asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
#endif

constexpr int TILE = 128, THREADS = 384;
constexpr int BYTES = TILE * INNER * 2;  // of a tile of A, or of B

__device__ __forceinline__ unsigned shared_address(const void *at) {
    return static_cast<unsigned>(__cvta_generic_to_shared(at));
}

__device__ __forceinline__ void wait(unsigned barrier, unsigned parity) {
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "again:\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
        "@!done bra again;\n"
        "}" ::"r"(barrier), "r"(parity) : "memory");
}

__device__ __forceinline__ void copy_in_bulk(unsigned to, const void *from, unsigned barrier) {
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to),
        "l"(from), "r"(BYTES), "r"(barrier) : "memory");
}

// What wgmma needs to know of a tile: core matrices of 8 rows x 16 bytes are 128 bytes apart along the
// rows, and 128 rows x 16 bytes along the inner dimension.
__device__ __forceinline__ unsigned long long descriptor(unsigned at) {
    return (at >> 4 & 0x3FFF) | (TILE * 16ull >> 4) << 16 | (128ull >> 4) << 32;
}

__device__ __forceinline__ void multiply(float (&total)[64], unsigned long long a, unsigned long long b) {
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, "
        "%64, %65, 1, 1, 1, 0, 0;"
        : "+f"(total[0]), "+f"(total[1]), "+f"(total[2]), "+f"(total[3]), "+f"(total[4]), "+f"(total[5]), "+f"(total[6]), "+f"(total[7]),
          "+f"(total[8]), "+f"(total[9]), "+f"(total[10]), "+f"(total[11]), "+f"(total[12]), "+f"(total[13]), "+f"(total[14]), "+f"(total[15]),
          "+f"(total[16]), "+f"(total[17]), "+f"(total[18]), "+f"(total[19]), "+f"(total[20]), "+f"(total[21]), "+f"(total[22]), "+f"(total[23]),
          "+f"(total[24]), "+f"(total[25]), "+f"(total[26]), "+f"(total[27]), "+f"(total[28]), "+f"(total[29]), "+f"(total[30]), "+f"(total[31]),
          "+f"(total[32]), "+f"(total[33]), "+f"(total[34]), "+f"(total[35]), "+f"(total[36]), "+f"(total[37]), "+f"(total[38]), "+f"(total[39]),
          "+f"(total[40]), "+f"(total[41]), "+f"(total[42]), "+f"(total[43]), "+f"(total[44]), "+f"(total[45]), "+f"(total[46]), "+f"(total[47]),
          "+f"(total[48]), "+f"(total[49]), "+f"(total[50]), "+f"(total[51]), "+f"(total[52]), "+f"(total[53]), "+f"(total[54]), "+f"(total[55]),
          "+f"(total[56]), "+f"(total[57]), "+f"(total[58]), "+f"(total[59]), "+f"(total[60]), "+f"(total[61]), "+f"(total[62]), "+f"(total[63])
        : "l"(a), "l"(b));
}

extern "C" __global__ void __launch_bounds__(THREADS)
    specialised(const __half *a, const __half *b, float *c, int columns, int inner STAMP_BUFFER) {
    STAMPS_BEGIN
    extern __shared__ __align__(128) char tiles[];
    __shared__ unsigned long long full[STAGES], empty[STAGES];
    const unsigned first = shared_address(tiles);
    const int group = threadIdx.x / 128, steps = inner / INNER;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < STAGES; ++stage) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(shared_address(full + stage)));
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 2;" ::"r"(shared_address(empty + stage)));
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
        asm volatile("fence.proxy.async;" ::: "memory");
    }
    __syncthreads();
    if (group == 0) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
        if (threadIdx.x == 0) {
            const char *left = reinterpret_cast<const char *>(a) + blockIdx.y * size_t(steps) * BYTES;
            const char *right = reinterpret_cast<const char *>(b) + blockIdx.x * size_t(steps) * BYTES;
            for (int step = 0; step < steps; ++step) {
                const int stage = step % STAGES, round = step / STAGES;
                WAIT(shared_address(empty + stage), (round & 1) ^ 1)
                const unsigned barrier = shared_address(full + stage), to = first + stage * 2 * BYTES;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier),
                             "r"(2 * BYTES) : "memory");
                copy_in_bulk(to, left + size_t(step) * BYTES, barrier);
                copy_in_bulk(to + BYTES, right + size_t(step) * BYTES, barrier);
            }
        }
    } else {
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
        float total[64] = {};
        for (int step = 0; step < steps; ++step) {
            const int stage = step % STAGES, round = step / STAGES;
            WAIT(shared_address(full + stage), round & 1)
            const unsigned at = first + stage * 2 * BYTES;
            asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
            for (int k = 0; k < INNER / 16; ++k)
                multiply(total, descriptor(at + (group - 1) * 64 * 16 + k * 2 * TILE * 16),
                         descriptor(at + BYTES + k * 2 * TILE * 16));
            asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
            WAIT_FOR_PRODUCTS
            if (threadIdx.x % 128 == 0)
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared_address(empty + stage))
                             : "memory");
        }
        const int warp = threadIdx.x % 128 / 32, lane = threadIdx.x % 32;
        const size_t row = blockIdx.y * TILE + (group - 1) * 64 + warp * 16 + lane / 4;
        float *out = c + row * columns + blockIdx.x * TILE + lane % 4 * 2;
#pragma unroll
        for (int n = 0; n < 16; ++n) {
            *reinterpret_cast<float2 *>(out + n * 8) = make_float2(total[n * 4], total[n * 4 + 1]);
            *reinterpret_cast<float2 *>(out + n * 8 + 8 * columns) =
                make_float2(total[n * 4 + 2], total[n * 4 + 3]);
        }
    }
}
