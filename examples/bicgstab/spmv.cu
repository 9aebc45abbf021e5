// y = A x for block-CSR with blocks of 4x4 doubles, in the version that -DVERSION=0 to 7 chooses.
// Kernels only: the cases launch this file, and bicgstab.cu includes it.

#if !defined(VERSION)
#error "choose a version: -DVERSION=0 to 7"
#elif VERSION == 0
#include "spmv_v0.cuh"
#elif VERSION == 1
#include "spmv_v1.cuh"
#elif VERSION == 2
#include "spmv_v2.cuh"
#elif VERSION == 3
#include "spmv_v3.cuh"
#elif VERSION == 4
#include "spmv_v4.cuh"
#elif VERSION == 5
#include "spmv_v5.cuh"
#elif VERSION == 6
#include "spmv_v6.cuh"
#elif VERSION == 7
#include "spmv_v7.cuh"
#else
#error "there is no such version: -DVERSION=0 to 7"
#endif
