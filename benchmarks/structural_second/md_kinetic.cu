// Replica-exchange MD: instantaneous kinetic energy of every replica.
// One block per replica, one thread per atom (blockDim.x = atoms per replica,
// a power of two not larger than 512).  Velocities as structure of arrays.
extern "C" __global__ void md_kinetic(const float *vx, const float *vy, const float *vz,
                                      float *ekin, float half_mass)
{
  __shared__ float e[512];
  const unsigned int tid = threadIdx.x;
  const size_t atom = (size_t)blockIdx.x * blockDim.x + tid;

  e[tid] = half_mass * (vx[atom]*vx[atom] + vy[atom]*vy[atom] + vz[atom]*vz[atom]);
  __syncthreads();

  for (unsigned int s = 1; s < blockDim.x; s *= 2) {
    if (tid % (2*s) == 0)
      e[tid] += e[tid + s];
    __syncthreads();
  }

  if (tid == 0) ekin[blockIdx.x] = e[0];
}
