// Acoustic wave equation, 8th order in space, 2nd in time (reverse time migration).
// z march with a register queue, xy plane in shared memory.
// Interior: x in [32, 32 + 32*gridDim.x), y in [4, ny-4), z in [4, nz-4).
#define RAD 4
#define BX  32
#define BY  8

extern "C" __global__ void __launch_bounds__(BX * BY)
fdtd3d_o8(const float* __restrict__ p, float* __restrict__ pold,
          const float* __restrict__ vel2, int pitch, int ny, int nz, int zchunk)
{
  __shared__ float t[BY + 2 * RAD][BX + 2 * RAD];

  const float C0 = -8.541666f, C1 = 1.6f, C2 = -0.2f, C3 = 0.02539683f, C4 = -0.001785714f;

  const int tx = threadIdx.x, ty = threadIdx.y;
  const int x = 32 + blockIdx.x * BX + tx;
  const int y = RAD + blockIdx.y * BY + ty;
  const int plane = pitch * ny;
  const int z0 = RAD + blockIdx.z * zchunk;
  const int z1 = min(z0 + zchunk, nz - RAD);

  int id = z0 * plane + y * pitch + x;

  float q[2 * RAD + 1];
#pragma unroll
  for (int i = 0; i < 2 * RAD; ++i)
    q[i + 1] = p[id + (i - RAD) * plane];

  for (int z = z0; z < z1; ++z, id += plane) {
#pragma unroll
    for (int i = 0; i < 2 * RAD; ++i) q[i] = q[i + 1];
    q[2 * RAD] = p[id + RAD * plane];
    const float old = pold[id];
    const float v2  = vel2[id];

    __syncthreads();
    t[ty + RAD][tx + RAD] = q[RAD];
    if (ty < RAD) {
      t[ty][tx + RAD]            = p[id - RAD * pitch];
      t[ty + BY + RAD][tx + RAD] = p[id + BY * pitch];
    }
    if (tx < RAD) {
      t[ty + RAD][tx]            = p[id - RAD];
      t[ty + RAD][tx + BX + RAD] = p[id + BX];
    }
    __syncthreads();

    float lap = C0 * q[RAD];
    lap += C1 * (q[RAD - 1] + q[RAD + 1]) + C2 * (q[RAD - 2] + q[RAD + 2])
         + C3 * (q[RAD - 3] + q[RAD + 3]) + C4 * (q[RAD - 4] + q[RAD + 4]);
    const int cx = tx + RAD, cy = ty + RAD;
    lap += C1 * (t[cy][cx - 1] + t[cy][cx + 1] + t[cy - 1][cx] + t[cy + 1][cx]);
    lap += C2 * (t[cy][cx - 2] + t[cy][cx + 2] + t[cy - 2][cx] + t[cy + 2][cx]);
    lap += C3 * (t[cy][cx - 3] + t[cy][cx + 3] + t[cy - 3][cx] + t[cy + 3][cx]);
    lap += C4 * (t[cy][cx - 4] + t[cy][cx + 4] + t[cy - 4][cx] + t[cy + 4][cx]);

    pold[id] = 2.0f * q[RAD] - old + v2 * lap;
  }
}
