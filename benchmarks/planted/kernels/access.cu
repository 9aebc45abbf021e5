// How a warp reaches global memory: planted patterns, and the same work reached well.

constexpr int RUN = 256; // floats that a thread sums

__device__ float block_sum(float value)
{
    __shared__ float warps[32];
    for (int k = 16; k; k >>= 1)
        value += __shfl_down_sync(~0u, value, k);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = value;
    __syncthreads();
    if (threadIdx.x >= 32)
        return 0;
    value = threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : 0;
    for (int k = 16; k; k >>= 1)
        value += __shfl_down_sync(~0u, value, k);
    return value;
}

// Planted: uncoalesced loads: each thread walks along a kilobyte of its own.
__global__ void sum_by_thread(float *out, const float *in)
{
    const float *mine = in + (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * RUN;
    float sum = 0;
#pragma unroll 8
    for (int k = 0; k < RUN; k++)
        sum += mine[k];
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// Repaired: the threads of a block walk along its data side by side.
__global__ void sum_by_block(float *out, const float *in)
{
    const float *mine = in + (size_t)blockIdx.x * blockDim.x * RUN + threadIdx.x;
    float sum = 0;
#pragma unroll 8
    for (int k = 0; k < RUN; k++)
        sum += mine[k * blockDim.x];
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// Planted: uncoalesced stores: each thread fills 32 floats of its own.
__global__ void fill_by_thread(float *out, float scale)
{
    size_t first = (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * 32;
#pragma unroll 1
    for (int k = 0; k < 32; k++)
        out[first + k] = (float)(first + k) * scale;
}

// Repaired: a block fills its part row by row.
__global__ void fill_by_block(float *out, float scale)
{
    size_t first = (size_t)blockIdx.x * blockDim.x * 32 + threadIdx.x;
#pragma unroll 1
    for (int k = 0; k < 32; k++)
        out[first + k * blockDim.x] = (float)(first + k * blockDim.x) * scale;
}

// Planted: uncoalesced stores: a transpose that reads rows and writes columns.
__global__ void transpose_direct(float *out, const float *in, int n)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        out[(size_t)x * n + y + k] = in[(size_t)(y + k) * n + x];
}

// Repaired: through a padded tile in shared memory.
__global__ void transpose_tiled(float *out, const float *in, int n)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        tile[threadIdx.y + k][threadIdx.x] = in[(size_t)(y + k) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        out[(size_t)(y + k) * n + x] = tile[threadIdx.x][threadIdx.y + k];
}

// A warp sums 16 rows of 32 floats that lie 256 bytes apart, from column FIRST on.
template <int FIRST> __device__ void sum_rows(float *out, const float *in)
{
    int lane = threadIdx.x % 32;
    size_t warp = (size_t)(blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const float *rows = in + warp * 16 * 64 + FIRST + lane;
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 16; k++)
        sum += rows[k * 64];
    out[warp * 32 + lane] = sum;
}

// Planted: misaligned loads: rows begin 4 bytes before a line, a warp needs 5 sectors of 2 lines.
__global__ void rows_misaligned(float *out, const float *in) { sum_rows<31>(out, in); }

// Repaired: rows begin where a line begins.
__global__ void rows_aligned(float *out, const float *in) { sum_rows<32>(out, in); }

struct Particle {
    float x, y, z, vx, vy, vz, mass, charge;
};

// Planted: array of structures: one word of eight is used.
__global__ void scale_structures(float *out, const float *in, float factor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = reinterpret_cast<const Particle *>(in)[i].mass * factor;
}

// Repaired: structure of arrays: the masses lie side by side.
__global__ void scale_arrays(float *out, const float *in, float factor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    size_t n = (size_t)gridDim.x * blockDim.x;
    out[i] = in[6 * n + i] * factor;
}

// Planted: narrow accesses: a byte per thread.
__global__ void invert_bytes(unsigned char *out, const unsigned char *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = ~in[i];
}

// Repaired: sixteen bytes per thread.
__global__ void invert_vectors(unsigned char *out, const unsigned char *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    uint4 v = reinterpret_cast<const uint4 *>(in)[i];
    reinterpret_cast<uint4 *>(out)[i] = make_uint4(~v.x, ~v.y, ~v.z, ~v.w);
}

// Each thread takes one element of a square matrix; ROWS: neighbours in x read along a row.
template <bool ROWS> __device__ void damp(float *out, const float *in, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float v = ROWS ? in[(size_t)y * n + x] : in[(size_t)x * n + y];
    out[(size_t)y * n + x] = v * 0.5f + 1.f;
}

// Planted: uncoalesced loads: in a block of 32 x 8, neighbours in x read down a column.
__global__ void damp_columns(float *out, const float *in, int n) { damp<false>(out, in, n); }

// Repaired: neighbours in x read along a row.
__global__ void damp_rows(float *out, const float *in, int n) { damp<true>(out, in, n); }

// Planted: array of structures: one double of four is used.
__global__ void halve_fields(double *out, const double *in)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[(size_t)i * 4 + 1] * 0.5;
}

// Repaired: the doubles that are used lie side by side.
__global__ void halve_column(double *out, const double *in)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    size_t n = (size_t)gridDim.x * blockDim.x;
    out[i] = in[n + i] * 0.5;
}

// Each warp sums the first 32 columns of 16 rows.
template <int PITCH> __device__ void sum_margin(float *out, const float *in)
{
    int lane = threadIdx.x % 32;
    size_t warp = (size_t)(blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const float *rows = in + warp * 16 * PITCH + lane;
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 16; k++)
        sum += rows[k * PITCH];
    out[warp * 32 + lane] = sum;
}

// Planted: misaligned loads: rows lie 97 floats apart, few of them begin where a sector begins.
__global__ void margin_pitch_97(float *out, const float *in) { sum_margin<97>(out, in); }

// Repaired: rows lie 96 floats apart: each begins where a line begins.
__global__ void margin_pitch_96(float *out, const float *in) { sum_margin<96>(out, in); }

// Planted: narrow accesses: two bytes per thread.
__global__ void flip_shorts(unsigned short *out, const unsigned short *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i] ^ 0x8000;
}

// Repaired: sixteen bytes per thread.
__global__ void flip_vectors(unsigned short *out, const unsigned short *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    uint4 v = reinterpret_cast<const uint4 *>(in)[i];
    const unsigned m = 0x80008000;
    reinterpret_cast<uint4 *>(out)[i] = make_uint4(v.x ^ m, v.y ^ m, v.z ^ m, v.w ^ m);
}
