// The declarations of native/ held against NVIDIA's headers; compiled only to see whether it compiles.

#include <cuda.h>
#include <cupti.h>

#include "cuda_api.h"
#include "cupti_api.h"

#define SAME(OWN, own, THEIRS, theirs)                                                                   \
    static_assert(offsetof(cuado::OWN, own) == offsetof(THEIRS, theirs), #OWN "." #own " is elsewhere"); \
    static_assert(sizeof(cuado::OWN::own) >= sizeof(((THEIRS *)nullptr)->theirs), #OWN "." #own          \
                                                                                       " is "            \
                                                                                       "smaller")
#define EQUAL(own, theirs) \
    static_assert(static_cast<long>(cuado::own) == static_cast<long>(theirs), #own " has another value")

using Kernel = CUpti_ActivityKernel9;  // CUDA 12; of 11.8 and 13 the fields read are the same.
SAME(KernelActivity, registers, Kernel, registersPerThread);
SAME(KernelActivity, start, Kernel, start);
SAME(KernelActivity, end, Kernel, end);
SAME(KernelActivity, device, Kernel, deviceId);
SAME(KernelActivity, context, Kernel, contextId);
SAME(KernelActivity, stream, Kernel, streamId);
SAME(KernelActivity, grid, Kernel, gridX);
SAME(KernelActivity, block, Kernel, blockX);
SAME(KernelActivity, static_shared, Kernel, staticSharedMemory);
SAME(KernelActivity, dynamic_shared, Kernel, dynamicSharedMemory);
SAME(KernelActivity, local_per_thread, Kernel, localMemoryPerThread);
SAME(KernelActivity, correlation, Kernel, correlationId);
SAME(KernelActivity, name, Kernel, name);
SAME(KernelActivity, graph_node, Kernel, graphNodeId);
SAME(KernelActivity, graph, Kernel, graphId);
SAME(KernelActivity, cluster, Kernel, clusterX);
static_assert(offsetof(Kernel, clusterZ) == offsetof(cuado::KernelActivity, cluster) + 8);
static_assert(offsetof(CUpti_ActivityKernel8, clusterX) == offsetof(Kernel, clusterX));
static_assert(offsetof(CUpti_ActivityKernel8, graphId) == offsetof(Kernel, graphId));
static_assert(offsetof(CUpti_ActivityKernel8, name) == offsetof(Kernel, name));
static_assert(offsetof(CUpti_ActivityKernel10, clusterX) == offsetof(Kernel, clusterX));
static_assert(offsetof(CUpti_ActivityKernel10, name) == offsetof(Kernel, name));

using Copy = CUpti_ActivityMemcpy5;
SAME(MemcpyActivity, copy_kind, Copy, copyKind);
SAME(MemcpyActivity, source_kind, Copy, srcKind);
SAME(MemcpyActivity, destination_kind, Copy, dstKind);
SAME(MemcpyActivity, flags, Copy, flags);
SAME(MemcpyActivity, bytes, Copy, bytes);
SAME(MemcpyActivity, start, Copy, start);
SAME(MemcpyActivity, end, Copy, end);
SAME(MemcpyActivity, device, Copy, deviceId);
SAME(MemcpyActivity, stream, Copy, streamId);
SAME(MemcpyActivity, correlation, Copy, correlationId);
static_assert(offsetof(CUpti_ActivityMemcpy6, correlationId) == offsetof(Copy, correlationId));
SAME(PeerMemcpyActivity, correlation, CUpti_ActivityMemcpyPtoP4, correlationId);
SAME(PeerMemcpyActivity, stream, CUpti_ActivityMemcpyPtoP4, streamId);

SAME(MemsetActivity, value, CUpti_ActivityMemset4, value);
SAME(MemsetActivity, start, CUpti_ActivityMemset4, start);
SAME(MemsetActivity, correlation, CUpti_ActivityMemset4, correlationId);
SAME(MemsetActivity, memory_kind, CUpti_ActivityMemset4, memoryKind);
SAME(ApiActivity, callback_id, CUpti_ActivityAPI, cbid);
SAME(ApiActivity, start, CUpti_ActivityAPI, start);
SAME(ApiActivity, thread, CUpti_ActivityAPI, threadId);
SAME(ApiActivity, correlation, CUpti_ActivityAPI, correlationId);
SAME(ApiActivity, result, CUpti_ActivityAPI, returnValue);
SAME(SynchronizationActivity, type, CUpti_ActivitySynchronization, type);
SAME(SynchronizationActivity, start, CUpti_ActivitySynchronization, start);
SAME(SynchronizationActivity, correlation, CUpti_ActivitySynchronization, correlationId);
SAME(SynchronizationActivity, stream, CUpti_ActivitySynchronization, streamId);
SAME(MarkerActivity, flags, CUpti_ActivityMarker2, flags);
SAME(MarkerActivity, timestamp, CUpti_ActivityMarker2, timestamp);
SAME(MarkerActivity, id, CUpti_ActivityMarker2, id);
SAME(MarkerActivity, object_kind, CUpti_ActivityMarker2, objectKind);
SAME(MarkerActivity, thread, CUpti_ActivityMarker2, objectId.pt.threadId);
SAME(MarkerActivity, name, CUpti_ActivityMarker2, name);
SAME(MarkerActivity, domain, CUpti_ActivityMarker2, domain);
SAME(DeviceActivity, memory_bytes, CUpti_ActivityDevice4, globalMemorySize);
SAME(DeviceActivity, multiprocessors, CUpti_ActivityDevice4, numMultiprocessors);
SAME(DeviceActivity, major, CUpti_ActivityDevice4, computeCapabilityMajor);
SAME(DeviceActivity, id, CUpti_ActivityDevice4, id);
SAME(DeviceActivity, name, CUpti_ActivityDevice4, name);

SAME(CallbackData, site, CUpti_CallbackData, callbackSite);
SAME(CallbackData, params, CUpti_CallbackData, functionParams);
SAME(CallbackData, result, CUpti_CallbackData, functionReturnValue);
SAME(CallbackData, symbol, CUpti_CallbackData, symbolName);
SAME(CallbackData, context, CUpti_CallbackData, context);
SAME(CallbackData, correlation, CUpti_CallbackData, correlationId);
SAME(ResourceData, descriptor, CUpti_ResourceData, resourceDescriptor);
SAME(ModuleResource, bytes, CUpti_ModuleResourceData, cubinSize);
SAME(ModuleResource, cubin, CUpti_ModuleResourceData, pCubin);

EQUAL(kMemcpy, CUPTI_ACTIVITY_KIND_MEMCPY);
EQUAL(kMemset, CUPTI_ACTIVITY_KIND_MEMSET);
EQUAL(kDriverApi, CUPTI_ACTIVITY_KIND_DRIVER);
EQUAL(kRuntimeApi, CUPTI_ACTIVITY_KIND_RUNTIME);
EQUAL(kDevice, CUPTI_ACTIVITY_KIND_DEVICE);
EQUAL(kConcurrentKernel, CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
EQUAL(kMarker, CUPTI_ACTIVITY_KIND_MARKER);
EQUAL(kPeerMemcpy, CUPTI_ACTIVITY_KIND_MEMCPY2);
EQUAL(kSynchronization, CUPTI_ACTIVITY_KIND_SYNCHRONIZATION);
EQUAL(kFlushForced, CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
EQUAL(kZeroedOutActivityBuffer, CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER);
EQUAL(kMarkerInstant, CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS);
EQUAL(kMarkerStart, CUPTI_ACTIVITY_FLAG_MARKER_START);
EQUAL(kMarkerEnd, CUPTI_ACTIVITY_FLAG_MARKER_END);
EQUAL(kObjectThread, CUPTI_ACTIVITY_OBJECT_THREAD);
EQUAL(CUPTI_ERROR_MAX_LIMIT_REACHED, ::CUPTI_ERROR_MAX_LIMIT_REACHED);
EQUAL(CUPTI_ERROR_MULTIPLE_SUBSCRIBERS, CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED);
EQUAL(kDriverDomain, CUPTI_CB_DOMAIN_DRIVER_API);
EQUAL(kRuntimeDomain, CUPTI_CB_DOMAIN_RUNTIME_API);
EQUAL(kResourceDomain, CUPTI_CB_DOMAIN_RESOURCE);
EQUAL(kContextDestroyStarting, CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING);
EQUAL(kModuleLoaded, CUPTI_CBID_RESOURCE_MODULE_LOADED);
EQUAL(kEnter, CUPTI_API_ENTER);
EQUAL(kExit, CUPTI_API_EXIT);

#define CALL(own, theirs) EQUAL(own, CUPTI_DRIVER_TRACE_CBID_##theirs)
CALL(kCuModuleLoad, cuModuleLoad);
CALL(kCuModuleLoadData, cuModuleLoadData);
CALL(kCuModuleLoadDataEx, cuModuleLoadDataEx);
CALL(kCuModuleLoadFatBinary, cuModuleLoadFatBinary);
CALL(kCuModuleUnload, cuModuleUnload);
CALL(kCuMemAlloc, cuMemAlloc_v2);
CALL(kCuMemAllocPitch, cuMemAllocPitch_v2);
CALL(kCuMemFree, cuMemFree_v2);
CALL(kCuLaunchKernel, cuLaunchKernel);
CALL(kCuMemAllocManaged, cuMemAllocManaged);
CALL(kCuLinkComplete, cuLinkComplete);
CALL(kCuLinkDestroy, cuLinkDestroy);
CALL(kCuLinkAddData, cuLinkAddData_v2);
CALL(kCuLinkAddFile, cuLinkAddFile_v2);
CALL(kCuLaunchKernelPtsz, cuLaunchKernel_ptsz);
CALL(kCuLaunchCooperative, cuLaunchCooperativeKernel);
CALL(kCuLaunchCooperativePtsz, cuLaunchCooperativeKernel_ptsz);
CALL(kCuLaunchCooperativeMultiDevice, cuLaunchCooperativeKernelMultiDevice);
CALL(kCuGraphLaunch, cuGraphLaunch);
CALL(kCuGraphLaunchPtsz, cuGraphLaunch_ptsz);
CALL(kCuMemMap, cuMemMap);
CALL(kCuMemUnmap, cuMemUnmap);
CALL(kCuMemAllocAsync, cuMemAllocAsync);
CALL(kCuMemAllocAsyncPtsz, cuMemAllocAsync_ptsz);
CALL(kCuMemFreeAsync, cuMemFreeAsync);
CALL(kCuMemFreeAsyncPtsz, cuMemFreeAsync_ptsz);
CALL(kCuMemAllocFromPool, cuMemAllocFromPoolAsync);
CALL(kCuMemAllocFromPoolPtsz, cuMemAllocFromPoolAsync_ptsz);
CALL(kCuLaunchKernelEx, cuLaunchKernelEx);
CALL(kCuLaunchKernelExPtsz, cuLaunchKernelEx_ptsz);
CALL(kCuLibraryLoadData, cuLibraryLoadData);
CALL(kCuLibraryLoadFromFile, cuLibraryLoadFromFile);
CALL(kCuLibraryUnload, cuLibraryUnload);

#define RUNTIME(own, theirs) EQUAL(own, CUPTI_RUNTIME_TRACE_CBID_##theirs)
RUNTIME(kCudaLaunchKernel, cudaLaunchKernel_v7000);
RUNTIME(kCudaLaunchKernelPtsz, cudaLaunchKernel_ptsz_v7000);
RUNTIME(kCudaLaunchCooperative, cudaLaunchCooperativeKernel_v9000);
RUNTIME(kCudaLaunchCooperativePtsz, cudaLaunchCooperativeKernel_ptsz_v9000);
RUNTIME(kCudaGraphLaunch, cudaGraphLaunch_v10000);
RUNTIME(kCudaGraphLaunchPtsz, cudaGraphLaunch_ptsz_v10000);
RUNTIME(kCudaLaunchKernelExC, cudaLaunchKernelExC_v11060);
RUNTIME(kCudaLaunchKernelExCPtsz, cudaLaunchKernelExC_ptsz_v11060);
RUNTIME(kCudaLaunchKernel13, __cudaLaunchKernel_v13000);
RUNTIME(kCudaLaunchKernel13Ptsz, __cudaLaunchKernel_ptsz_v13000);

EQUAL(kSharedBytes, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
EQUAL(kLocalBytes, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES);
EQUAL(kRegisters, CU_FUNC_ATTRIBUTE_NUM_REGS);
EQUAL(kMaxDynamicShared, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
EQUAL(kPreferredCarveout, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT);
EQUAL(kRequiredClusterWidth, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH);
EQUAL(kRequiredClusterHeight, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT);
EQUAL(kRequiredClusterDepth, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH);
static_assert(cuado::kPerThreadStream == 0x2);  // CU_STREAM_PER_THREAD
EQUAL(kInputPtx, CU_JIT_INPUT_PTX);
EQUAL(kMemoryType, CU_POINTER_ATTRIBUTE_MEMORY_TYPE);
EQUAL(kIsManaged, CU_POINTER_ATTRIBUTE_IS_MANAGED);
EQUAL(kMempoolHandle, CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE);
EQUAL(kHostMemory, CU_MEMORYTYPE_HOST);
EQUAL(kComputeMajor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
EQUAL(kComputeMinor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
EQUAL(kCooperative, CU_LAUNCH_ATTRIBUTE_COOPERATIVE);
EQUAL(kClusterDimension, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION);
EQUAL(kNoCapture, CU_STREAM_CAPTURE_STATUS_NONE);
EQUAL(kRelaxedCapture, CU_STREAM_CAPTURE_MODE_RELAXED);
EQUAL(kParamBufferPointer, CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT);
EQUAL(kParamBufferSize, CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT);

static_assert(sizeof(cuado::LaunchAttribute) == sizeof(CUlaunchAttribute));
SAME(LaunchAttribute, value.cluster, CUlaunchAttribute, value.clusterDim);
static_assert(sizeof(cuado::LaunchConfig) == sizeof(CUlaunchConfig));
SAME(LaunchConfig, shared_bytes, CUlaunchConfig, sharedMemBytes);
SAME(LaunchConfig, stream, CUlaunchConfig, hStream);
SAME(LaunchConfig, attribute_count, CUlaunchConfig, numAttrs);
SAME(LaunchKernelParams, grid, cuLaunchKernel_params, gridDimX);
SAME(LaunchKernelParams, shared_bytes, cuLaunchKernel_params, sharedMemBytes);
SAME(LaunchKernelParams, kernel_params, cuLaunchKernel_params, kernelParams);
SAME(LaunchKernelParams, extra, cuLaunchKernel_params, extra);
SAME(LaunchKernelParams, kernel_params, cuLaunchCooperativeKernel_params, kernelParams);
SAME(LaunchKernelExParams, function, cuLaunchKernelEx_params, f);
SAME(LaunchKernelExParams, kernel_params, cuLaunchKernelEx_params, kernelParams);
SAME(AllocateParams, bytes, cuMemAlloc_v2_params, bytesize);
SAME(AllocateParams, bytes, cuMemAllocManaged_params, bytesize);
SAME(AllocateParams, bytes, cuMemAllocAsync_params, bytesize);
SAME(AllocateParams, bytes, cuMemAllocFromPoolAsync_params, bytesize);
SAME(AllocatePitchParams, height, cuMemAllocPitch_v2_params, Height);
SAME(FreeParams, address, cuMemFreeAsync_params, dptr);
SAME(MapParams, bytes, cuMemMap_params, size);
SAME(MapParams, bytes, cuMemUnmap_params, size);
SAME(LoadParams, image, cuModuleLoadData_params, image);
SAME(LoadParams, image, cuModuleLoadFatBinary_params, fatCubin);
SAME(LoadParams, image, cuLibraryLoadData_params, code);
SAME(LoadParams, image, cuLibraryLoadFromFile_params, fileName);
SAME(LinkAddDataParams, type, cuLinkAddData_v2_params, type);
SAME(LinkAddDataParams, bytes, cuLinkAddData_v2_params, size);
SAME(LinkAddFileParams, path, cuLinkAddFile_v2_params, path);
SAME(LinkCompleteParams, cubin, cuLinkComplete_params, cubinOut);
SAME(LinkCompleteParams, bytes, cuLinkComplete_params, sizeOut);
SAME(LinkDestroyParams, state, cuLinkDestroy_params, state);
SAME(UnloadParams, handle, cuLibraryUnload_params, library);
