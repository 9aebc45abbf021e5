// Kinetic energy of every replica: 4 atoms per thread (float4), warp shuffles.
// blockDim.x = atoms per replica / 4, a multiple of 32.
extern "C" __global__ void md_kinetic_twin(const float *__restrict__ vx, const float *__restrict__ vy,
                                           const float *__restrict__ vz,
                                           float *__restrict__ ekin, float half_mass)
{
  __shared__ float part[32];
  const unsigned int tid = threadIdx.x, lane = tid & 31u, warp = tid >> 5;
  const size_t q = (size_t)blockIdx.x * blockDim.x + tid;

  const float4 x = ((const float4 *)vx)[q];
  const float4 y = ((const float4 *)vy)[q];
  const float4 z = ((const float4 *)vz)[q];
  float e = half_mass * (x.x*x.x + y.x*y.x + z.x*z.x)
          + half_mass * (x.y*x.y + y.y*y.y + z.y*z.y)
          + half_mass * (x.z*x.z + y.z*y.z + z.z*z.z)
          + half_mass * (x.w*x.w + y.w*y.w + z.w*z.w);

  for (int o = 16; o > 0; o >>= 1) e += __shfl_xor_sync(0xffffffffu, e, o);
  if (lane == 0) part[warp] = e;
  __syncthreads();
  if (tid == 0) {
    for (unsigned int w = 1; w < blockDim.x / 32; ++w) e += part[w];
    ekin[blockIdx.x] = e;
  }
}
