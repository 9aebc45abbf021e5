// Nonlinear dynamics: van der Pol oscillators from a plane of initial states, Runge-Kutta of fourth order, two states a thread.
#define PER_THREAD 2

struct State {
    float x, v;
};

__device__ __forceinline__ float accel(State s, float mu)
{
    return fmaf(fmaf(s.x * s.x, -mu, mu), s.v, -s.x);
}

__device__ __forceinline__ State step_rk4(State s, float mu, float h, float h_2, float h_6, float hh_6)
{
    const float k1 = accel(s, mu);
    const State s2 = {fmaf(h_2, s.v, s.x), fmaf(h_2, k1, s.v)};
    const float k2 = accel(s2, mu);
    const State s3 = {fmaf(h_2, s2.v, s.x), fmaf(h_2, k2, s.v)};
    const float k3 = accel(s3, mu);
    const State s4 = {fmaf(h, s3.v, s.x), fmaf(h, k3, s.v)};
    const float k4 = accel(s4, mu);
    const float k23 = k2 + k3;
    State r;
    r.x = fmaf(hh_6, k1 + k23, fmaf(h, s.v, s.x));
    r.v = fmaf(h_6, fmaf(2.0f, k23, k1 + k4), s.v);
    return r;
}

// blockIdx.y is the row of the plane (initial velocity); the states of a thread are half a row apart
__global__ void __launch_bounds__(256)
vdp_basin(const float* __restrict__ x0, const float* __restrict__ v0, float* __restrict__ x_end, float* __restrict__ v_end,
          float mu, float h, int n_steps, int half_row)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= half_row) return;
    const float h_2 = 0.5f * h, h_6 = h / 6.0f, hh_6 = h * h / 6.0f;

    State s[PER_THREAD];
#pragma unroll
    for (int k = 0; k < PER_THREAD; ++k) s[k] = State{x0[k * half_row + i], v0[blockIdx.y]};
#pragma unroll 4
    for (int t = 0; t < n_steps; ++t)
#pragma unroll
        for (int k = 0; k < PER_THREAD; ++k) s[k] = step_rk4(s[k], mu, h, h_2, h_6, hh_6);
#pragma unroll
    for (int k = 0; k < PER_THREAD; ++k) {
        const size_t at = (size_t)blockIdx.y * half_row * PER_THREAD + k * half_row + i;
        x_end[at] = s[k].x;
        v_end[at] = s[k].v;
    }
}
