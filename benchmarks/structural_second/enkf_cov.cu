// Ensemble Kalman filter: sample covariance of the state anomalies,
//     P = X X^T / (N_e - 1),   X [nstate][nens] row-major.
// nstate and nens are multiples of BS.
#define BS 32

extern "C" __global__ void enkf_cov(const float* __restrict__ X,
                                    float* __restrict__ P,
                                    int nstate, int nens)
{
    __shared__ float Xi[BS][BS + 1];
    __shared__ float Xj[BS][BS + 1];

    const int tx = threadIdx.x;
    const int ty = threadIdx.y;
    const int i  = blockIdx.y * BS + ty;
    const int j  = blockIdx.x * BS + tx;

    float cov = 0.0f;
    for (int e0 = 0; e0 < nens; e0 += BS) {
        Xi[ty][tx] = X[(size_t)i * nens + e0 + tx];
        Xj[ty][tx] = X[(size_t)(blockIdx.x * BS + ty) * nens + e0 + tx];
        __syncthreads();
        #pragma unroll
        for (int e = 0; e < BS; ++e)
            cov += Xi[ty][e] * Xj[tx][e];
        __syncthreads();
    }
    P[(size_t)i * nstate + j] = cov / (float)(nens - 1);
}
