"""The driver is started, and a context made, beside what Python does: each takes as long.

What goes wrong here is not said: whoever needs the driver asks it again, and is told.
"""

import ctypes
from contextlib import suppress
from threading import Thread

LIBRARY = "libcuda.so.1"


def start_driver() -> Thread:
    """Begin to start the driver; the thread that does."""
    return _begin(None)


def make_context(index: int) -> Thread:
    """Begin to make the primary context of a device, which is made once in a process.

    Args:
        index: of the GPU, in CUDA's order.
    """
    return _begin(index)


def _begin(index: int | None) -> Thread:
    thread = Thread(target=_started, args=(index,), daemon=True)
    thread.start()
    return thread


def _started(index: int | None) -> None:
    """Start the driver, and make the context of a device if one is given.

    Through ctypes, which lets other threads run meanwhile whatever the bindings do.
    """
    with suppress(OSError, AttributeError):
        driver = ctypes.CDLL(LIBRARY)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        if driver.cuInit(0) or index is None:
            return
        if not driver.cuDeviceGet(ctypes.byref(device), index):
            driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
