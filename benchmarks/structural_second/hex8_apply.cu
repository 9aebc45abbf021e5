// Matrix-free FEM, trilinear hexahedra: element vectors  y_e = K_e u_e.
// One block per element, one thread per node.
//   Ke   [nel][8][8]  column-major, conn [nel][8], ye [nel][8]
#define NPE 8

extern "C" __global__ void hex8_apply(const float* __restrict__ Ke,
                                      const int*   __restrict__ conn,
                                      const float* __restrict__ u,
                                      float*       __restrict__ ye,
                                      int nel)
{
    __shared__ float ue[NPE];

    const int e = blockIdx.x;
    const int a = threadIdx.x;

    if (e < nel) {
        ue[a] = u[conn[e * NPE + a]];
        __syncthreads();

        const float* K = Ke + (size_t)e * NPE * NPE;
        float y = 0.0f;
        #pragma unroll
        for (int b = 0; b < NPE; ++b)
            y += K[b * NPE + a] * ue[b];

        ye[e * NPE + a] = y;
    }
}
