"""A Python program with capture blocks, on the tests' driver: a word says which, results are JSON.

Kernel ``axpy`` is y += 1.5 x, as in ``fake/program.cpp``; here it is called through ctypes.
"""

import ctypes
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

import cuado
from cuado.errors import CuadoError

COUNT = 256
driver = ctypes.CDLL("libcuda.so.1")
driver.fakeFunction.restype = ctypes.c_void_p


def begin() -> Any:
    """CUDA started, a module loaded, buffers filled: what to launch with."""
    driver.cuInit(0)
    module = ctypes.c_void_p()
    image = Path(os.environ["FAKE_MODULE"]).read_bytes() + b"\0"
    driver.cuModuleLoadData(ctypes.byref(module), image)
    x, y = ctypes.c_uint64(), ctypes.c_uint64()
    for each, value in ((x, 2.0), (y, 0.0)):
        driver.cuMemAlloc_v2(ctypes.byref(each), ctypes.c_size_t(4 * COUNT))
        data = (ctypes.c_float * COUNT)(*[value] * COUNT)
        driver.cuMemcpyHtoD_v2(each, data, ctypes.c_size_t(4 * COUNT))
    return module, x, y


def axpy(at: Any, times: int = 1) -> None:
    """Launch it."""
    module, x, y = at
    a, n = ctypes.c_float(1.5), ctypes.c_int(COUNT)
    function = ctypes.c_void_p(driver.fakeFunction(b"_Z4axpyfPKfPfi", 0, module))
    given = (ctypes.c_void_p * 4)(*(ctypes.addressof(each) for each in (a, x, y, n)))
    for _ in range(times):
        driver.cuLaunchKernel(function, 2, 1, 1, 128, 1, 1, 0, None, given, None)


def error_of(work: Any) -> str:
    """What is said, and what to do about it."""
    try:
        work()
    except CuadoError as error:
        return f"{error.message} | {error.remedy}"
    return ""


def block(name: str, at: Any, times: int = 1, **options: Any) -> Any:
    """Launches within a block."""
    with cuado.capture(name, **options) as found:
        axpy(at, times)
    return found


def in_child(work: Any) -> str:
    """What a child made by fork says."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(theirs, work().encode())
        os._exit(0)
    os.waitpid(child, 0)
    return os.read(ours, 4096).decode()


def usual() -> dict[str, Any]:
    """Blocks one after the other, and all that can be wrong with one."""
    before = {**os.environ, "CUPY_CACHE_IN_MEMORY": "1"}
    cuado.prepare_capture()
    said: dict[str, Any] = {"environment is as before": dict(os.environ) == before}
    at = begin()
    axpy(at, 3)
    first = block("first", at)
    axpy(at, 2)
    second = block("second", at, 4, kernel="(?i)AXPY", launch=2, folder="deeper/folder")
    for found in (first, second):
        manifest = found.capture.manifest
        said[manifest.command[-1] + str(found.path)] = [manifest.launch, list(found.notes)]
    said["kernel"] = first.launch.kernel
    said["from"] = first.capture.manifest.launched_from
    said["again"] = error_of(lambda: block("first", at))
    said["replaced"] = str(block("first", at, replace=True).path)
    said["other"] = error_of(lambda: block("other", at, 2, kernel="gemm"))
    said["none"] = error_of(lambda: block("none", at, 0))
    said["few"] = error_of(lambda: block("few", at, 2, launch=2))
    said["large"] = error_of(lambda: block("large", at, limit=4000))
    said["name"] = error_of(lambda: block("a/b", at))
    said["pattern"] = error_of(lambda: block("pattern", at, kernel="("))

    def nested() -> None:
        with cuado.capture("outer"):
            block("inner", at)

    said["nested"] = error_of(nested)
    try:
        with cuado.capture("raised"):
            raise KeyError
    except KeyError:
        said["files"] = sorted(path.name for path in Path().iterdir())
    said["forked"] = in_child(lambda: error_of(lambda: block("forked", at)))
    threads = [threading.Thread(target=axpy, args=(at, 50)) for _ in range(3)]
    for thread in threads:
        thread.start()
    said["threads"] = str(block("threads", at).path)
    for thread in threads:
        thread.join()
    return said


def unprepared() -> dict[str, Any]:
    """The block is where cuado comes in; the first launch is in it, then one that was before."""
    if sys.argv[2] == "fresh":
        with cuado.capture("fresh") as found:
            axpy(begin())
        return {"path": str(found.path), "notes": list(found.notes)}
    at = begin()
    said = {"unseen": error_of(lambda: block("unseen", at))}
    with cuado.capture("late") as found:
        axpy(begin())
    return {**said, "path": str(found.path), "notes": list(found.notes)}


def launched() -> dict[str, Any]:
    """Under a launcher: launches before, within and after a block."""
    at = begin()
    axpy(at, 3)
    with cuado.capture("mine", kernel="ignored") as found:
        axpy(at, 2)
    axpy(at, 5)
    return {
        "captured": found.is_captured,
        "notes": list(found.notes),
        "path": error_of(lambda: found.path),
    }


WORDS = {"usual": usual, "unprepared": unprepared, "launched": launched}

if __name__ == "__main__":
    print(json.dumps(WORDS[sys.argv[1]]()))
