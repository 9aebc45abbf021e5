"""Loads machine code into this process: kernels, and the runtime that they call.

Object files come from ``compiler``, or, in a process that has no compiler, from one that has.
"""

from collections.abc import Callable, Mapping, Sequence
from ctypes import CFUNCTYPE, POINTER, c_uint64, c_void_p
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from cuado.backends.emulated.codegen.object_code import LOCK, runtime_image, target_machine
from cuado.backends.emulated.codegen.services import (
    ENTRIES,
    RUN_LISTED,
    RUN_TRACED,
    SERVICES,
    STEP,
)
from cuado.backends.emulated.execution.layout import Lots, Machine

RunListed = CFUNCTYPE(c_uint64, POINTER(Machine), POINTER(Lots))
RunTraced = CFUNCTYPE(c_uint64, POINTER(Machine), POINTER(Lots), c_void_p, c_uint64)
_SIGNATURES = {"machine": {RUN_LISTED: RunListed, RUN_TRACED: RunTraced}}
_given: dict[str, bytes] = {}


class Loaded:
    """An object file in memory; it lives as long as this does.

    Args:
        image: the file.
        calls: addresses of the functions that it calls, by name.
    """

    def __init__(self, image: bytes, calls: Mapping[str, int]) -> None:
        with LOCK:
            target = target_machine()
            names = llvm.parse_assembly("".join(f"declare void @{name}()\n" for name in calls))
            names.triple, names.data_layout = target.triple, str(target.target_data)
            self._engine = llvm.create_mcjit_compiler(names, target)
            for name, at in calls.items():
                self._engine.add_global_mapping(names.get_function(name), at)
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(image))
            self._engine.finalize_object()

    def address(self, name: str) -> int:
        """The address of a function."""
        with LOCK:
            found: int = self._engine.get_function_address(name)
        return found


class Library:
    """An object file's functions as Python's; its code lives as long as this does.

    Args:
        image: the file.
        signatures: signatures of the functions that may be called.
        others: functions that only have an address.
    """

    def __init__(
        self, image: bytes, signatures: Mapping[str, Any], others: Sequence[str] = ()
    ) -> None:
        self._loaded = Loaded(image, {})
        self.addresses = {name: self._loaded.address(name) for name in (*signatures, *others)}
        self.functions: dict[str, Callable[..., Any]] = {
            name: kind(self.addresses[name]) for name, kind in signatures.items()
        }


def give(text: str, image: bytes) -> None:
    """Provide a runtime text as an object file, so that this process compiles nothing."""
    _given[text] = image


def runtime(text: str, signatures: Mapping[str, Any] | None = None) -> Library:
    """A text of the runtime, loaded anew.

    Args:
        text: its name.
        signatures: signatures of the functions that may be called; others have an address.
    """
    image = _given.get(text)
    if image is None:
        image = runtime_image(text)
    found = signatures or _SIGNATURES.get(text, {})
    return Library(image, found, [name for name in ENTRIES[text] if name not in found])


@cache
def shared(text: str) -> Library:
    """A text of the runtime that kernels share, loaded once for each process."""
    return runtime(text)


class Compiled:
    """A kernel's machine code; it lives as long as this does.

    Attributes:
        step: address of the function that runs a warp.
        run_listed: runs lots of blocks until none are left.
        run_traced: runs them and records the trace of each block.

    Args:
        image: object file of the kernel.
        texts: names of the runtime texts that it calls.
    """

    def __init__(self, image: bytes, texts: Sequence[str]) -> None:
        services = {name: shared(t).addresses[name] for t in texts for name in SERVICES[t]}
        self._loaded = Loaded(image, services)
        self.step: int = self._loaded.address(STEP)
        machine = shared("machine").functions
        self.run_listed, self.run_traced = machine[RUN_LISTED], machine[RUN_TRACED]
