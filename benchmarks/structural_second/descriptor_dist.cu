// Squared Euclidean distances between two sets of molecular descriptors.
// Descriptors are stored feature-major (feature k of compound i at k*n + i), so that
// neighbouring threads read neighbouring compounds.
extern "C" __global__ void descriptor_dist(const float* __restrict__ A,   // [dim][n]
                                           const float* __restrict__ B,   // [dim][m]
                                           float* __restrict__ D,         // [n][m]
                                           int n, int m, int dim)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= m) return;

    float dist = 0.0f;
    for (int k = 0; k < dim; k++) {
        float diff = A[k * n + i] - B[k * m + j];
        dist += diff * diff;
    }
    D[i * m + j] = dist;
}
