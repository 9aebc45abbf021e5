"""The emulated device, tried on a kernel."""

import struct
import time
from typing import Any

from cuado.errors import CuadoError
from cuado.sources.machine.kernel import NAME, PTX, THREADS, is_right


def probe(_: int) -> dict[str, Any]:
    """Seconds from nothing to a kernel's results: LLVM loaded, the kernel compiled and run.

    It runs where all emulated kernels do, in a process that has given up files and the network; if
    it has not, ``unconfined`` says why.

    Raises:
        ImportError: llvmlite is not installed.
        CuadoError: the results are wrong, or the process died.
    """
    started = time.perf_counter()
    from cuado.backends.emulated.execution.blocks import Shape, execute
    from cuado.backends.emulated.frontend.program import Program
    from cuado.backends.emulated.process.remote_engine import shared_engine

    engine, program = shared_engine(), Program(PTX, NAME)
    engine.warm()
    arena = program.arena({"target": 4 * THREADS}, engine=engine)
    parameters = struct.pack("<Q", arena.ranges["target"].address)
    execute(program, Shape((1, 1, 1), (THREADS, 1, 1), 0, parameters), arena)
    if not is_right(arena.view("target").tobytes()):
        raise CuadoError("a small kernel gave wrong results", "please report it as a bug")
    seconds, sandbox = time.perf_counter() - started, engine.sandbox()
    return {"seconds": seconds, "unconfined": "" if sandbox.filtered else sandbox.why}
