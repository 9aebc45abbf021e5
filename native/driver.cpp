#include "driver.h"

#include <dlfcn.h>

namespace cuado {
namespace {

template <typename Function>
void find(void *library, Function &function, const char *name) {
    function = reinterpret_cast<Function>(dlsym(library, name));
}

Driver load() {
    Driver table{};
    // The driver is what loaded us: it is there, and only a reference is taken.
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    if (!library) library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library) return table;
    find(library, table.cuCtxSynchronize, "cuCtxSynchronize");
    find(library, table.cuCtxGetDevice, "cuCtxGetDevice");
    find(library, table.cuDeviceGetName, "cuDeviceGetName");
    find(library, table.cuDeviceGetAttribute, "cuDeviceGetAttribute");
    find(library, table.cuDeviceGetUuid, "cuDeviceGetUuid_v2");
    if (!table.cuDeviceGetUuid) find(library, table.cuDeviceGetUuid, "cuDeviceGetUuid");
    find(library, table.cuGetErrorName, "cuGetErrorName");
    find(library, table.cuStreamIsCapturing, "cuStreamIsCapturing");
    find(library, table.cuThreadExchangeStreamCaptureMode, "cuThreadExchangeStreamCaptureMode");
    find(library, table.cuFuncGetParamInfo, "cuFuncGetParamInfo");
    find(library, table.cuKernelGetParamInfo, "cuKernelGetParamInfo");
    find(library, table.cuKernelGetFunction, "cuKernelGetFunction");
    find(library, table.cuKernelGetLibrary, "cuKernelGetLibrary");
    find(library, table.cuFuncGetModule, "cuFuncGetModule");
    find(library, table.cuFuncGetAttribute, "cuFuncGetAttribute");
    find(library, table.cuFuncGetName, "cuFuncGetName");
    find(library, table.cuKernelGetName, "cuKernelGetName");
    find(library, table.cuMemGetAddressRange, "cuMemGetAddressRange_v2");
    find(library, table.cuPointerGetAttribute, "cuPointerGetAttribute");
    find(library, table.cuModuleGetGlobal, "cuModuleGetGlobal_v2");
    find(library, table.cuMemcpyDtoH, "cuMemcpyDtoH_v2");
    return table;
}

}  // namespace

const Driver &driver() {
    static const Driver table = load();
    return table;
}

std::string said(const char *call, CUresult result) {
    const char *name = nullptr;
    if (driver().cuGetErrorName && driver().cuGetErrorName(result, &name) == CUDA_SUCCESS && name) {
        return std::string(call) + ": " + name;
    }
    return std::string(call) + ": error " + std::to_string(result);
}

}  // namespace cuado
