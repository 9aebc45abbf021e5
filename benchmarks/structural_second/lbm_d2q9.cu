// Lattice Boltzmann D2Q9, BGK, periodic box, pull scheme, structure of arrays.
// f[q][y][x], blockDim = (256,1), grid = (nx/256, ny).
extern "C" __global__ void __launch_bounds__(256)
lbm_d2q9(const float* __restrict__ f, float* __restrict__ g, int nx, int ny, float omega)
{
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y;
  if (x >= nx || y >= ny) return;

  const int xe = (x + 1 < nx) ? x + 1 : 0, xw = (x > 0) ? x - 1 : nx - 1;
  const int yn = (y + 1 < ny) ? y + 1 : 0, ys = (y > 0) ? y - 1 : ny - 1;
  const size_t N = (size_t)nx * ny;
  const size_t r = (size_t)y * nx, rn = (size_t)yn * nx, rs = (size_t)ys * nx;

  // pull
  const float f0 = f[        r  + x ];
  const float f1 = f[1 * N + r  + xw];      // (+1, 0)
  const float f2 = f[2 * N + rs + x ];      // ( 0,+1)
  const float f3 = f[3 * N + r  + xe];      // (-1, 0)
  const float f4 = f[4 * N + rn + x ];      // ( 0,-1)
  const float f5 = f[5 * N + rs + xw];      // (+1,+1)
  const float f6 = f[6 * N + rs + xe];      // (-1,+1)
  const float f7 = f[7 * N + rn + xe];      // (-1,-1)
  const float f8 = f[8 * N + rn + xw];      // (+1,-1)

  const float rho = ((f0 + f1) + (f2 + f3)) + ((f4 + f5) + (f6 + f7)) + f8;
  const float inv = 1.0f / rho;
  const float ux = (f1 - f3 + f5 - f6 - f7 + f8) * inv;
  const float uy = (f2 - f4 + f5 + f6 - f7 - f8) * inv;
  const float u2 = 1.0f - 1.5f * (ux * ux + uy * uy);

  const float w0 = rho * (4.0f / 9.0f), ws = rho * (1.0f / 9.0f), wd = rho * (1.0f / 36.0f);
  const float om1 = 1.0f - omega;
  const float pp = ux + uy, pm = ux - uy;

  g[        r + x] = om1 * f0 + omega * w0 * u2;
  g[1 * N + r + x] = om1 * f1 + omega * ws * (u2 + 3.0f * ux + 4.5f * ux * ux);
  g[2 * N + r + x] = om1 * f2 + omega * ws * (u2 + 3.0f * uy + 4.5f * uy * uy);
  g[3 * N + r + x] = om1 * f3 + omega * ws * (u2 - 3.0f * ux + 4.5f * ux * ux);
  g[4 * N + r + x] = om1 * f4 + omega * ws * (u2 - 3.0f * uy + 4.5f * uy * uy);
  g[5 * N + r + x] = om1 * f5 + omega * wd * (u2 + 3.0f * pp + 4.5f * pp * pp);
  g[6 * N + r + x] = om1 * f6 + omega * wd * (u2 - 3.0f * pm + 4.5f * pm * pm);
  g[7 * N + r + x] = om1 * f7 + omega * wd * (u2 - 3.0f * pp + 4.5f * pp * pp);
  g[8 * N + r + x] = om1 * f8 + omega * wd * (u2 + 3.0f * pm + 4.5f * pm * pm);
}
