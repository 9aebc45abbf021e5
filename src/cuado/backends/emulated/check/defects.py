"""Describes defects that the runtime recorded: thread, block, source line and array."""

import re
from dataclasses import dataclass

from cuado.backends.emulated.check.layout import Found
from cuado.backends.emulated.execution.errors import SPACES, ErrorKind
from cuado.backends.emulated.execution.layout import LANES, Error
from cuado.backends.emulated.frontend.lowering.doubts import doubts_of, origin
from cuado.backends.emulated.frontend.lowering.segments import segments_of
from cuado.backends.emulated.frontend.program import PREFIX, Program, variable_bytes
from cuado.backends.emulated.memory.address_space import AddressSpace
from cuado.errors import CuadoError
from cuado.model.arguments import TYPE_BYTES
from cuado.model.defect import Act, Defect, DefectKind, Location, Mbarrier, Severity, Site
from cuado.model.launch import Launch, place_in
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.inlining import is_beyond_table, line_of
from cuado.ptx.syntax.tree import Declaration, Directive, Instruction

_KINDS = {
    ErrorKind.OUT_OF_BOUNDS.value: DefectKind.OUT_OF_BOUNDS,
    ErrorKind.MISALIGNED.value: DefectKind.MISALIGNED,
    ErrorKind.UNINITIALISED.value: DefectKind.UNINITIALISED,
    ErrorKind.DEADLOCK.value: DefectKind.DEADLOCK,
    ErrorKind.BUDGET.value: DefectKind.ENDLESS,
    ErrorKind.DIVERGENT_BARRIER.value: DefectKind.DIVERGENT_BARRIER,
    ErrorKind.TRAPPED.value: DefectKind.TRAP,
    ErrorKind.READ_ONLY.value: DefectKind.READ_ONLY,
    ErrorKind.NOT_WHOLE.value: DefectKind.PART_OF_WARP,
    ErrorKind.NO_BARRIER.value: DefectKind.NO_BARRIER,
    ErrorKind.NOT_MEMBER.value: DefectKind.MEMBER_MASK,
    ErrorKind.NO_TARGET.value: DefectKind.BRANCH_TABLE,
    ErrorKind.ODD_COUNT.value: DefectKind.BARRIER_COUNT,
    ErrorKind.COPY_SIZE.value: DefectKind.COPY_SIZE,
    ErrorKind.ATOMIC_LOCAL.value: DefectKind.ATOMIC_LOCAL,
    ErrorKind.UNDEFINED.value: DefectKind.UNDEFINED,
    16: DefectKind.WRITE_AFTER_WRITE,
    17: DefectKind.READ_AFTER_WRITE,
    18: DefectKind.WRITE_AFTER_READ,
    19: DefectKind.ONE_INSTRUCTION,
    ErrorKind.MBARRIER_DEADLOCK.value: DefectKind.MBARRIER_DEADLOCK,
    ErrorKind.NO_MBARRIER.value: DefectKind.NO_MBARRIER,
    ErrorKind.ARRIVALS.value: DefectKind.ARRIVALS,
    ErrorKind.TRANSACTION.value: DefectKind.TRANSACTION,
    ErrorKind.IN_USE.value: DefectKind.IN_USE,
    ErrorKind.DESCRIPTOR.value: DefectKind.DESCRIPTOR,
    ErrorKind.BAD_MAP.value: DefectKind.BAD_MAP,
    ErrorKind.TILE_PLACE.value: DefectKind.TILE_PLACE,
    ErrorKind.NO_BLOCK.value: DefectKind.NO_BLOCK,
    ErrorKind.BLOCK_ENDED.value: DefectKind.BLOCK_ENDED,
    ErrorKind.CLUSTER_ARRIVAL.value: DefectKind.CLUSTER_ARRIVAL,
    ErrorKind.CLUSTER_PART.value: DefectKind.CLUSTER_PART,
    27: DefectKind.MISSING_WAIT,
    28: DefectKind.STAGE_OVERWRITTEN,
    29: DefectKind.PROXY_FENCE,
    30: DefectKind.EARLY_USE,
    31: DefectKind.PHASE_MISSED,
    32: DefectKind.OUTLIVES,
    40: DefectKind.CLUSTER_EARLY,
    41: DefectKind.CLUSTER_LATE,
}
"""Kinds of defects by their numbers in ``machine.h`` and ``checks.h``."""
_SEVERITIES = (Severity.NOTE, Severity.WARNING, Severity.ERROR)
_ACTS = {
    "ld": Act.READS,
    "ldu": Act.READS,
    "ldmatrix": Act.READS,
    "st": Act.WRITES,
    "stmatrix": Act.WRITES,
    "cp": Act.COPIES,
    "atom": Act.UPDATES,
    "red": Act.UPDATES,
    "wgmma": Act.MULTIPLIES,
    "mbarrier": Act.USES,
}
_ENDS = {
    DefectKind.DEADLOCK: Act.WAITS,
    DefectKind.ENDLESS: Act.LOOPS,
    DefectKind.DIVERGENT_BARRIER: Act.MISSES,
    DefectKind.TRAP: Act.STOPS,
    DefectKind.PART_OF_WARP: Act.RUNS,
    DefectKind.NO_BARRIER: Act.WAITS,
    DefectKind.MEMBER_MASK: Act.RUNS,
    DefectKind.BRANCH_TABLE: Act.RUNS,
    DefectKind.BARRIER_COUNT: Act.WAITS,
    DefectKind.COPY_SIZE: Act.COPIES,
    DefectKind.TILE_PLACE: Act.COPIES,
    DefectKind.NO_BLOCK: Act.USES,
    DefectKind.BLOCK_ENDED: Act.USES,
    DefectKind.CLUSTER_ARRIVAL: Act.RUNS,
    DefectKind.CLUSTER_PART: Act.WAITS,
    DefectKind.MBARRIER_DEADLOCK: Act.WAITS,
}
"""What a thread was doing, for the defects that end its block early."""
_OF_MBARRIERS = frozenset(
    {
        DefectKind.MBARRIER_DEADLOCK,
        DefectKind.ARRIVALS,
        DefectKind.TRANSACTION,
        DefectKind.PHASE_MISSED,
    }
)
"""Defects that are described by the state of an mbarrier."""
_INLINED = re.compile(r"inlined_at\s+(\d+)\s+(\d+)\s+(\d+)")
_PROTOCOL = frozenset({"mbarrier", "cp", "fence", "wgmma", "tensormap"})
_Place = tuple[str, str, str]
"""File, line and column as ``.loc`` has them."""


