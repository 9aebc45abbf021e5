#include "launch.h"

#include <cstring>

#include "driver.h"

namespace cuado {
namespace {

constexpr size_t kMostParameters = 4096;

bool is_extended(uint32_t callback) {
    return callback == kCuLaunchKernelEx || callback == kCuLaunchKernelExPtsz;
}

bool is_cooperative(uint32_t callback) {
    return callback == kCuLaunchCooperative || callback == kCuLaunchCooperativePtsz;
}

void read_attributes(const LaunchConfig &config, Launch &launch) {
    for (unsigned i = 0; config.attributes && i < config.attribute_count; ++i) {
        const LaunchAttribute &each = config.attributes[i];
        if (each.id == kCooperative) launch.is_cooperative = each.value.cooperative != 0;
        if (each.id == kClusterDimension)
            std::memcpy(launch.cluster, each.value.cluster, sizeof launch.cluster);
    }
}

// The driver tells parameters of functions and of kernels by different calls, and refuses the wrong handle.
bool parameter_info(const Launch &launch, size_t index, size_t &offset, size_t &bytes) {
    auto of_kernel = driver().cuKernelGetParamInfo;
    auto of_function = driver().cuFuncGetParamInfo;
    if (launch.library) return of_kernel && of_kernel(launch.handle, index, &offset, &bytes) == CUDA_SUCCESS;
    return of_function && of_function(launch.handle, index, &offset, &bytes) == CUDA_SUCCESS;
}

// Whether the handle is a CUkernel: then its function and its library can be had.
void resolve_handle(Launch &launch) {
    const Driver &cuda = driver();
    size_t offset, bytes;
    bool is_function =
        cuda.cuFuncGetParamInfo && cuda.cuFuncGetParamInfo(launch.handle, 0, &offset, &bytes) == CUDA_SUCCESS;
    CUhandle function = nullptr, library = nullptr;
    if (!is_function && cuda.cuKernelGetFunction &&
        cuda.cuKernelGetFunction(&function, launch.handle) == CUDA_SUCCESS && function) {
        launch.function = function;
        if (cuda.cuKernelGetLibrary && cuda.cuKernelGetLibrary(&library, launch.handle) == CUDA_SUCCESS)
            launch.library = library;
    } else {
        launch.function = launch.handle;
    }
    if (cuda.cuFuncGetModule) cuda.cuFuncGetModule(&launch.module, launch.function);
}

std::string read_parameters(Launch &launch) {
    if (!driver().cuFuncGetParamInfo || !driver().cuKernelGetParamInfo)
        return "this driver does not tell a kernel's parameters";
    const char *buffer = nullptr;
    size_t buffer_bytes = 0;
    for (void **at = launch.extra; at && at[0]; at += 2) {
        if (reinterpret_cast<uintptr_t>(at[0]) == kParamBufferPointer)
            buffer = static_cast<const char *>(at[1]);
        if (reinterpret_cast<uintptr_t>(at[0]) == kParamBufferSize && at[1])
            buffer_bytes = *static_cast<size_t *>(at[1]);
    }
    for (size_t index = 0, offset = 0, bytes = 0;
         index < kMostParameters && parameter_info(launch, index, offset, bytes); ++index) {
        if (launch.kernel_params) {
            if (!launch.kernel_params[index]) return "parameter " + std::to_string(index) + " has no value";
            launch.parameters.push_back(
                {static_cast<uint32_t>(offset),
                 std::string(static_cast<const char *>(launch.kernel_params[index]), bytes)});
        } else if (buffer && offset <= buffer_bytes && bytes <= buffer_bytes - offset) {
            launch.parameters.push_back({static_cast<uint32_t>(offset), std::string(buffer + offset, bytes)});
        } else {
            return "parameter " + std::to_string(index) + " has no value";
        }
    }
    return "";
}

int attribute(const Launch &launch, int which) {
    int value = -1;
    if (!driver().cuFuncGetAttribute ||
        driver().cuFuncGetAttribute(&value, which, launch.function) != CUDA_SUCCESS)
        return -1;
    return value;
}

// Of a kernel that was compiled for a cluster size, which a launch need not name.
void read_required_cluster(Launch &launch) {
    if (launch.cluster[0]) return;
    int width = attribute(launch, kRequiredClusterWidth), height = attribute(launch, kRequiredClusterHeight);
    int depth = attribute(launch, kRequiredClusterDepth);
    if (width <= 0 || height <= 0 || depth <= 0) return;
    launch.cluster[0] = static_cast<unsigned>(width);
    launch.cluster[1] = static_cast<unsigned>(height);
    launch.cluster[2] = static_cast<unsigned>(depth);
}

bool is_per_thread(uint32_t callback) {
    return callback == kCuLaunchKernelPtsz || callback == kCuLaunchKernelExPtsz ||
           callback == kCuLaunchCooperativePtsz;
}

}  // namespace

std::string kernel_name(uint32_t callback, const CallbackData &data) {
    if (callback == kCuGraphLaunch || callback == kCuGraphLaunchPtsz) return "";
    if (data.symbol && *data.symbol) return data.symbol;
    if (callback == kCuLaunchCooperativeMultiDevice) return "";
    Launch launch = read_shape(callback, data);
    const char *name = nullptr;
    const Driver &cuda = driver();
    if (cuda.cuFuncGetName && cuda.cuFuncGetName(&name, launch.handle) == CUDA_SUCCESS && name) return name;
    if (cuda.cuKernelGetName && cuda.cuKernelGetName(&name, launch.handle) == CUDA_SUCCESS && name)
        return name;
    return "";
}

Launch read_shape(uint32_t callback, const CallbackData &data) {
    Launch launch;
    launch.kernel = data.symbol ? data.symbol : "";
    if (callback == kCuLaunchCooperativeMultiDevice) {
        launch.spans_devices = true;
    } else if (is_extended(callback)) {
        auto &it = *static_cast<const LaunchKernelExParams *>(data.params);
        std::memcpy(launch.grid, it.config->grid, sizeof launch.grid);
        std::memcpy(launch.block, it.config->block, sizeof launch.block);
        launch.dynamic_shared = it.config->shared_bytes;
        launch.stream = it.config->stream;
        launch.handle = it.function;
        launch.kernel_params = it.kernel_params;
        launch.extra = it.extra;
        read_attributes(*it.config, launch);
    } else {
        auto &it = *static_cast<const LaunchKernelParams *>(data.params);
        std::memcpy(launch.grid, it.grid, sizeof launch.grid);
        std::memcpy(launch.block, it.block, sizeof launch.block);
        launch.dynamic_shared = it.shared_bytes;
        launch.stream = it.stream;
        launch.handle = it.function;
        launch.kernel_params = it.kernel_params;
        launch.is_cooperative = is_cooperative(callback);
        launch.extra = launch.is_cooperative ? nullptr : it.extra;  // The cooperative call has none.
    }
    // These calls mean the thread's own stream by none.
    if (!launch.stream && is_per_thread(callback))
        launch.stream = reinterpret_cast<CUhandle>(kPerThreadStream);
    return launch;
}

std::string read_rest(Launch &launch) {
    resolve_handle(launch);
    launch.attributes = {attribute(launch, kMaxDynamicShared), attribute(launch, kPreferredCarveout),
                         attribute(launch, kRegisters), attribute(launch, kSharedBytes),
                         attribute(launch, kLocalBytes)};
    read_required_cluster(launch);
    return read_parameters(launch);
}

}  // namespace cuado
