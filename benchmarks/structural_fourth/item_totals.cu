// Psychometrics: total score of every test item over all respondents (adds to the totals given).
__global__ void item_totals(const int* __restrict__ score, int* total, int n_respondents, int n_items)
{
    const int item = blockIdx.x * blockDim.x + threadIdx.x;
    if (item >= n_items) return;

    const int share = (n_respondents + gridDim.y - 1) / gridDim.y;
    const int first = blockIdx.y * share;
    const int last = min(first + share, n_respondents);
    int sum = 0;
    for (int r = first; r < last; ++r)
        sum += score[(size_t)r * n_items + item];
    atomicAdd(&total[item], sum);
}
