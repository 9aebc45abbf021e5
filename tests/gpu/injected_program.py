"""A program to trace and capture: launches by the driver's API, from code that NVRTC compiled.

python injected_program.py LAUNCHES
"""

import sys
from importlib import import_module
from typing import Any

import numpy as np

driver: Any = import_module("cuda.bindings.driver")  # Untyped.
nvrtc: Any = import_module("cuda.bindings.nvrtc")

COUNT = 1 << 16
SOURCE = rb"""
__device__ int counter = 5;
__constant__ float by = 1.0f;
extern "C" __global__ void step(float *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] += by;
    if (i == 0) ++counter;
}
"""


def checked(answer: tuple[Any, ...]) -> Any:
    """What a call gave besides its status."""
    status, *rest = answer
    if int(status):
        raise SystemExit(f"{status}")
    return rest[0] if len(rest) == 1 else rest


def code(major: int, minor: int) -> bytes:
    """A cubin for the device."""
    program = checked(nvrtc.nvrtcCreateProgram(SOURCE, b"step.cu", 0, [], []))
    checked(nvrtc.nvrtcCompileProgram(program, 1, [b"-arch=sm_%d%d" % (major, minor)]))
    image = b" " * int(checked(nvrtc.nvrtcGetCUBINSize(program)))
    checked(nvrtc.nvrtcGetCUBIN(program, image))
    return image


def main(launches: int) -> int:
    """0: the results are right."""
    checked(driver.cuInit(0))
    device = checked(driver.cuDeviceGet(0))
    checked(driver.cuCtxSetCurrent(checked(driver.cuDevicePrimaryCtxRetain(device))))
    attribute = driver.CUdevice_attribute
    major, minor = (
        checked(driver.cuDeviceGetAttribute(each, device))
        for each in (
            attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
            attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
        )
    )
    module = checked(driver.cuModuleLoadData(code(major, minor)))
    step = checked(driver.cuModuleGetFunction(module, b"step"))
    values = np.zeros(COUNT, np.float32)
    memory = checked(driver.cuMemAlloc(values.nbytes))
    checked(driver.cuMemcpyHtoD(memory, values.ctypes.data, values.nbytes))
    address, count = np.array([int(memory)], np.uint64), np.array([COUNT], np.int32)
    params = np.array([address.ctypes.data, count.ctypes.data], np.uint64)
    for _ in range(launches):
        shape = (COUNT // 256, 1, 1, 256, 1, 1)
        checked(driver.cuLaunchKernel(step, *shape, 0, 0, params.ctypes.data, 0))
    checked(driver.cuCtxSynchronize())
    checked(driver.cuMemcpyDtoH(values.ctypes.data, memory, values.nbytes))
    return 0 if (values == launches).all() else 3


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
