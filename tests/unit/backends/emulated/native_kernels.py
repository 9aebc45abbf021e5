"""Kernels of machine code that no PTX makes, and a worker to run them in."""

import struct
from dataclasses import replace
from functools import cached_property

import pytest
from emulated_kernels import program_of

from cuado.backends.emulated.codegen.compiler import Object, compiled
from cuado.backends.emulated.execution.blocks import Shape, execute
from cuado.backends.emulated.execution.layout import Machine
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.remote_engine import RemoteEngine
from cuado.model.trial import TrialFailedError

SHAPE = Shape((1, 1, 1), (32, 1, 1), 0, bytes(8))
STEP = "define i32 @step(i8* %m, i8* %w, i8* %r) {{\n{body}\n}}\n"
CALL = (
    'call i64 asm sideeffect "syscall", "={{rax}},{{rax}},{{rdi}},{{rsi}},{{rdx}},{{r10}},'
    '~{{rcx}},~{{r11}},~{{memory}}"(i64 {number}, {arguments})'
)


class Native(Program):
    """A kernel whose machine code is of a text of LLVM's."""

    text = ""

    @cached_property
    def object(self) -> Object:
        """Its machine code."""
        return compiled(self.text)


def native(body: str, extra: str = "") -> Native:
    """A kernel that does what LLVM's language says; it gets ``out``, a buffer."""
    ptx = program_of("st.global.u32 [%rd0], %r0;", ("out",)).code.module.text
    made = Native(ptx, "small")
    made.text = extra + STEP.format(body=body)
    return made


def run(program: Program, engine: RemoteEngine, words: int = 16) -> list[int]:
    """Run it; the words of its buffer."""
    arena = program.arena({"out": 8 * words}, 0, engine)
    address = arena.ranges["out"].address
    execute(program, replace(SHAPE, parameters=struct.pack("<Q", address)), arena)
    return [int(word) for word in arena.view("out").view("<u8")]


def works(engine: RemoteEngine) -> bool:
    """Whether a kernel computes what it should."""
    return run(program_of("st.global.u64 [%rd0], 42;", ("out",)), engine)[0] == 42


def fails(program: Program, engine: RemoteEngine) -> TrialFailedError:
    """How a kernel fails; afterwards another one works."""
    with pytest.raises(TrialFailedError) as raised:
        run(program, engine)
    assert works(engine)
    return raised.value


def field_offset(name: str) -> int:
    """Offset of a field of the machine."""
    return int(getattr(Machine, name).offset)
