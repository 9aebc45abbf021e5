// Saturation adjustment, one thread per grid point: the levels do not depend
// on each other.  blockIdx.y = level.

#define CP   1004.64f
#define LV   2.501e6f
#define EPSI 0.622f

__device__ __forceinline__ float qsat_liq(float t, float p)
{
  float es = 611.2f * expf(17.67f * (t - 273.15f) / (t - 29.65f));
  es = fminf(es, 0.5f * p);
  return EPSI * es / (p - (1.0f - EPSI) * es);
}

extern "C" __global__ void sat_adjust_twin(const float* __restrict__ tpack,
                                           const float* __restrict__ qpack,
                                           const float* __restrict__ cpack,
                                           float* __restrict__ tnew,
                                           float* __restrict__ qvnew,
                                           float* __restrict__ qcnew,
                                           int ncol, int nlev,
                                           float t_off, float t_scl, float q_scl,
                                           float p_sfc, float dp)
{
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  int lev = blockIdx.y;
  if (col >= ncol || lev >= nlev) return;

  int   id = lev * ncol + col;
  float p  = p_sfc - dp * (float)lev;
  float t  = t_off + t_scl * tpack[id];
  float qv = q_scl * qpack[id];
  float qc = 0.1f * q_scl * cpack[id];

  if (qv + qc > 1.0e-8f)
  {
    float t0 = t, dq = 0.0f;
    for (int it = 0; it < 4; it++)
    {
      float qs  = qsat_liq(t, p);
      float dqs = qs * 17.67f * 243.5f / ((t - 29.65f) * (t - 29.65f));
      float res = (qv - dq) - qs;
      dq += res / (1.0f + LV / CP * dqs);
      dq  = fmaxf(dq, -qc);
      t   = t0 + LV / CP * dq;
    }
    qv -= dq;
    qc += dq;
  }

  tnew[id]  = t;
  qvnew[id] = qv;
  qcnew[id] = qc;
}
