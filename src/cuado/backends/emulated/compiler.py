"""LLVM text to machine code of this host: kernel and runtime as one module."""

from collections.abc import Mapping, Set
from ctypes import CFUNCTYPE, POINTER, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import llvmlite.binding as llvm

from cuado.backends.emulated.layout import Machine
from cuado.backends.emulated.lowering.kernel import STEP

RUNTIME = Path(__file__).with_name("runtime") / "runtime.ll"
RUN_LISTED, RUN_TRACED = "run_listed", "run_traced"
_LOCK = Lock()
"""LLVM's context is one for the process."""
OPTIMISATION = 2

RunListed = CFUNCTYPE(c_uint64, POINTER(Machine), c_void_p, c_uint64)
RunTraced = CFUNCTYPE(c_uint64, POINTER(Machine), c_void_p, c_uint64, c_void_p)


@cache
def _started() -> llvm.Target:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple()


def _target() -> llvm.TargetMachine:
    return _started().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=OPTIMISATION,
        jit=True,
    )


@cache
def _runtime() -> str:
    return RUNTIME.read_text()


def _optimised(module: llvm.ModuleRef, target: llvm.TargetMachine, entries: Set[str]) -> Any:
    """An engine with a module's code; functions other than the entries may be changed at will."""
    module.triple, module.data_layout = target.triple, str(target.target_data)
    for function in module.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = llvm.Linkage.internal
    options = llvm.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    options.loop_vectorization = True
    options.slp_vectorization = False
    passes = llvm.create_pass_builder(target, options)
    unused = llvm.create_new_module_pass_manager()
    unused.add_global_dead_code_eliminate_pass()
    unused.run(module, passes)
    passes.getModulePassManager().run(module, passes)
    engine = llvm.create_mcjit_compiler(module, target)
    engine.finalize_object()
    return engine


class Library:
    """A module's functions as Python's; its machine code lives as long as this does.

    Args:
        text: LLVM text.
        signatures: of the functions that may be called.
    """

    def __init__(self, text: str, signatures: Mapping[str, Any]) -> None:
        with _LOCK:
            module = llvm.parse_assembly(text)
            self._engine = _optimised(module, _target(), signatures.keys())
            self.functions = {
                name: signature(self._engine.get_function_address(name))
                for name, signature in signatures.items()
            }


class Compiled:
    """A kernel's machine code; it lives as long as this does.

    Args:
        text: LLVM text of the kernel.
    """

    def __init__(self, text: str) -> None:
        with _LOCK:
            module = llvm.parse_assembly(text)
            module.link_in(llvm.parse_assembly(_runtime()))
            self.module = module
            self._engine = _optimised(module, _target(), {STEP, RUN_LISTED, RUN_TRACED})
            self.step: int = self._engine.get_function_address(STEP)
            self.run_listed = RunListed(self._engine.get_function_address(RUN_LISTED))
            self.run_traced = RunTraced(self._engine.get_function_address(RUN_TRACED))
