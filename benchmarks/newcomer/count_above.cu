// How many elements are above a limit.
extern "C" __global__ void count_above(const float *in, unsigned *counter, float limit, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > limit) atomicAdd(counter, 1u);
}
