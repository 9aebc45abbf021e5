"""Programs with capture blocks, on a GPU; what they say is JSON.

python program_with_blocks.py WORD

``driver``: by the driver's API, prepared. ``late``: not prepared; the kernel was there before.
``cupy``: a RawKernel, prepared.
"""

import json
import sys
from importlib import import_module
from typing import Any

import numpy as np

import cuado
from cuado.errors import CuadoError

COUNT = 1 << 16


def by_driver(*, prepared: bool) -> dict[str, Any]:
    """The kernel of ``injected_program``: launch 3 of the block is captured."""
    program: Any = import_module("injected_program")
    checked, driver = program.checked, program.driver
    if prepared:
        cuado.prepare_capture()
    checked(driver.cuInit(0))
    device = checked(driver.cuDeviceGet(0))
    checked(driver.cuCtxSetCurrent(checked(driver.cuDevicePrimaryCtxRetain(device))))
    attribute = driver.CUdevice_attribute
    major = attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
    minor = attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
    image = program.code(
        *(checked(driver.cuDeviceGetAttribute(each, device)) for each in (major, minor))
    )
    values = np.zeros(COUNT, np.float32)
    memory = checked(driver.cuMemAlloc(values.nbytes))
    checked(driver.cuMemcpyHtoD(memory, values.ctypes.data, values.nbytes))
    address, count = np.array([int(memory)], np.uint64), np.array([COUNT], np.int32)
    params = np.array([address.ctypes.data, count.ctypes.data], np.uint64)

    def launch(times: int) -> None:
        shape = (COUNT // 256, 1, 1, 256, 1, 1)
        for _ in range(times):
            checked(driver.cuLaunchKernel(step, *shape, 0, 0, params.ctypes.data, 0))

    step = checked(driver.cuModuleGetFunction(checked(driver.cuModuleLoadData(image)), b"step"))
    launch(5)
    said: dict[str, Any] = {}
    if not prepared:
        try:
            with cuado.capture("unseen"):
                launch(1)
        except CuadoError as error:
            said["error"] = str(error)
        step = checked(driver.cuModuleGetFunction(checked(driver.cuModuleLoadData(image)), b"step"))
    with cuado.capture("step", kernel="^step$", launch=3) as found:
        launch(10)
    launch(2)
    checked(driver.cuCtxSynchronize())
    checked(driver.cuMemcpyDtoH(values.ctypes.data, memory, values.nbytes))
    total = 17 + (not prepared)
    return {
        **said,
        "right": bool((values == total).all()),
        "launch": found.capture.manifest.launch,
        "notes": list(found.notes),
        "before": 8 + (not prepared),
    }


def by_cupy() -> dict[str, Any]:
    """A RawKernel that writes where an index says, in a buffer of CuPy's pool."""
    cuado.prepare_capture()
    cupy: Any = import_module("cupy")
    scatter = cupy.RawKernel(
        r"""
        extern "C" __global__ void scatter(float *y, const float *x, const int *where, int n) {
            int i = blockIdx.x * blockDim.x + threadIdx.x;
            if (i < n) y[where[i]] = 2.0f * x[i];
        }
        """,
        "scatter",
    )
    x = cupy.arange(COUNT, dtype=cupy.float32)
    where = cupy.random.permutation(COUNT).astype(cupy.int32)
    y = cupy.zeros(COUNT, dtype=cupy.float32)
    with cuado.capture("scatter", kernel="scatter") as found:
        scatter((COUNT // 256,), (256,), (y, x, where, cupy.int32(COUNT)))
    expected = cupy.zeros_like(y)
    expected[where] = 2 * x
    return {"right": bool((y == expected).all()), "launch": 0, "notes": list(found.notes)}


if __name__ == "__main__":
    word = sys.argv[1]
    print(json.dumps(by_cupy() if word == "cupy" else by_driver(prepared=word == "driver")))
