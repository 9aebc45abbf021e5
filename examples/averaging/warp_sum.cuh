// Sums across a warp by shuffles, without shared memory.
#pragma once

// The sum of a value of each lane; all lanes have it.
__device__ inline float warp_sum(float value)
{
    for (int apart = 16; apart > 0; apart /= 2)
        value += __shfl_xor_sync(0xFFFFFFFF, value, apart);
    return value;
}

// The sums of 32 values of each lane: lane i has that of the i-th. Each step hands half of the values
// to a partner, so that 31 shuffles do what 32 sums by themselves would need 160 for.
template <int APART = 16>
__device__ float warp_sums(float (&values)[32])
{
    const bool upper = threadIdx.x & APART;
#pragma unroll
    for (int i = 0; i < APART; i++) {
        const float kept = upper ? values[i + APART] : values[i];
        const float given = upper ? values[i] : values[i + APART];
        values[i] = kept + __shfl_xor_sync(0xFFFFFFFF, given, APART);
    }
    if constexpr (APART > 1)
        return warp_sums<APART / 2>(values);
    return values[0];
}
