"""Small kernels in PTX, run on numpy arrays."""

import struct
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import DEFAULT, Events, Options, Shape, execute
from cuado.backends.emulated.execution.layout import AccessCount
from cuado.backends.emulated.frontend.program import Program
from cuado.model.launch import Extent

Array = npt.NDArray[Any]

TEMPLATE = """.version 8.0
.target sm_90
.address_size 64
.file 1 "small.cu"
{module}
.visible .entry small({parameters})
{{
    .reg .pred %p<9>;
    .reg .b16 %rs<9>;
    .reg .b32 %r<33>;
    .reg .b64 %rd<33>;
    .reg .f32 %f<17>;
    .reg .f64 %fd<9>;
    {loads}
    mov.u32 %r0, %tid.x;
    {body}
    ret;
}}
"""
"""``%rd0``, ``%rd1`` ... are the buffers' addresses, ``%r0`` is the thread."""


@dataclass(frozen=True)
class Ran:
    """What a run left: the buffers, the events, and the program they belong to."""

    buffers: dict[str, Array]
    events: Events
    program: Program

    def count(self, opcode: str, event: str) -> int:
        """An event of the only instruction whose opcode starts so."""
        (index,) = (
            n
            for n, instruction in enumerate(self.program.code.instructions)
            if instruction.opcode.startswith(opcode)
        )
        column = [name for name, *_ in AccessCount._fields_].index(event)
        return int(self.events.accesses[self.program.lowered.access_slots[index], column])


def program_of(body: str, buffers: tuple[str, ...] = (), module: str = "") -> Program:
    """A kernel with pointers as parameters."""
    parameters = ", ".join(f".param .u64 {name}" for name in buffers)
    loads = "\n    ".join(f"ld.param.u64 %rd{n}, [{name}];" for n, name in enumerate(buffers))
    text = TEMPLATE.format(module=module, parameters=parameters, loads=loads, body=body)
    return Program(text, "small")


def run(
    body: str,
    buffers: dict[str, Array] | None = None,
    *,
    grid: Extent = (1, 1, 1),
    block: Extent = (32, 1, 1),
    cluster: Extent | None = None,
    module: str = "",
    dynamic: int = 0,
    options: Options = DEFAULT,
) -> Ran:
    """Run a body on copies of arrays."""
    given = buffers or {}
    program = program_of(body, tuple(given), module)
    arena = program.arena({name: array.nbytes for name, array in given.items()})
    for name, array in given.items():
        arena.view(name)[:] = np.ascontiguousarray(array).view(np.uint8).reshape(-1)
    addresses = [arena.ranges[name].address for name in given]
    shape = Shape(grid, block, dynamic, struct.pack(f"<{len(addresses)}Q", *addresses), cluster)
    events = execute(program, shape, arena, options=options)
    after = {name: arena.view(name).view(array.dtype).copy() for name, array in given.items()}
    return Ran(after, events, program)


def by_thread(body: str, threads: int = 32, **rest: Any) -> list[int]:
    """What each thread leaves in ``%r31``; ``%r30`` and ``%r29`` are free again at the end."""
    store = """
    mul.wide.u32 %rd31, %r0, 4;
    add.s64 %rd31, %rd0, %rd31;
    st.global.u32 [%rd31], %r31;"""
    out = {"out": np.full(threads, 0xDEAD, np.uint32)}
    ran = run(body + store, out, block=(threads, 1, 1), **rest)
    return [int(value) for value in ran.buffers["out"]]
