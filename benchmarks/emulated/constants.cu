// How long loads from constant memory take whose lanes read several different words.
//
//     nvcc -arch=sm_90 -o constants constants.cu && ./constants
//
// Prints, for each number of different addresses in a warp and each distance between them: cycles of
// one load in a chain of loads by one warp (latency), and cycles of the SM for each warp's load with
// 32 warps of four chains each (throughput). Lane l reads word (l % different) * distance.
#include <cstdio>

__constant__ unsigned table[16384];

// Chains of loads: each index is what the load before it read, a zero that the compiler cannot know.
template <int CHAINS>
__global__ void chains(long long *cycles, unsigned *out, int different, int words, int steps)
{
    unsigned own = (threadIdx.x % 32 % different) * words, at[CHAINS];
    for (int c = 0; c < CHAINS; c++) at[c] = table[own];
    __syncthreads();
    long long start = clock64();
    for (int s = 0; s < steps; s++) {
#pragma unroll
        for (int c = 0; c < CHAINS; c++) at[c] = table[own + at[c]];
    }
    __syncthreads();
    long long end = clock64();
    unsigned sum = 0;
    for (int c = 0; c < CHAINS; c++) sum += at[c];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
    if (threadIdx.x == 0 && blockIdx.x == 0) *cycles = end - start;
}

int main()
{
    long long *cycles, found;
    unsigned *out;
    static unsigned zeros[16384];
    cudaMemcpyToSymbol(table, zeros, sizeof zeros);
    cudaMalloc(&cycles, 8);
    cudaMalloc(&out, 4 << 20);
    const int steps = 256;
    printf("different,words,latency,throughput\n");
    for (int words : {1, 2, 4, 8, 16, 64})
        for (int different : {1, 2, 3, 4, 8, 16, 24, 32}) {
            if ((different - 1) * words >= 16384) continue;
            double result[2];
            for (int kind = 0; kind < 2; kind++) {
                for (int again = 0; again < 3; again++) {
                    if (kind == 0) chains<1><<<1, 32>>>(cycles, out, different, words, steps);
                    else chains<4><<<132, 1024>>>(cycles, out, different, words, steps);
                    cudaMemcpy(&found, cycles, 8, cudaMemcpyDeviceToHost);
                }
                result[kind] = kind == 0 ? double(found) / steps : double(found) / (steps * 4 * 32);
            }
            printf("%d,%d,%.2f,%.3f\n", different, words, result[0], result[1]);
        }
    printf("%s\n", cudaGetErrorString(cudaGetLastError()));
}
