// What an L1 keeps of what is read again: whole lines around and around, the same beside stores, and rows of one line walked by
// threads.

// Each block's warps read the same LINES lines of the block ROUNDS times, a whole line a request.
extern "C" __global__ void around(const float* __restrict__ data, float* out)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    const float* own = data + (long long)blockIdx.x * LINES * 32;
    float sum = 0.0f;
    for (int round = 0; round < ROUNDS; ++round)
        for (int line = warp; line < LINES; line += warps) sum += own[line * 32 + lane];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Each thread reads ROWS lines of its own, word by word.
extern "C" __global__ void rows(const float* __restrict__ data, float* out)
{
    const long long all = (long long)gridDim.x * blockDim.x, thread = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    for (int row = 0; row < ROWS; ++row) {
        const float* own = data + (row * all + thread) * 32;
#pragma unroll 1
        for (int word = 0; word < 32; ++word) sum = sum * 0.5f + own[word];
    }
    out[thread] = sum;
}

// As around; and each round the block stores to STORED lines of its own: whole lines, or a word of each.
extern "C" __global__ void stored(const float* __restrict__ data, float* out)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    const float* own = data + (long long)blockIdx.x * LINES * 32;
    float* mine = out + (long long)blockIdx.x * STORED * 32;
    float sum = 0.0f;
    for (int round = 0; round < ROUNDS; ++round) {
        for (int line = warp; line < LINES; line += warps) sum += own[line * 32 + lane];
        if (WHOLE)
            for (int line = warp; line < STORED; line += warps) mine[line * 32 + lane] = sum;
        else
            for (int line = threadIdx.x; line < STORED; line += blockDim.x) mine[line * 32] = sum;
    }
}
