"""The compiled model of the caches, ``runtime/caches.c``: loaded once in each process."""

from ctypes import CFUNCTYPE, POINTER, c_uint8, c_uint32, c_uint64, c_void_p
from functools import cache
from typing import Any

from cuado.backends.emulated.codegen.loading import Library, runtime
from cuado.backends.emulated.hierarchy.layout import Config

SIGNATURES = {
    "hierarchy_open": CFUNCTYPE(c_void_p, POINTER(Config)),
    "hierarchy_feed": CFUNCTYPE(None, c_void_p, c_void_p, c_uint64),
    "hierarchy_run": CFUNCTYPE(None, c_void_p, c_uint32),
    "hierarchy_end": CFUNCTYPE(None, c_void_p),
    "mark_lines": CFUNCTYPE(None, c_void_p, c_uint64, c_uint32, c_uint8, c_void_p),
    "free_traces": CFUNCTYPE(None, c_void_p, c_uint64),
    "hierarchy_close": CFUNCTYPE(None, c_void_p),
}


@cache
def _library() -> Library:
    return runtime("caches", SIGNATURES)


def function(name: str) -> Any:
    """A function of the library; it runs without the GIL."""
    return _library().functions[name]
