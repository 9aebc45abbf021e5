// L1 distance of every query descriptor to every reference descriptor.
__global__ void descriptor_l1(const int* __restrict__ query, const int* __restrict__ ref,
                              int* __restrict__ dist, int nq, int nr, int dim)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nq || j >= nr) return;
    int acc = 0;
    for (int k = 0; k < dim; ++k)
        acc += abs(query[i * dim + k] - ref[k * nr + j]);
    dist[(long long)i * nr + j] = acc;
}
