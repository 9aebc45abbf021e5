// Bank conflicts: each thread sums rows of a 32x64 tile whose pitch decides the conflicts.

constexpr int COLUMNS = 64;

// Loads of a round are four columns apart, lest the compiler join them to wider ones.
template <class T, int PITCH> __device__ void sum_tile(T *out, const T *in, int rounds)
{
    __shared__ T tile[32 * PITCH];
    const T *mine = in + (size_t)blockIdx.x * 32 * COLUMNS;
    for (int k = threadIdx.x; k < 32 * COLUMNS; k += blockDim.x)
        tile[k / COLUMNS * PITCH + k % COLUMNS] = mine[k];
    __syncthreads();
    int start = threadIdx.x % 32 + threadIdx.x / 32;
    T sum = 0;
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
        const T *row = tile + ((start + r) & 31) * PITCH + (r & 3);
#pragma unroll
        for (int k = 0; k < COLUMNS; k += 4)
            sum += row[k];
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Planted: 2-way bank conflicts: rows 66 words apart.
__global__ void tile_pitch_66(float *out, const float *in, int rounds)
{
    sum_tile<float, 66>(out, in, rounds);
}

// Planted: 4-way bank conflicts: rows 68 words apart.
__global__ void tile_pitch_68(float *out, const float *in, int rounds)
{
    sum_tile<float, 68>(out, in, rounds);
}

// Planted: 32-way bank conflicts: rows 64 words apart.
__global__ void tile_pitch_64(float *out, const float *in, int rounds)
{
    sum_tile<float, 64>(out, in, rounds);
}

// Repaired: rows 65 words apart.
__global__ void tile_pitch_65(float *out, const float *in, int rounds)
{
    sum_tile<float, 65>(out, in, rounds);
}

// Planted: bank conflicts of fp64: rows 64 doubles apart.
__global__ void tile_double_64(double *out, const double *in, int rounds)
{
    sum_tile<double, 64>(out, in, rounds);
}

// Repaired: rows 65 doubles apart.
__global__ void tile_double_65(double *out, const double *in, int rounds)
{
    sum_tile<double, 65>(out, in, rounds);
}

// Each thread mixes its structure of eight words with its neighbour's, again and again. Words of a
// structure lie WORD apart, structures of neighbouring lanes LANE: 1 and 8 (as in C), or 256 and 1.
// Every other word is used, lest the compiler join loads to wider ones.
template <int WORD, int LANE> __device__ void mix(float *out, const float *in, int rounds)
{
    __shared__ float fields[8 * 256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float *mine = fields + threadIdx.x * LANE;
    const float *theirs = fields + (threadIdx.x ^ 1) * LANE;
#pragma unroll
    for (int k = 0; k < 8; k += 2)
        mine[k * WORD] = in[(size_t)k * gridDim.x * blockDim.x + i];
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
        float x[8];
        __syncwarp();
#pragma unroll
        for (int k = 0; k < 8; k += 2)
            x[k] = theirs[k * WORD];
        __syncwarp();
#pragma unroll
        for (int k = 0; k < 8; k += 2)
            mine[k * WORD] = x[k] * 0.5f + x[(k + 2) % 8] * 0.5f;
    }
    out[i] = mine[0];
}

// Planted: 8-way bank conflicts: an array of structures of eight words in shared memory.
__global__ void mix_structures(float *out, const float *in, int rounds)
{
    mix<1, 8>(out, in, rounds);
}

// Repaired: a structure of arrays.
__global__ void mix_arrays(float *out, const float *in, int rounds)
{
    mix<256, 1>(out, in, rounds);
}

// A transpose that writes columns of its tile and reads rows.
template <int PITCH> __device__ void turn_tile(float *out, const float *in, int n)
{
    __shared__ float tile[32 * PITCH];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
#pragma unroll
    for (int k = 0; k < 32; k += 4)
        tile[threadIdx.x * PITCH + threadIdx.y + k] = in[(size_t)(y + k) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
#pragma unroll
    for (int k = 0; k < 32; k += 4)
        out[(size_t)(y + k) * n + x] = tile[(threadIdx.y + k) * PITCH + threadIdx.x];
}

// Planted: 32-way bank conflicts of stores: a transpose writes columns of a tile of pitch 32.
__global__ void turn_pitch_32(float *out, const float *in, int n) { turn_tile<32>(out, in, n); }

// Repaired: a pitch of 33.
__global__ void turn_pitch_33(float *out, const float *in, int n) { turn_tile<33>(out, in, n); }
