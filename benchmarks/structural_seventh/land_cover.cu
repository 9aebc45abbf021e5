// Remote sensing: sum of the vegetation index (0 to 255) over the pixels of every land-cover class of a scene.
#define CLASSES 6

__device__ int classify(unsigned char index, const int* cut)
{
    int c = 0;
    while (c < CLASSES - 1 && index >= cut[c]) ++c;
    return c;
}

extern "C" __global__ void land_cover(const uchar4* scene, const int* cuts, unsigned* total, int n4)
{
    __shared__ unsigned sum[CLASSES];
    __shared__ int cut[CLASSES - 1];
    if (threadIdx.x < CLASSES) sum[threadIdx.x] = 0;
    if (threadIdx.x < CLASSES - 1) cut[threadIdx.x] = cuts[threadIdx.x];
    __syncthreads();

    const int step = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n4; i += step) {
        const uchar4 p = scene[i];
        atomicAdd(&sum[classify(p.x, cut)], (unsigned)p.x);
        atomicAdd(&sum[classify(p.y, cut)], (unsigned)p.y);
        atomicAdd(&sum[classify(p.z, cut)], (unsigned)p.z);
        atomicAdd(&sum[classify(p.w, cut)], (unsigned)p.w);
    }
    __syncthreads();
    if (threadIdx.x < CLASSES) atomicAdd(&total[threadIdx.x], sum[threadIdx.x]);
}
