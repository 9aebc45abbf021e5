// The driver's functions, found in the libcuda.so.1 of the program.
//
// A library with undefined cu* symbols is silently not loaded by the driver: nothing here is linked.
#pragma once

#include <string>

#include "cuda_api.h"

namespace cuado {

struct Driver {
    CUresult (*cuCtxSynchronize)();
    CUresult (*cuCtxGetDevice)(CUdevice *);
    CUresult (*cuDeviceGetName)(char *, int, CUdevice);
    CUresult (*cuDeviceGetAttribute)(int *, int, CUdevice);
    CUresult (*cuDeviceGetUuid)(Uuid *, CUdevice);
    CUresult (*cuGetErrorName)(CUresult, const char **);
    CUresult (*cuStreamIsCapturing)(CUhandle, int *);
    CUresult (*cuThreadExchangeStreamCaptureMode)(int *);
    CUresult (*cuFuncGetParamInfo)(CUhandle, size_t, size_t *, size_t *);
    CUresult (*cuKernelGetParamInfo)(CUhandle, size_t, size_t *, size_t *);
    CUresult (*cuKernelGetFunction)(CUhandle *, CUhandle);
    CUresult (*cuKernelGetLibrary)(CUhandle *, CUhandle);
    CUresult (*cuFuncGetModule)(CUhandle *, CUhandle);
    CUresult (*cuFuncGetAttribute)(int *, int, CUhandle);
    CUresult (*cuFuncGetName)(const char **, CUhandle);
    CUresult (*cuKernelGetName)(const char **, CUhandle);
    CUresult (*cuMemGetAddressRange)(CUdeviceptr *, size_t *, CUdeviceptr);
    CUresult (*cuPointerGetAttribute)(void *, int, CUdeviceptr);
    CUresult (*cuModuleGetGlobal)(CUdeviceptr *, size_t *, CUhandle, const char *);
    CUresult (*cuMemcpyDtoH)(void *, CUdeviceptr, size_t);
};

// The table; a function that the driver does not have is null. Found on the first call.
const Driver &driver();

// `cuMemcpyDtoH: CUDA_ERROR_INVALID_VALUE`.
std::string said(const char *call, CUresult result);

}  // namespace cuado
