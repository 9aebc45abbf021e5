"""Machine code of tests' kernels: assembled at once, disassembled where a test looks at it."""

from collections import Counter
from collections.abc import Iterable

from cuado.kernel import assembly
from cuado.kernel.assembler_calls import look_at
from cuado.kernel.built import Built
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import base_opcode
from cuado.sass.toolchain.disassemble import code_of
from cuado.sass.toolchain.listing import SassInstruction


def build(ptx: str, kernel: str, max_registers: int | None = None, architecture: str = "") -> Built:
    """Assemble a module; the machine code of a kernel is looked at when a test asks for it."""
    return assembly.build(ptx, kernel, AssembleOptions(architecture, max_registers))


def built(launch: Launch) -> Built:
    """The machine code of a launch on the H200."""
    return build(launch.ptx, launch.kernel, launch.max_registers, "sm_90")


def bodies(kernel: str, *cubins: bytes) -> list[tuple[SassInstruction, ...]]:
    """The machine code of a kernel in several cubins, disassembled together."""
    look_at(*cubins)
    return [code_of(each, cache=Cache.default())[kernel].body for each in cubins]


def count_opcodes(code: Iterable[SassInstruction]) -> Counter[str]:
    """Static instructions by base opcode."""
    return Counter(base_opcode(instruction.sass) for instruction in code)
