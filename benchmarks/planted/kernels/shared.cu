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
