// C = A B for square matrices, one element a thread, nothing shared: the mapping of threads matters.
// Kernels only: cuado launches them as the .toml files here say.

// Neighbouring threads compute neighbouring rows: their loads of a and stores of c are n apart.
__global__ void sgemm_row_on_x(int n, const float *a, const float *b, float *c)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    int col = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + col];
    c[row * n + col] = sum;
}

// Neighbouring threads compute neighbouring columns: loads of b and stores of c are coalesced.
__global__ void sgemm_column_on_x(int n, const float *a, const float *b, float *c)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + col];
    c[row * n + col] = sum;
}
