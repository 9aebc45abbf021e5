// Matrix-free FEM, trilinear hexahedra: flat (element, node) threads in blocks of 256,
// i.e. 32 elements per block; nodal values are exchanged inside groups of 8 lanes.
#define NPE 8

extern "C" __global__ void __launch_bounds__(256)
hex8_apply_twin(const float* __restrict__ Ke,
                const int*   __restrict__ conn,
                const float* __restrict__ u,
                float*       __restrict__ ye,
                int nel)
{
    const int g = blockIdx.x * 256 + threadIdx.x;
    const int e = g / NPE;
    const int a = g % NPE;
    const bool in = e < nel;

    float k[NPE], ua = 0.0f;
    if (in) {
        const float* K = Ke + (size_t)e * NPE * NPE;
        ua = u[conn[g]];
        #pragma unroll
        for (int b = 0; b < NPE; ++b)
            k[b] = K[b * NPE + a];
    } else {
        #pragma unroll
        for (int b = 0; b < NPE; ++b) k[b] = 0.0f;
    }

    float y = 0.0f;
    #pragma unroll
    for (int b = 0; b < NPE; ++b)
        y += k[b] * __shfl_sync(0xffffffffu, ua, b, NPE);

    if (in) ye[g] = y;
}
