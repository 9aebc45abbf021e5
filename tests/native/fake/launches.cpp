// A driver whose launches are lines of a log: what the launchers that cuado writes are tested on.
//
// FAKE_LOG names the log. FAKE_MEMORY lists allocations, "begin:bytes,...", in hexadecimal.
// FAKE_CAPABILITY is that of the device: 90. FAKE_REFUSE lists names of what fails: "launch:1" for
// launches of the first module, "load:2" for the second module that is loaded, "context" for that
// there is none.
// Memory that is allocated is the host's, and kernels leave it as it is.
// Addresses of variables are 0x5000 times the module's number.

#include <cuda.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace {

int modules = 0;
std::vector<std::pair<CUdeviceptr, size_t>> memory;

std::string setting(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

bool refused(const std::string& what) {
    return ("," + setting("FAKE_REFUSE") + ",").find("," + what + ",") != std::string::npos;
}

template <class... Parts>
void log(const char* format, Parts... parts) {
    if (std::FILE* file = std::fopen(setting("FAKE_LOG").c_str(), "a")) {
        std::fprintf(file, format, parts...);
        std::fputc('\n', file);
        std::fclose(file);
    }
}

CUresult loaded(CUmodule* module, unsigned options, unsigned long long option) {
    ++modules;
    log("load %d options %u value %llu", modules, options, option);
    if (refused("load:" + std::to_string(modules))) return CUDA_ERROR_INVALID_IMAGE;
    *module = reinterpret_cast<CUmodule>(static_cast<std::uintptr_t>(modules));
    return CUDA_SUCCESS;
}

int number(CUfunction function) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(function));
}

}  // namespace

extern "C" {

CUresult cuGetErrorName(CUresult status, const char** name) {
    *name = status == CUDA_ERROR_INVALID_IMAGE ? "CUDA_ERROR_INVALID_IMAGE" : "CUDA_ERROR";
    return CUDA_SUCCESS;
}

CUresult cuCtxGetCurrent(CUcontext* context) {
    // "contexts": each call finds another one.
    static int calls = 0;
    calls += refused("contexts") ? 1 : 0;
    *context = refused("context") ? nullptr : reinterpret_cast<CUcontext>(0x70 + calls);
    return CUDA_SUCCESS;
}

CUresult cuInit(unsigned) { return CUDA_SUCCESS; }

CUresult cuDeviceGet(CUdevice* device, int) {
    *device = 0;
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice) { return cuCtxGetCurrent(context); }

CUresult cuCtxSetCurrent(CUcontext) { return CUDA_SUCCESS; }

CUresult cuCtxSynchronize() { return CUDA_SUCCESS; }

CUresult cuMemAlloc(CUdeviceptr* address, size_t bytes) {
    *address = reinterpret_cast<CUdeviceptr>(::aligned_alloc(256, (bytes + 255) / 256 * 256));
    memory.emplace_back(*address, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpyHtoD(CUdeviceptr to, const void* from, size_t bytes) {
    std::memcpy(reinterpret_cast<void*>(to), from, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpyDtoH(void* to, CUdeviceptr from, size_t bytes) {
    std::memcpy(to, reinterpret_cast<const void*>(from), bytes);
    return CUDA_SUCCESS;
}

CUresult cuCtxGetDevice(CUdevice* device) {
    *device = 0;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice) {
    int capability = std::atoi(setting("FAKE_CAPABILITY").c_str());
    *value = attribute == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR ? capability / 10
                                                                       : capability % 10;
    return CUDA_SUCCESS;
}

CUresult cuModuleLoadData(CUmodule* module, const void*) { return loaded(module, 0, 0); }

CUresult cuModuleLoadDataEx(CUmodule* module, const void*, unsigned count, CUjit_option*,
                            void** values) {
    return loaded(module, count, count ? reinterpret_cast<unsigned long long>(values[0]) : 0);
}

CUresult cuModuleUnload(CUmodule) { return CUDA_SUCCESS; }

CUresult cuModuleGetFunction(CUfunction* function, CUmodule module, const char* name) {
    if (refused("function")) return CUDA_ERROR_NOT_FOUND;
    *function = reinterpret_cast<CUfunction>(module);
    log("function '%s'", name);
    return CUDA_SUCCESS;
}

CUresult cuModuleGetGlobal(CUdeviceptr* address, size_t* bytes, CUmodule module, const char*) {
    *address = 0x5000 * reinterpret_cast<std::uintptr_t>(module);
    *bytes = 16;
    return refused("variable") ? CUDA_ERROR_NOT_FOUND : CUDA_SUCCESS;
}

CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value) {
    log("attribute %d of %d is %d", static_cast<int>(attribute), number(function), value);
    return refused("attribute") ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult cuMemGetAddressRange(CUdeviceptr* begin, size_t* bytes, CUdeviceptr address) {
    for (const auto& each : memory) {
        if (address >= each.first && address - each.first < each.second) {
            *begin = each.first;
            *bytes = each.second;
            return CUDA_SUCCESS;
        }
    }
    std::string rest = setting("FAKE_MEMORY");
    for (const char* at = rest.c_str(); *at;) {
        char* end = nullptr;
        unsigned long long low = std::strtoull(at, &end, 16), size = std::strtoull(end + 1, &end, 16);
        if (address >= low && address - low < size) {
            *begin = low;
            *bytes = size;
            return CUDA_SUCCESS;
        }
        at = *end ? end + 1 : end;
    }
    return CUDA_ERROR_NOT_FOUND;
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream) {
    log("copy %llx from %llx, %zu", to, from, bytes);
    return refused("copy") ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                        unsigned by, unsigned bz, unsigned shared, CUstream stream,
                        void** parameters, void**) {
    int own = number(function);
    if (refused("launch:" + std::to_string(own))) return CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
    // FAKE_PARAMETERS: sizes, "8,8,4".
    std::string sizes = setting("FAKE_PARAMETERS"), data;
    int count = 0;
    for (char* at = &sizes[0]; *at; ++count) {
        long size = std::strtol(at, &at, 10);
        if (count) data += ' ';
        for (long n = 0; n < size; ++n) {
            char hex[3];
            std::snprintf(hex, sizeof hex, "%02x",
                          static_cast<const unsigned char*>(parameters[count])[n]);
            data += hex;
        }
        if (*at) ++at;
    }
    log("launch %d grid %u %u %u block %u %u %u shared %u stream %llu with %s", own, gx, gy, gz, bx,
        by, bz, shared, reinterpret_cast<unsigned long long>(stream), data.c_str());
    return CUDA_SUCCESS;
}

CUresult cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction function, void** parameters,
                          void** extra) {
    for (unsigned n = 0; n < config->numAttrs; ++n) {
        const CUlaunchAttribute& each = config->attrs[n];
        log("launch attribute %d is %u %u %u", static_cast<int>(each.id), each.value.clusterDim.x,
            each.value.clusterDim.y, each.value.clusterDim.z);
    }
    return cuLaunchKernel(function, config->gridDimX, config->gridDimY, config->gridDimZ,
                          config->blockDimX, config->blockDimY, config->blockDimZ,
                          config->sharedMemBytes, config->hStream, parameters, extra);
}
}
