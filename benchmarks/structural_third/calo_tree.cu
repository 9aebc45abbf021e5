// Calibrated energy and number of hit cells of every calorimeter event.
#define CELLS 512

__global__ void calo_tree(const float* __restrict__ adc, const float* __restrict__ gain,
                          float* __restrict__ esum, int* __restrict__ nhit, float threshold)
{
    __shared__ float e[CELLS];
    __shared__ int h[CELLS];
    const unsigned int cell = threadIdx.x;
    const size_t ev = blockIdx.x;

    const float v = adc[ev * CELLS + cell] * gain[cell];
    const bool hit = v > threshold;
    e[cell] = hit ? v : 0.0f;
    h[cell] = hit ? 1 : 0;
    __syncthreads();

    for (unsigned int s = 1; s < blockDim.x; s *= 2) {
        if (cell % (2 * s) == 0) {
            e[cell] += e[cell + s];
            h[cell] += h[cell + s];
        }
        __syncthreads();
    }
    if (cell == 0) {
        esum[ev] = e[0];
        nhit[ev] = h[0];
    }
}
