"""A kernel whose results are known beforehand, and running it on a backend as cuado runs any."""

import time

import numpy as np

from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for
from cuado.sources.machine.facts import Problem

PTX = """
.version 6.4
.target sm_75
.address_size 64
.visible .entry triple(.param .u64 target)
{
    .reg .u32 %r<3>;
    .reg .u64 %d<4>;
    ld.param.u64 %d1, [target];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.u64 %d3, %d1, %d2;
    mul.lo.u32 %r2, %r1, 3;
    st.global.u32 [%d3], %r2;
    ret;
}
"""
"""Thread number n writes 3n."""

NAME = "triple"
THREADS = 64


def is_right(results: bytes) -> bool:
    """True if the kernel left what it must."""
    expected = 3 * np.arange(THREADS, dtype=np.uint32)
    return np.array_equal(np.frombuffer(results, np.uint32), expected)


def seconds_on(backend: Backend) -> float | Problem:
    """Seconds from nothing to the kernel's results; or why there are none. Nothing is cached."""
    started = time.perf_counter()
    target = Buffer("target", "u32", (THREADS,))
    launch = Launch(NAME, PTX, NAME, (1, 1, 1), (THREADS, 1, 1), (target,), ("target",))
    try:
        made = assemble(PTX, options_for(PTX, backend.device, None))
        with backend.open(launch) as bench:
            bench.load(Program(ORIGINAL, made.cubin, NAME, ptx=PTX))
            results = bench.outputs(Trial())["target"]
    except CuadoError as error:
        return Problem(error.message, error.remedy)
    if not is_right(results):
        return Problem("a small kernel gave wrong results", "suspect the GPU, or report a bug")
    return time.perf_counter() - started
