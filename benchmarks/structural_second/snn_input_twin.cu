// Postsynaptic input, 8 synapses in flight per thread: all source ids first, then all
// delays, then all traces; the sum stays in a register.
#define BATCH 8

extern "C" __global__ void snn_input_twin(const int *__restrict__ src, const float *__restrict__ weight,
                                          const int *__restrict__ delay, const float *__restrict__ trace,
                                          float *__restrict__ isyn,
                                          int nneuron, int nsyn, int npre, int now)
{
    int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n >= nneuron) return;

    float sum = 0.0f;
    int k = 0;
    for (; k + BATCH <= nsyn; k += BATCH) {
        int   pre[BATCH], at[BATCH];
        float w[BATCH], s[BATCH];
#pragma unroll
        for (int b = 0; b < BATCH; ++b) {
            pre[b] = src[(k + b) * nneuron + n];
            w[b]   = weight[(k + b) * nneuron + n];
        }
#pragma unroll
        for (int b = 0; b < BATCH; ++b)
            at[b] = ((now - delay[pre[b]]) & 15) * npre + pre[b];
#pragma unroll
        for (int b = 0; b < BATCH; ++b)
            s[b] = trace[at[b]];
#pragma unroll
        for (int b = 0; b < BATCH; ++b)
            sum += w[b] * s[b];
    }
    for (; k < nsyn; ++k) {
        int pre = src[k * nneuron + n];
        sum += weight[k * nneuron + n] * trace[((now - delay[pre]) & 15) * npre + pre];
    }
    isyn[n] = sum;
}
