// Products of square matrices: an element a thread, and as an expert writes it. n is a multiple of 128.

// Neighbouring threads compute neighbouring rows; every operand comes from the caches again.
__global__ void product_naive(int n, const float *a, const float *b, float *c)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    int col = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + col];
    c[row * n + col] = sum;
}

// Tiles in shared memory, a block of one dimension: two loads from there for each multiply-add.
__global__ void product_tiled(int n, const float *a, const float *b, float *c)
{
    __shared__ float as[32 * 32], bs[32 * 32];
    int x = threadIdx.x % 32, y = threadIdx.x / 32;
    int row = blockIdx.y * 32 + y, col = blockIdx.x * 32 + x;
    float sum = 0;
    for (int first = 0; first < n; first += 32) {
        as[y * 32 + x] = a[row * n + first + x];
        bs[y * 32 + x] = b[(first + y) * n + col];
        __syncthreads();
        for (int k = 0; k < 32; k++)
            sum += as[y * 32 + k] * bs[k * 32 + x];
        __syncthreads();
    }
    c[row * n + col] = sum;
}

// 8 x 8 elements a thread, 128 x 128 a block of 256 threads; wide loads, the next tile fetched ahead.
// Each sum is made in the order of the kernels above.
__global__ void __launch_bounds__(256) product_twin(int n, const float *a, const float *b, float *c)
{
    __shared__ __align__(16) float as[2][8][128 + 4], bs[2][8][128];
    int thread = threadIdx.x, x = thread % 16 * 4, y = thread / 16 * 4;
    int row = blockIdx.y * 128, col = blockIdx.x * 128;
    const float *from_a = a + (row + thread / 2) * n + thread % 2 * 4;
    const float *from_b = b + thread / 32 * n + col + thread % 32 * 4;
    float sum[8][8] = {};
    float4 next_a = *(const float4 *)from_a, next_b = *(const float4 *)from_b;
    for (int first = 0, now = 0; first < n; first += 8, now ^= 1) {
        int k = thread % 2 * 4, r = thread / 2;
        as[now][k][r] = next_a.x, as[now][k + 1][r] = next_a.y;
        as[now][k + 2][r] = next_a.z, as[now][k + 3][r] = next_a.w;
        *(float4 *)&bs[now][thread / 32][thread % 32 * 4] = next_b;
        __syncthreads();
        if (first + 8 < n) {
            from_a += 8, from_b += 8 * n;
            next_a = *(const float4 *)from_a, next_b = *(const float4 *)from_b;
        }
#pragma unroll
        for (int k = 0; k < 8; k++) {
            float4 rows[2] = {*(float4 *)&as[now][k][y], *(float4 *)&as[now][k][64 + y]};
            float4 cols[2] = {*(float4 *)&bs[now][k][x], *(float4 *)&bs[now][k][64 + x]};
            const float *left = (const float *)rows, *right = (const float *)cols;
#pragma unroll
            for (int i = 0; i < 8; i++)
#pragma unroll
                for (int j = 0; j < 8; j++)
                    sum[i][j] += left[i] * right[j];
        }
    }
#pragma unroll
    for (int i = 0; i < 8; i++)
#pragma unroll
        for (int j = 0; j < 8; j += 4)
            *(float4 *)&c[(row + i / 4 * 64 + y + i % 4) * n + col + j / 4 * 64 + x] =
                make_float4(sum[i][j], sum[i][j + 1], sum[i][j + 2], sum[i][j + 3]);
}
