/*
 * Implicit x-sweep of an ADI heat solver; one block solves one row.
 */
#define NMAX 512

extern "C" __global__ void adi_row_pcr_twin(const float* __restrict__ Told,
                                            const float* __restrict__ kappa,
                                            float* __restrict__ Tnew,
                                            int nrows, int n, float r)
{
  __shared__ float a[NMAX], b[NMAX], c[NMAX], d[NMAX];
  const int i   = threadIdx.x;
  const int row = blockIdx.x;
  if (row >= nrows) return;                      // whole block leaves

  const float* k = kappa + row * n;

  float kc = k[i];
  float kw = (i > 0)     ? 0.5f * (k[i - 1] + kc) : 0.0f;
  float ke = (i < n - 1) ? 0.5f * (k[i + 1] + kc) : 0.0f;

  a[i] = -r * kw;
  c[i] = -r * ke;
  b[i] = 1.0f + r * (kw + ke);
  d[i] = Told[row * n + i];
  __syncthreads();

  for (int s = 1; s < n; s *= 2)
  {
    float an = 0.0f, bn = b[i], cn = 0.0f, dn = d[i];
    if (i - s >= 0) {
      float f = a[i] / b[i - s];
      an  = -f * a[i - s];
      bn -=  f * c[i - s];
      dn -=  f * d[i - s];
    }
    if (i + s < n) {
      float f = c[i] / b[i + s];
      cn  = -f * c[i + s];
      bn -=  f * a[i + s];
      dn -=  f * d[i + s];
    }
    __syncthreads();
    a[i] = an;  b[i] = bn;  c[i] = cn;  d[i] = dn;
    __syncthreads();
  }

  Tnew[row * n + i] = d[i] / b[i];
}
