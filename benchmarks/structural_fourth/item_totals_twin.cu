// Psychometrics: total score of every test item over all respondents (adds to the totals given). Four items a thread,
// many blocks of respondents; the number of items is a multiple of four.
__global__ void __launch_bounds__(128)
item_totals_twin(const int* __restrict__ score, int* total, int n_respondents, int n_items)
{
    const int item = 4 * (blockIdx.x * blockDim.x + threadIdx.x);
    if (item >= n_items) return;

    const int share = (n_respondents + gridDim.y - 1) / gridDim.y;
    const int first = blockIdx.y * share;
    const int last = min(first + share, n_respondents);
    int4 sum = make_int4(0, 0, 0, 0);
#pragma unroll 8
    for (int r = first; r < last; ++r) {
        const int4 s = *reinterpret_cast<const int4*>(score + (size_t)r * n_items + item);
        sum.x += s.x;
        sum.y += s.y;
        sum.z += s.z;
        sum.w += s.w;
    }
    if (first < last) {
        atomicAdd(&total[item], sum.x);
        atomicAdd(&total[item + 1], sum.y);
        atomicAdd(&total[item + 2], sum.z);
        atomicAdd(&total[item + 3], sum.w);
    }
}
