// Ambient-noise cross-correlation of two stations, one value per lag.
__global__ void seis_xcorr(const float* staA, const float* staB, float* xc, int nsamp, int nlag)
{
    const int lag = blockIdx.x * blockDim.x + threadIdx.x;
    if (lag < nlag) {
        float acc = 0.0f;
        for (int t = 0; t < nsamp; ++t) {
            acc += staA[t] * staB[t + lag];
        }
        xc[lag] = acc / (float)nsamp;
    }
}
