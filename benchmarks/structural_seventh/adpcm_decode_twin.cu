// Telephony: decodes the IMA ADPCM streams of many calls, eight samples a word, words of the calls interleaved.
// The steps lie in shared memory, whose banks serve the lanes their different entries; the move is computed.
__constant__ int STEP[89] = {
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
    130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
    1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132,
    7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};

struct Decoder {
    int value, index;
    __device__ __forceinline__ int next(unsigned code, const int* steps)
    {
        const int step = steps[index];
        int change = step >> 3;
        if (code & 4) change += step;
        if (code & 2) change += step >> 1;
        if (code & 1) change += step >> 2;
        value = code & 8 ? value - change : value + change;
        value = min(max(value, -32768), 32767);
        const int size = code & 7;
        index = min(max(index + (size < 4 ? -1 : 2 * size - 6), 0), 88);
        return value & 0xffff;
    }
};

extern "C" __global__ void __launch_bounds__(128)
adpcm_decode_twin(const unsigned* __restrict__ codes, const int* __restrict__ start, unsigned* __restrict__ samples,
                  int n_calls, int n_words)
{
    __shared__ int steps[89];
    if (threadIdx.x < 89) steps[threadIdx.x] = STEP[threadIdx.x];
    __syncthreads();
    const int call = blockIdx.x * blockDim.x + threadIdx.x;
    if (call >= n_calls) return;
    Decoder d = {0, start[call]};
#pragma unroll 2
    for (int w = 0; w < n_words; ++w) {
        unsigned word = codes[(size_t)w * n_calls + call];
#pragma unroll
        for (int pair = 0; pair < 4; ++pair) {
            const unsigned low = d.next(word & 15, steps), high = d.next(word >> 4 & 15, steps);
            samples[(size_t)(4 * w + pair) * n_calls + call] = low | high << 16;
            word >>= 8;
        }
    }
}
