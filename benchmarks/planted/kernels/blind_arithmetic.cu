// The blind set: instructions, and the registers that they work on.

// Planted: fp64 by accident: an activation function whose literals lack an f.
__global__ void activate_in_double(float *out, const float *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    out[i] = 0.5 * x * (1.0 + tanh(0.7978845608 * (x + 0.044715 * x * x * x)));
}

// Repaired: literals with f.
__global__ void activate_in_single(float *out, const float *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    out[i] = 0.5f * x * (1.f + tanhf(0.7978845608f * (x + 0.044715f * x * x * x)));
}

// Planted: special functions: a spectrum, a sine and a cosine for each sample and frequency.
__global__ void spectrum_by_sines(float *out, const float *in, int samples, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float w = i * step, re = 0, im = 0;
    for (int k = 0; k < samples; k++) {
        re += in[k] * cosf(w * k);
        im += in[k] * sinf(w * k);
    }
    out[i] = re * re + im * im;
}

// Repaired: the next sine and cosine are the last ones turned by the same angle.
__global__ void spectrum_by_turning(float *out, const float *in, int samples, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float w = i * step, re = 0, im = 0;
    float c = 1, s = 0, turn_c = cosf(w), turn_s = sinf(w);
    for (int k = 0; k < samples; k++) {
        re += in[k] * c;
        im += in[k] * s;
        float next = c * turn_c - s * turn_s;
        s = s * turn_c + c * turn_s;
        c = next;
    }
    out[i] = re * re + im * im;
}

// One step of diffusion at (x, y), its neighbours' coordinates given.
__device__ __forceinline__ float
diffused(const float *in, int nx, int x, int y, int left, int right, int up, int down)
{
    float here = in[(size_t)y * nx + x];
    float around = in[(size_t)y * nx + left] + in[(size_t)y * nx + right]
        + in[(size_t)up * nx + x] + in[(size_t)down * nx + x];
    return here + 0.2f * (around - 4.f * here);
}

// Planted: integer division: coordinates, and the neighbours' on a torus, by / and %.
__global__ void diffuse_modulo(float *out, const float *in, int nx, int ny)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = i % nx, y = i / nx;
    int left = (x + nx - 1) % nx, right = (x + 1) % nx;
    int up = (y + ny - 1) % ny, down = (y + 1) % ny;
    out[i] = diffused(in, nx, x, y, left, right, up, down);
}

// Repaired: coordinates by the grid's second dimension, neighbours by comparison.
__global__ void diffuse_compare(float *out, const float *in, int nx, int ny)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    int left = x == 0 ? nx - 1 : x - 1, right = x == nx - 1 ? 0 : x + 1;
    int up = y == 0 ? ny - 1 : y - 1, down = y == ny - 1 ? 0 : y + 1;
    out[(size_t)y * nx + x] = diffused(in, nx, x, y, left, right, up, down);
}

// Planted (compiled with -fmad=false): products and sums that are kept apart, in a filter.
__global__ void filter_states(float *out, const float *in, const float *matrix, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    float m[16], v[4], u[4];
#pragma unroll
    for (int k = 0; k < 16; k++)
        m[k] = matrix[k];
#pragma unroll
    for (int k = 0; k < 4; k++)
        u[k] = v[k] = in[k * n + i];
#pragma unroll 2
    for (int r = 0; r < rounds; r++) {
        float next[4];
#pragma unroll
        for (int y = 0; y < 4; y++) {
            next[y] = u[y];
#pragma unroll
            for (int x = 0; x < 4; x++)
                next[y] = m[y * 4 + x] * v[x] + next[y];
        }
#pragma unroll
        for (int y = 0; y < 4; y++)
            v[y] = next[y];
    }
    out[i] = (v[0] + v[1]) + (v[2] + v[3]);
}

constexpr int TILE = 128; // rows and columns of a block's results, 8 x 8 for each of 256 threads
constexpr int DEPTH = 8;

__device__ __forceinline__ void multiply(float *c, const float *a, const float *b, int n)
{
    __shared__ __align__(16) float left[DEPTH][TILE], right[DEPTH][TILE];
    int t = threadIdx.x, tx = t % 16 * 4, ty = t / 16 * 4;
    size_t row = (size_t)blockIdx.y * TILE, column = (size_t)blockIdx.x * TILE;
    float sum[8][8] = {};
#pragma unroll 1
    for (int first = 0; first < n; first += DEPTH) {
        // a is stored by columns, so that both tiles are rows of contiguous numbers.
        size_t from = (size_t)(first + t / 32) * n + t % 32 * 4;
        *(float4 *)&left[t / 32][t % 32 * 4] = *(const float4 *)&a[from + row];
        *(float4 *)&right[t / 32][t % 32 * 4] = *(const float4 *)&b[from + column];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < DEPTH; k++) {
            float x[8], y[8];
#pragma unroll
            for (int i = 0; i < 8; i++) {
                x[i] = right[k][i / 4 * 64 + tx + i % 4];
                y[i] = left[k][i / 4 * 64 + ty + i % 4];
            }
#pragma unroll
            for (int j = 0; j < 8; j++)
#pragma unroll
                for (int i = 0; i < 8; i++)
                    sum[j][i] += y[j] * x[i];
        }
        __syncthreads();
    }
#pragma unroll
    for (int j = 0; j < 8; j++)
#pragma unroll
        for (int i = 0; i < 8; i += 4)
            *(float4 *)&c[(row + j / 4 * 64 + ty + j % 4) * n + column + i / 4 * 64 + tx]
                = make_float4(sum[j][i], sum[j][i + 1], sum[j][i + 2], sum[j][i + 3]);
}

// Planted: spills that hurt: bounds of the launch leave 64 registers for 64 sums and their factors.
__global__ void __launch_bounds__(256, 4)
multiply_bounded(float *c, const float *a, const float *b, int n)
{
    multiply(c, a, b, n);
}

// Repaired: the bounds ask for two blocks.
__global__ void __launch_bounds__(256, 2)
multiply_roomy(float *c, const float *a, const float *b, int n)
{
    multiply(c, a, b, n);
}

// A stack of sixteen numbers for each thread; its own bits decide whether it grows or shrinks.
// Slot s is stack[s * STEP].
template <int STEP>
__device__ __forceinline__ float walk_stack(float *stack, unsigned bits, int rounds)
{
#pragma unroll
    for (int k = 0; k < 16; k++)
        stack[k * STEP] = k;
    unsigned at = bits >> 28;
    float value = 0;
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
        value = 0.5f * (value + stack[(at & 15) * STEP]);
        at += bits >> 31 ? 1 : -1;
        stack[(at & 15) * STEP] = value;
        bits = bits * 1664525 + 1013904223;
    }
    return value;
}

// Planted: an array indexed at run time lies in local memory: a stack, each lane at another height.
__global__ void stacks_local(float *out, const unsigned *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float stack[16];
    out[i] = walk_stack<1>(stack, in[i], rounds);
}

// Repaired: it lies in shared memory, a bank for each lane.
__global__ void stacks_shared(float *out, const unsigned *in, int rounds)
{
    __shared__ float stacks[16][128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = walk_stack<128>(&stacks[0][threadIdx.x], in[i], rounds);
}
