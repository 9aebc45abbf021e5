"""Machine code of tests' kernels: assembled at once, disassembled where a test looks at it.

A disassembler takes a third of a second to start, and there are thousands of kernels. Where a test
looks at one, it mostly looks at the one before the rewrite as well: those assembled last are
disassembled together.
"""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from cuado.kernel import assembly
from cuado.kernel.built import Built
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.merged_cubins import disassemble_together

MOST = 16
_waiting: dict[bytes, None] = {}
"""Machine code that nobody has looked at yet: the last ``MOST``, in order."""
T = TypeVar("T")


class _Promise(Future[T]):
    """What a call returns, made when it is asked for."""

    def __init__(self, call: Callable[[], T]) -> None:
        super().__init__()
        self._call = call

    def result(self, timeout: float | None = None) -> T:
        if not self.done():
            disassemble_together(_waiting, Cache.default())
            _waiting.clear()
            self.set_result(self._call())
        return super().result(timeout)


class _OnDemand(Executor):
    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return _Promise(lambda: fn(*args, **kwargs))


def build(ptx: str, kernel: str, max_registers: int | None = None, architecture: str = "") -> Built:
    """Assemble a module; the machine code of a kernel is looked at when a test asks for it."""
    options = AssembleOptions(architecture, max_registers)
    made = assembly.build(ptx, kernel, options, _OnDemand())
    _waiting[made.cubin] = None
    if len(_waiting) > MOST:
        del _waiting[next(iter(_waiting))]
    return made


def built(launch: Launch) -> Built:
    """The machine code of a launch on the H200."""
    return build(launch.ptx, launch.kernel, launch.max_registers, "sm_90")
