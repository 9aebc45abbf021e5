// Embedding bag of a recommender: mean of the rows of every bag, sixteen lanes a bag.
#define DIM4 16      // 64 floats a row
#define BAG 20

__global__ void __launch_bounds__(256)
bag_embed(const float4* __restrict__ table, const int* __restrict__ ids, float4* __restrict__ pooled, int n_bags)
{
    const int part = threadIdx.x % DIM4;
    const int bag = (blockIdx.x * blockDim.x + threadIdx.x) / DIM4;
    if (bag >= n_bags) return;
    const int4* packed = reinterpret_cast<const int4*>(ids) + (size_t)bag * (BAG / 4);
    int id[BAG];
#pragma unroll
    for (int k = 0; k < BAG / 4; ++k) {
        const int4 q = __ldg(&packed[k]);
        id[4 * k] = q.x;
        id[4 * k + 1] = q.y;
        id[4 * k + 2] = q.z;
        id[4 * k + 3] = q.w;
    }

    float4 s = make_float4(0.f, 0.f, 0.f, 0.f);
#pragma unroll
    for (int k = 0; k < BAG; ++k) {
        const float4 v = __ldg(&table[(size_t)id[k] * DIM4 + part]);
        s.x += v.x;
        s.y += v.y;
        s.z += v.z;
        s.w += v.w;
    }
    const float w = 1.0f / BAG;
    pooled[(size_t)bag * DIM4 + part] = make_float4(s.x * w, s.y * w, s.z * w, s.w * w);
}
