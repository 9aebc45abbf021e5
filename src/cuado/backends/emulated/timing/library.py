"""The compiled functions of the model of an SM, as functions of Python."""

from collections.abc import Callable
from ctypes import CFUNCTYPE, c_int64, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

from cuado.backends.emulated.codegen.compiler import Library

TEXT = Path(__file__).with_name("simulator.ll")
_SIGNATURES = {
    "simulate": CFUNCTYPE(None, c_void_p),
    "fit": CFUNCTYPE(None, *[c_void_p] * 6, *[c_int64] * 3),
}


@cache
def _library() -> Library:
    return Library(TEXT.read_text(), _SIGNATURES)


def compile_simulator() -> None:
    """Compile the functions before they are needed; another thread may do so."""
    _library()


def function(name: str) -> Callable[..., Any]:
    """A function; pointers are addresses."""
    return _library().functions[name]
