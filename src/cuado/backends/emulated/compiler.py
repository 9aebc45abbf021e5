"""LLVM text to machine code of this host, by way of ``object_code``: compiled once, then kept."""

from collections.abc import Mapping
from ctypes import CFUNCTYPE, POINTER, c_uint64, c_void_p
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from cuado.backends.emulated.layout import Machine
from cuado.backends.emulated.lowering.kernel import STEP
from cuado.backends.emulated.object_code import LOCK, machine_code_of, target_machine

RUNTIME = Path(__file__).with_name("runtime")
INLINED = RUNTIME / "inlined.ll"
RUN_LISTED, RUN_TRACED = "run_listed", "run_traced"
SERVICES = {
    "machine": (
        *("access_global", "access_shared", "access_local", "access_generic", "count_rivals"),
        *("arrive", "count_split", "failed", "stand"),
    ),
    "exact": (
        *("exact_add", "exact_cvt", "exact_div", "exact_fma", "exact_from_integer"),
        *("exact_mul", "exact_sqrt"),
    ),
    "races": ("check_fence", "check_warp", "note", "screen"),
}
"""Functions that the code of kernels calls, by the text of the runtime that has them."""
KEPT = 64
"""Kernels whose machine code the process keeps, whoever runs them."""

RunListed = CFUNCTYPE(c_uint64, POINTER(Machine), c_void_p, c_uint64)
RunTraced = CFUNCTYPE(c_uint64, POINTER(Machine), c_void_p, c_uint64, c_void_p, c_uint64)


class _Loaded:
    """Machine code in memory; it lives as long as this does.

    Args:
        image: an object file.
        calls: addresses of what it calls, by name.
    """

    def __init__(self, image: bytes, calls: Mapping[str, int]) -> None:
        target = target_machine()
        names = llvm.parse_assembly("".join(f"declare void @{name}()\n" for name in calls))
        names.triple, names.data_layout = target.triple, str(target.target_data)
        self._engine = llvm.create_mcjit_compiler(names, target)
        for name, at in calls.items():
            self._engine.add_global_mapping(names.get_function(name), at)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(image))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Of a function."""
        found: int = self._engine.get_function_address(name)
        return found


class Library:
    """A module's functions as Python's; its machine code lives as long as this does.

    Args:
        text: LLVM text.
        signatures: of the functions that may be called.
        others: functions that only have an address.
    """

    def __init__(
        self, text: str, signatures: Mapping[str, Any], others: tuple[str, ...] = ()
    ) -> None:
        with LOCK:
            image = machine_code_of((text,), frozenset({*signatures, *others}))
            self._loaded = _Loaded(image, {})
            at = {name: self._loaded.address(name) for name in (*signatures, *others)}
        self.functions = {name: kind(at[name]) for name, kind in signatures.items()}
        self.addresses = at


@cache
def _shared(text: str) -> Library:
    """A text of the runtime that kernels share, once for a process."""
    signatures = {RUN_LISTED: RunListed, RUN_TRACED: RunTraced} if text == "machine" else {}
    return Library((RUNTIME / f"{text}.ll").read_text(), signatures, SERVICES[text])


def _services(kernel: str) -> dict[str, int]:
    """Addresses of the functions that a kernel may call; those of texts that it needs."""
    found = dict(_shared("machine").addresses)
    for text, names in SERVICES.items():
        if any(f'@"{name}"(' in kernel for name in names):
            found |= _shared(text).addresses
    return found


@cache
def _inlined() -> str:
    return INLINED.read_text()


class Compiled:
    """A kernel's machine code; it lives as long as this does.

    Attributes:
        step: address of what runs a warp.
        run_listed: runs the blocks of a list.
        run_traced: the same, and leaves the trace of each.

    Args:
        text: LLVM text of the kernel.
    """

    def __init__(self, text: str) -> None:
        services = _services(text)
        with LOCK:
            image = machine_code_of((text, _inlined()), frozenset({STEP}))
            self._loaded = _Loaded(image, services)
            self.step: int = self._loaded.address(STEP)
        machine = _shared("machine").functions
        self.run_listed, self.run_traced = machine[RUN_LISTED], machine[RUN_TRACED]


@lru_cache(KEPT)
def compiled(text: str) -> Compiled:
    """The machine code of a kernel; of those lately asked for, the one that there is.

    Args:
        text: LLVM text of the kernel.
    """
    return Compiled(text)
