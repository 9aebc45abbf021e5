// y = D^-1 x, the preconditioner, in the version that -DJACOBI=0 or 1 chooses (0 by default).
// Kernels only: the cases launch this file, and bicgstab.cu includes it.

#if !defined(JACOBI) || JACOBI == 0
#include "jacobi_smooth_v0.cuh"
#elif JACOBI == 1
#include "jacobi_smooth_v1.cuh"
#else
#error "there is no such version: -DJACOBI=0 or 1"
#endif
