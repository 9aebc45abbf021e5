// The data's layout: one word of eight is read from an array of structures, or from an array of its own.

__global__ void array_of_structures(float *out, const float *in, int words)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i * words];
}

__global__ void structure_of_arrays(float *out, const float *in, int words)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i];
}
