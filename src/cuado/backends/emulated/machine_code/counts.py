"""The machine code that ptxas makes of an emulated kernel, and how often each instruction ran.

The emulated device runs PTX; the chip runs SASS, which has other instructions and other loops. Each
machine instruction is tied to the PTX instruction it was made for; from the executions of those,
and from the machine code's own flow of control, follows how often each basic block ran.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Events
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.block_counts import (
    Evidence,
    Known,
    branched,
    edges_of_lanes,
    runs_of,
)
from cuado.backends.emulated.machine_code.flow import Block, blocks_of
from cuado.backends.emulated.machine_code.reconvergence import (
    bsync_executions,
    divergences,
    divergences_at_ends,
)
from cuado.backends.emulated.machine_code.roles import copies_of, evidence_of
from cuado.backends.emulated.retries.attempts import Known as KnownAttempts
from cuado.backends.emulated.retries.attempts import alone
from cuado.errors import CuadoError
from cuado.model.instruction import SourceLocation
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, class_of
from cuado.sass.toolchain.linemap import MappedInstruction, map_lines, one_a_line

SPIN = "ATOMS.CAST.SPIN"
"""A store to shared memory if the word is unchanged: for atomics that the hardware lacks."""

Floats = npt.NDArray[np.float64]


class NoMachineCodeError(CuadoError):
    """The assembler made no code of that kernel, or code that cannot be tied to the PTX."""


@dataclass(frozen=True, slots=True)
class MachineInstruction:
    """One machine instruction.

    Attributes:
        address: bytes from the start of the function.
        sass: disassembly, guard predicate included.
        encoding: its bits, None if the disassembler does not print them.
        kind: class of its work.
        ptx: index of the PTX instruction it was made for; None if for none, or in a subroutine.
        copies: machine instructions that do the same work for that PTX instruction: the unroll
            factor, in an unrolled loop; 1 where there is no PTX instruction.
        block: number of its basic block.
        location: source line, None without line information.
    """

    address: int
    sass: str
    encoding: int | None
    kind: SassClass
    ptx: int | None
    copies: int
    block: int
    location: SourceLocation | None

    @property
    def is_guarded(self) -> bool:
        """True if a predicate switches it off for some threads."""
        return self.sass.startswith("@")


@dataclass(frozen=True)
class MachineCode:
    """A kernel's machine code.

    Attributes:
        instructions: in address order, without padding.
        blocks: its basic blocks, in address order; the kernel begins with the first.
        registers: per thread; None where the assembler does not say.
        evidence: what ties executions of blocks to those of PTX instructions.
        spinning: PTX instructions that became retry loops.
    """

    instructions: tuple[MachineInstruction, ...]
    blocks: tuple[Block, ...]
    registers: int | None
    evidence: tuple[Evidence, ...]
    spinning: frozenset[int]


@dataclass(frozen=True)
class Executions:
    """How often machine code ran; estimates, exact where ptxas left the flow of control alone.

    Attributes:
        warps: for each instruction, executions by warps, guarded off or not.
        lanes: for each instruction, the sum of its active lanes.
        runs: for each basic block, executions by warps; a reconvergence point counts once for all
            parts of a warp.
        branched: for each block with a conditional branch or exit, lanes that took it.
        attempts: turns of retry loops, by PTX instruction.
    """

    warps: Floats
    lanes: Floats
    runs: Floats
    branched: Mapping[int, float]
    attempts: KnownAttempts


def machine_code(
    ptx: str, kernel: str, options: AssembleOptions, code: Code, cache: Cache | None = None
) -> MachineCode:
    """Assemble a kernel and tie its machine code to its PTX.

    Args:
        ptx: text of the module.
        kernel: name of the entry.
        options: options of the assembler.
        code: the kernel, as it is emulated.
        cache: cache of the tools' output.

    Raises:
        NoMachineCodeError: there is no code of that kernel, or it cannot be tied to the PTX.
        CuadoError: as of ``map_lines``.
    """
    mapped = map_lines(one_a_line(only_kernel(ptx, kernel)), options, cache=cache)
    found = mapped.functions.get(kernel)
    if found is None:
        raise NoMachineCodeError(f"the assembler made no code of '{kernel}'")
    own = [each for each in mapped.ptx if each.function == kernel]
    if len(own) != len(code.instructions):
        raise NoMachineCodeError(
            f"{len(own)} instructions of '{kernel}' are marked, {len(code.instructions)} are run"
        )
    number = {each.start: index for index, each in enumerate(own)}
    # With one PTX instruction a line, line information ties each machine instruction to one.
    blocks = blocks_of([each.sass for each in found])
    ptx_of = _ptx_of(found, blocks, number)
    block_of = [n for n, block in enumerate(blocks) for _ in range(block.first, block.last + 1)]
    sass = [each.sass.sass for each in found]
    copies = copies_of(sass, ptx_of, code)
    instructions = tuple(
        MachineInstruction(
            each.sass.offset,
            each.sass.sass,
            each.sass.encoding,
            class_of(each.sass.sass),
            ptx_of[n],
            copies[n],
            block_of[n],
            each.sass.location,
        )
        for n, each in enumerate(found)
    )
    resources = mapped.assembly.resources[kernel]
    evidence = evidence_of(sass, ptx_of, block_of, code, flow_of(code).block_of)
    spinning = frozenset(
        each.ptx for each in instructions if each.ptx is not None and SPIN in each.sass
    )
    return MachineCode(instructions, blocks, resources.registers, evidence, spinning)


def _ptx_of(
    found: Sequence[MappedInstruction], blocks: tuple[Block, ...], number: dict[int, int]
) -> list[int | None]:
    """Index of the PTX instruction of each machine instruction; None in subroutines."""
    made: list[int | None] = []
    for block in blocks:
        for each in found[block.first : block.last + 1]:
            if each.ptx is None or block.is_subroutine:
                made.append(None)
            else:
                made.append(number.get(each.ptx.start))
    return made


def executions(
    machine: MachineCode, program: Program, events: Events, attempts: KnownAttempts | None = None
) -> Executions:
    """How often each machine instruction ran.

    Args:
        machine: machine code of the program.
        program: the kernel that ran.
        events: counts of the launch.
        attempts: turns of retry loops; None if warps do not contend for words.
    """
    if attempts is None:
        attempts = alone(program, events, machine.spinning)
    count = len(program.code.instructions)
    # Executions of each PTX instruction. Retry loops are in machine code only: what is made for
    # their PTX instructions runs once for each turn.
    warps, lanes = np.zeros(count), np.zeros(count)
    for segment in program.lowered.segments:
        own = slice(segment.first, segment.last + 1)
        warps[own], lanes[own] = events.segments[segment.number]
    for index, each in attempts.items():
        warps[index] *= each.turns
        lanes[index] *= each.lane_turns
    entry = program.lowered.segments[0].first
    blocks, evidence = machine.blocks, machine.evidence
    sass, ptx_of = [i.sass for i in machine.instructions], [i.ptx for i in machine.instructions]
    diverged = divergences(program, events, attempts)
    ends = divergences_at_ends(blocks, sass, ptx_of, diverged)
    # Solved twice, for warps, then for lanes, with the edges that warps take as an estimate.
    flow = runs_of(blocks, evidence, Known(warps, float(warps[entry]), ends))
    lanes_of = np.divide(lanes, warps, out=np.zeros(count), where=warps > 0)
    edges = edges_of_lanes(evidence, flow, lanes_of, float(lanes_of[entry]))
    spread = runs_of(blocks, evidence, Known(lanes, float(lanes[entry]), None, edges))
    taken = branched(blocks, spread) if spread.targets else {}
    # Instructions run as often as their block, except BSYNC: once for each divergent part.
    block = np.array([each.block for each in machine.instructions])
    ran = flow.runs[block]
    for number, times in bsync_executions(sass, ptx_of, ran, diverged).items():
        if blocks[block[number]].is_reconvergence:
            ran[number] = times
    # Between 1 and 32 lanes for each warp: the two fits are independent and may disagree.
    spread_out = np.clip(spread.runs[block], ran, 32.0 * ran)
    return Executions(ran, spread_out, flow.runs, taken, attempts)
