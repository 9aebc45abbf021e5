// Spiking network, postsynaptic input with axonal delays (16-slot ring buffer of
// presynaptic traces).  Synapses of neuron n: src[k*nneuron + n], k < nsyn.
extern "C" __global__ void snn_input(const int *src, const float *weight,
                                     const int *delay, const float *trace,
                                     float *isyn,
                                     int nneuron, int nsyn, int npre, int now)
{
    int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n >= nneuron) return;

    isyn[n] = 0.0f;
    for (int k = 0; k < nsyn; ++k) {
        int pre  = src[k * nneuron + n];
        int slot = (now - delay[pre]) & 15;
        isyn[n] += weight[k * nneuron + n] * trace[slot * npre + pre];
    }
}