@dataclass(frozen=True, slots=True)
class _Array:
    """An array of shared or local memory."""

    name: str
    first: int
    bytes: int


class Describer:
    """Describes recorded defects in terms of the source code.

    Args:
        launch: the launch that runs.
        program: its kernel.
        arena: its memory.
        shared_bytes: shared memory of a block, dynamic memory included.
    """

    def __init__(
        self, launch: Launch, program: Program, arena: AddressSpace, shared_bytes: int
    ) -> None:
        self._launch, self._program, self._arena = launch, program, arena
        layout = program.layout
        self._doubts = doubts_of(program.code, segments_of(program.code, flow_of(program.code)))
        self._arrays = {
            "shared": self._placed(layout.shared, shared_bytes),
            "local": self._placed(layout.local, layout.local_bytes),
        }
        self._files = {
            words[0]: words[1].split('"')[1]
            for item in program.code.module.items
            if isinstance(item, Directive) and item.name == "file"
            for words in [item.arguments.split(maxsplit=1)]
        }

    def noted(self, found: Found) -> Defect:
        """The description of an access that the runtime recorded."""
        kind = _KINDS[found.kind]
        if kind is DefectKind.UNDEFINED:
            return self._undefined(found)
        site = self._site(found.instruction, found.thread, found.block)
        other = None
        if found.other >= 0:
            other = self._site(found.other, found.other_thread, found.other_block)
        where = None  # of a register
        if found.space:
            where = self._location(SPACES[found.space], int(found.address), int(found.bytes))
        severity, times = _SEVERITIES[found.severity], int(found.times)
        same_warp = (
            found.block == found.other_block
            and found.thread // LANES == found.other_thread // LANES
        )
        barrier = Mbarrier.decoded(int(found.state)) if kind in _OF_MBARRIERS else None
        return Defect(
            kind, severity, times, site, other, where, same_warp=same_warp, mbarrier=barrier
        )

    def _undefined(self, found: Found) -> Defect:
        """The description of a use of an undefined value, with its first reader."""
        code, index = self._program.code, int(found.instruction)
        taken, who = origin(code, self._doubts, index), (found.thread, found.block)
        other = self._site(taken, *who, Act.TAKES) if taken != index else None
        site = self._site(index, *who, Act.RELIES)
        return Defect(DefectKind.UNDEFINED, Severity.ERROR, int(found.times), site, other)

    def ending(self, error: Error) -> Defect:
        """Describes why a block could not continue.

        Raises:
            CuadoError: it cannot be emulated further, for a reason that is not a defect.
        """
        if error.kind == ErrorKind.TOO_DEEP.value:
            raise CuadoError(
                "branches diverge more deeply than can be emulated",
                "check it on a GPU with its tools",
            )
        x, y, z = error.ctaid
        block = x + self._launch.grid[0] * (y + self._launch.grid[1] * z)
        kind = _KINDS[error.kind]
        thread = error.warp * LANES + error.lane
        site = self._site(error.instruction, thread, block, _ENDS.get(kind))
        # A block of a checked kernel ends at an access that none of its lanes can leave out.
        where = barrier = None
        if error.space:
            where = self._location(SPACES[error.space], int(error.address), int(error.bytes))
        if kind in _OF_MBARRIERS:
            barrier = Mbarrier.decoded(int(error.state))
        return Defect(kind, Severity.ERROR, 1, site, location=where, mbarrier=barrier)

    def _site(self, index: int, thread: int, block: int, act: Act | None = None) -> Site:
        code = self._program.code
        instruction = code.instructions[index]
        file, line = self._source(instruction)
        lines = self._launch.sources.get(file, "").splitlines()
        return Site(
            act or _ACTS.get(instruction.base, Act.USES),
            place_in(self._launch.block, thread),
            place_in(self._launch.grid, block),
            "brx.idx" if is_beyond_table(instruction) else instruction.rendered(),
            line_of(code, instruction),
            file,
            line,
            lines[line - 1].strip() if line is not None and 0 < line <= len(lines) else "",
        )

    def _source(self, instruction: Instruction) -> tuple[str, int | None]:
        """File and line; for inlined library functions, those of the call.

        Operations of asynchronous protocols are mostly in small functions of their own, whose line
        says nothing: theirs is that of the call in the kernel. The compiler gives line 0 to code
        without a source line, such as loop heads: the next line counts then.
        """
        mark: Directive | None = None
        calls: dict[_Place, _Place] = {}
        for _, statement in self._program.code.function.statements():
            is_past = statement.start > instruction.start
            if is_past and mark is not None and _line(mark) > 0:
                break
            if isinstance(statement, Directive) and statement.name == "loc":
                mark = statement
                called = _INLINED.search(mark.arguments)
                if called is not None:
                    calls[_place_of(mark)] = (called[1], called[2], called[3])
        if mark is None or not _line(mark):
            return "", None
        place = _place_of(mark)
        is_protocol = instruction.base in _PROTOCOL
        for _ in range(len(calls)):
            file = self._files.get(place[0], "")
            if place not in calls or (not is_protocol and file in self._launch.sources):
                break
            place = calls[place]
        return self._files.get(place[0], ""), int(place[1])

    def _placed(self, places: dict[Key, int], end: int) -> tuple[_Array, ...]:
        """Arrays in order of their offsets; one of open size extends to the end."""
        code = self._program.code
        inside = [
            variable
            for _, statement in code.function.statements()
            if isinstance(statement, Declaration)
            for variable in statement.variables
        ]
        sizes = {
            variable.name: variable_bytes(variable)
            for variable in (*code.module.variables, *inside)
            if None not in variable.dimensions and variable.space in ("shared", "local")
        }
        return tuple(
            _Array(_readable(name), first, sizes.get(name, end - first))
            for (name, _), first in sorted(places.items(), key=lambda item: item[1])
        )

    def _location(self, space: str, address: int, size: int) -> Location:
        if space == "global":
            near = self._arena.nearest(address)
            if near is None:
                return Location(space, address, size)
            where, offset = near
            own = next((b for b in self._launch.buffers if b.name == where.name), None)
            name = _readable(where.name.removeprefix(PREFIX))
            element = TYPE_BYTES[own.type] if own is not None else size
            return Location(space, address, size, name, offset, where.bytes, element)
        before = [array for array in self._arrays[space] if array.first <= address]
        if not before:
            return Location(space, address, size)
        array = before[-1]
        return Location(space, address, size, array.name, address - array.first, array.bytes, size)


def _place_of(mark: Directive) -> _Place:
    file, line, column = mark.arguments.replace(",", " ").split()[:3]
    return file, line, column


def _line(mark: Directive) -> int:
    return int(mark.arguments.split()[1])


def _readable(name: str) -> str:
    """The name of a variable of a function without its mangling."""
    # A mangled name ends with the length of the variable's own name, and that name.
    for found in re.finditer(r"E(\d+)(?=[A-Za-z_])", name):
        rest = name[found.end() :]
        if int(found[1]) <= len(rest) and re.fullmatch(r"(_\d+_?)?", rest[int(found[1]) :]):
            return rest[: int(found[1])]
    return name
