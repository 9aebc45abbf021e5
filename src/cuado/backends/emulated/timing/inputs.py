"""The input of the timing model, from what the emulated device counted and modelled."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from math import prod

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Events, Shape
from cuado.backends.emulated.execution.layout import LANES, AccessCount
from cuado.backends.emulated.execution.notes import Notes
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.machine_code.assembler_merges import aggregated_atomics
from cuado.backends.emulated.machine_code.counts import Executions, MachineCode, MachineInstruction
from cuado.backends.emulated.machine_code.replayed import SPILLED, replayed_spills
from cuado.backends.emulated.retries.attempts import Known
from cuado.backends.emulated.timing.asynchronous_work import bulk_load, bulk_store, product_of
from cuado.backends.emulated.timing.contention import contention, serial_part
from cuado.backends.emulated.timing.control import (
    awaited,
    barrier_of,
    control_of,
    goes_on_from,
    operation_of,
    products_left,
)
from cuado.backends.emulated.timing.protocol import protocol_of, with_notes, without_spins
from cuado.backends.emulated.timing.units import SECTOR
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Operation,
    Step,
    Workload,
)
from cuado.sass.toolchain.classes import SassClass, bytes_of

_NOTED = frozenset({Operation.MBARRIER, Operation.PHASE, Operation.BULK})
"""Operations whose executions have notes."""
_NO_ACCESS = frozenset({Operation.COMMIT, Operation.CONTROL, Operation.MBARRIER})
"""Operations of instructions for copies that copy nothing."""
_SHARED = frozenset({SassClass.SHARED_LOAD, SassClass.SHARED_STORE, SassClass.SHARED_ATOMIC})
_CACHED = frozenset({SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD, SassClass.LOCAL_LOAD})
_WRITTEN = frozenset({SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE, SassClass.LOCAL_STORE})
MEMORY = _SHARED | _CACHED | _WRITTEN | {SassClass.ATOMIC, SassClass.ASYNC_COPY}
_NEVER = "@!PT "
"""Guard of accesses without active lanes, which assemblers insert as a delay."""
_LINE_SECTORS, _WORD = 4, 4
_REMOTE = frozenset({"ld", "st", "atom", "red"})
_FIELDS = tuple(name for name, *_ in AccessCount._fields_)


def workload_of(
    program: Program,
    shape: Shape,
    machine: MachineCode,
    ran: Executions,
    traffic: Traffic,
    resident_blocks: int,
    notes: Notes | None = None,
) -> Workload:
    """The workload of one launch.

    Args:
        program: the kernel that ran.
        shape: grid, block and parameters of the launch.
        machine: machine code of the program.
        ran: executions of the machine code.
        traffic: traffic of the launch, with the events of the whole grid.
        resident_blocks: blocks that an SM holds at once.
        notes: those of one of its blocks, for a kernel with mbarriers; None for others.
    """
    warps: dict[int, float] = defaultdict(float)
    atomics = 0.0
    for instruction, times in zip(machine.instructions, ran.warps, strict=True):
        # Counted by the machine code, not the PTX: an access that the assembler guards, in place of
        # a branch in the PTX, is executed more often than the PTX instruction.
        if instruction.ptx is not None and _is_access(instruction):
            warps[instruction.ptx] += float(times)
            atomics += float(times) if instruction.kind is SassClass.ATOMIC else 0.0
    slots = program.lowered.access_slots
    elected = [slots[p] for p in aggregated_atomics(machine.instructions) if p in slots]
    accesses = Accesses(
        program, warps, traffic, (atomics, serial_part(traffic.events, program, elected)),
        ran.attempts, replayed_spills(program, machine),
    )  # fmt: skip
    events, block = traffic.events, -(-prod(shape.block) // LANES)
    code = code_of(machine, ran, accesses, program)
    noted = {s.noted for each in code for s in each.steps if s.noted is not None}
    return Workload(
        code,
        prod(shape.grid),
        block,
        resident_blocks,
        _with_retries(work_of(events), machine, ran),
        unevenness_of(events, _tried(machine, ran) / block),
        None if notes is None else protocol_of(program, machine, notes, events.accesses, noted),
        prod(shape.cluster or (1, 1, 1)),
    )


def _with_retries(
    work: npt.NDArray[np.float64] | None, machine: MachineCode, ran: Executions
) -> npt.NDArray[np.float64] | None:
    """The work of each warp, with an equal part of the instructions of retry loops added to each.

    Retry loops exist in machine code only; the work of a warp is counted at loops of the PTX.
    """
    return work if work is None or not work.size else work + _tried(machine, ran) / work.size


def _tried(machine: MachineCode, ran: Executions) -> float:
    """Instructions that warps executed in retry loops."""
    tried = np.array([each.ptx in ran.attempts for each in machine.instructions], bool)
    return float(ran.warps[tried].sum())


def work_of(events: Events) -> npt.NDArray[np.float64] | None:
    """The work of each warp of each block that ran, in their order; None if it was not recorded."""
    return None if events.work is None else events.work.astype(np.float64)


def unevenness_of(events: Events, rest: float = 0.0) -> float:
    """Work of the longest warp between barriers, summed, divided by that of the busiest warp.

    Args:
        events: counts of the launch.
        rest: additional instructions of one warp of each block, in which warps are alike.
    """
    busiest = events.busiest + rest
    return max(1.0, (events.longest + rest) / busiest) if busiest else 1.0


def code_of(
    machine: MachineCode, ran: Executions, accesses: "Accesses", program: Program
) -> tuple[CodeBlock, ...]:
    """The basic blocks of the machine code, with the costs of their accesses."""
    found = []
    runs = without_spins(machine, ran.runs)
    copies = any(operation_of(each.sass) is Operation.COMMIT for each in machine.instructions)
    for number, block in enumerate(machine.blocks):
        own = machine.instructions[block.first : block.last + 1]
        ends = block.is_exit or not block.successors
        found.append(
            CodeBlock(
                tuple(with_notes(_step(each, accesses, copies=copies), program) for each in own),
                float(runs[number]),
                (*block.successors, *((END,) if ends else ())),
                block.calls,
            )
        )
    return tuple(found)


def _is_access(instruction: MachineInstruction) -> bool:
    is_none = operation_of(instruction.sass) in _NO_ACCESS
    return instruction.kind in MEMORY and not is_none and not instruction.sass.startswith(_NEVER)


def _step(instruction: MachineInstruction, accesses: "Accesses", *, copies: bool) -> Step:
    operation, groups = operation_of(instruction.sass), awaited(instruction.sass)
    if copies and groups is not None:
        operation = Operation.AWAIT
    if operation is Operation.PRODUCTS:
        groups = products_left(instruction.sass)
    if operation is Operation.BARRIER and not accesses.meets:
        operation = Operation.CONTROL  # Switched off for all warps: no more than an issue slot.
    access = None
    if _is_access(instruction):
        access = accesses.of(instruction)
        if operation is Operation.BULK:
            access = accesses.bulk(instruction.ptx, writes="STG" in instruction.sass)
    elif operation is Operation.SHUFFLE or instruction.kind in _SHARED:
        access = Access()
    passes = 1.0
    if instruction.kind is SassClass.CONSTANT_LOAD:
        passes = accesses.constant_passes(instruction.ptx)
    if instruction.encoding is None:
        return Step(operation, access=access, passes=passes)
    bits = control_of(instruction.encoding)
    return Step(
        operation,
        max(bits.stall, 1),
        bits.waits,
        bits.sets,
        bits.frees,
        access,
        groups or 0,
        passes,
        product_of(instruction.sass),
        instruction.ptx if operation in _NOTED else None,
        *(barrier_of(instruction.sass) if operation is Operation.BARRIER else (0, 0)),
        goes_on=goes_on_from(instruction.sass),
    )


class Accesses:
    """The cost of one execution of each access.

    Args:
        program: the kernel that ran.
        runs: executions by warps of the machine instructions made for each of them.
        traffic: traffic of the launch.
        atomics: executions by warps of atomic operations on global memory, and the part (0..1) of
            the changes of a line that remains where elected lanes make them for their warps.
        attempts: turns of retry loops, by PTX instruction.
        replayed: addresses of machine instructions whose spills were replayed.

    Attributes:
        meets: whether any warp came to a barrier: its guard may be false, or it branched around.
    """

    def __init__(
        self,
        program: Program,
        runs: Mapping[int, float],
        traffic: Traffic,
        atomics: tuple[float, float],
        attempts: Known,
        replayed: frozenset[int],
    ) -> None:
        self._slots, self._copies = program.lowered.access_slots, program.lowered.copy_slots
        self._runs, self._traffic = runs, traffic
        self._remote = remote_accesses(program)
        self._attempts, self._replayed = attempts, replayed
        self._counts: Events = traffic.events
        # Averages for the launch, where nothing is known of single accesses: L2 reads for each
        # sector that accesses read of L2, DRAM bytes for each sector stored, and for each sector
        # read late. What accesses read is counted after neighbours' reads are joined, so the first
        # is 1, but where a part of the chip was replayed, on which fewer are joined.
        stored = traffic.l2_write_sectors + traffic.l2_atomic_sectors
        read = float(np.sum(traffic.slot_l2_sectors)) - stored
        self._at_l2 = min(1.0, traffic.l2_read_sectors / read) if read > 0 else 1.0
        self._written = traffic.dram_write_bytes / stored if stored else 0.0
        waiting = traffic.l2_read_sectors - traffic.l2_read_hits
        self._read = traffic.dram_read_bytes / waiting if waiting else 0.0
        self._contention = contention(self._counts, *atomics)
        self.meets = bool(self._counts.barriers)

    def of(self, instruction: MachineInstruction) -> Access | None:
        """The cost of an access; None for an instruction that accesses no memory."""
        kind, ptx, width = instruction.kind, instruction.ptx, bytes_of(instruction.sass)
        if kind not in MEMORY:
            return None
        slot = None if ptx is None else self._slots.get(ptx)
        runs = 0.0 if ptx is None else self._runs.get(ptx, 0.0)
        is_replayed = instruction.address in self._replayed
        if slot is None or not runs or is_replayed:
            is_spill = kind in SPILLED
            return self._spilled(kind, width, is_replayed) if is_spill else Access(lines=1.0)
        # Counts of the PTX instruction, for each execution of the machine instructions.
        counts = self._counts.accesses[slot] / runs
        each = {name: float(count) for name, count in zip(_FIELDS, counts, strict=True)}
        if kind in SPILLED:  # Each lane has its own bank: only lines are looked up in turn.
            each["wavefronts"] = each["ideal"]
        if kind in _SHARED or ptx in self._remote:
            return self._shared(ptx, each, is_atomic=kind is SassClass.SHARED_ATOMIC)
        if kind is SassClass.ASYNC_COPY:  # Does not pass through registers.
            asked = float(self._traffic.slot_sectors[slot]) / runs  # A sector may count twice.
            found = self._copied(slot, {**each, "wavefronts": 0.0, "sectors": asked})
            written, whole = self._written_by_copy(ptx, runs)
            return replace(found, written=written, whole=whole)
        if kind not in _CACHED:
            return self._stored(each, width, kind is SassClass.ATOMIC)
        found = self._load(slot, each)
        is_fetched = slot in self._traffic.read_only_slots
        return replace(found, fetches=each["sectors"]) if is_fetched else found

    def _written_by_copy(self, ptx: int | None, runs: float) -> tuple[float, float]:
        """Passes of the data stage in which an execution of a copy writes to shared memory.

        With bank conflicts, and without.
        """
        slot = None if ptx is None else self._copies.get(ptx)
        if slot is None:
            return 0.0, 0.0
        each = self._counts.accesses[slot]
        with_, without = (_FIELDS.index(name) for name in ("wavefronts", "ideal"))
        return float(each[with_]) / runs, float(each[without]) / runs

    def constant_passes(self, ptx: int | None) -> float:
        """Different addresses that a warp wants of constant memory, on average; 1 for parameters.

        Args:
            ptx: number of the PTX instruction that a machine instruction was made for, or None.
        """
        slot = None if ptx is None else self._slots.get(ptx)
        return 1.0 if slot is None else different_addresses(self._counts, slot)

    def _shared(self, ptx: int | None, each: Mapping[str, float], *, is_atomic: bool) -> Access:
        if ptx is not None and ptx in self._attempts:
            own = self._attempts[ptx]
            return Access(own.swap_passes if is_atomic else own.passes)
        # An atomic operation needs a pass for each lane that uses the same word.
        again = each["worst"] if is_atomic else 0.0
        # An execution without active lanes takes a pass as well.
        off = max(0.0, 1.0 - each["requests"])
        is_remote = ptx in self._remote
        passes = max(each["wavefronts"], again) + off
        return Access(max(passes, 1.0) if is_remote else passes, remote=is_remote)

    def _load(self, slot: int, each: Mapping[str, float]) -> Access:
        traffic = self._traffic
        asked = traffic.slot_sectors[slot]
        rate = float(traffic.slot_l2_sectors[slot] / asked) if asked else 0.0
        hits = float(np.nan_to_num(traffic.slot_l2_hit_rate[slot], nan=1.0))
        # A request waits if one of its sectors does. From here on the numbers are those of a miss:
        # the mean of all executions divided by the share of misses.
        late = float(np.nan_to_num(traffic.slot_l2_waits[slot]))
        miss = late * min(1.0, each["requests"])
        if not miss:
            return Access(each["wavefronts"], each["lines"])
        slow = float(traffic.slot_dram_waits[slot]) / late
        sectors = each["sectors"] * rate / miss
        read = sectors * (1.0 - hits) / slow * self._read if slow else 0.0
        # What joins a read of a neighbouring SM comes through the SM's port all the same.
        own = 1.0 - float(np.nan_to_num(traffic.slot_l1_hit_rate[slot]))
        through = max(sectors, each["sectors"] * own / miss)
        return Access(
            each["wavefronts"], each["lines"], miss, through, sectors * self._at_l2,
            each["lines"] * rate / miss * self._at_l2, dram_miss=slow, dram_bytes=read,
        )  # fmt: skip

    def _copied(self, slot: int, each: Mapping[str, float]) -> Access:
        """The cost of an asynchronous copy: L2 is asked for what no neighbour's read joins."""
        found = self._load(slot, each)
        if not found.miss or not self._at_l2:
            return found
        return replace(
            found,
            l2_sectors=found.l2_sectors / self._at_l2,
            l2_lines=found.l2_lines / self._at_l2,
        )

    def bulk(self, ptx: int | None, *, writes: bool) -> Access:
        """The cost of a chunk of a bulk copy.

        Args:
            ptx: number of the PTX instruction that it was made for.
            writes: True if it copies to global memory.
        """
        slot = None if ptx is None else self._slots.get(ptx)
        runs = 0.0 if ptx is None else self._runs.get(ptx, 0.0)
        if slot is None or not runs:
            return Access(chunks=0.0, writes=writes)
        if writes:
            return bulk_store(self._counts, slot, runs, self._written)
        return bulk_load(self._traffic, slot, runs)

    def _stored(self, each: Mapping[str, float], width: int | None, is_atomic: bool) -> Access:
        sectors = each["sectors"]
        # Partial if lanes store less than 31 of the 32 bytes of a sector, on average.
        partial = width is not None and each["lanes"] * width < (SECTOR - 1) * sectors
        moved = sectors * self._written
        return Access(
            each["wavefronts"], each["lines"], min(1.0, each["requests"]), sectors, sectors,
            each["lines"], partial, 1.0 if moved else 0.0, moved,
            *(self._contention if is_atomic else ()),
        )  # fmt: skip

    def _spilled(self, kind: SassClass, width: int | None, is_replayed: bool) -> Access:
        """The cost of registers that only the machine code spills: whole lines of the warp.

        What was not replayed hits in L1.
        """
        sectors = LANES * (width or _WORD) / SECTOR
        lines = sectors / _LINE_SECTORS
        each = {"wavefronts": lines, "lines": 1.0, "requests": 1.0, "sectors": sectors}
        if kind is SassClass.LOCAL_LOAD:
            return self._load(-2, each) if is_replayed else Access(lines, 1.0)
        if not is_replayed:
            return Access(lines, 1.0, 1.0, sectors, sectors, lines)
        return self._stored({**each, "lanes": float(LANES)}, width, is_atomic=False)


def different_addresses(counts: Events, slot: int) -> float:
    """Addresses of a request that no other lane of it has, or one lane for each that some share.

    Args:
        counts: events of the launch.
        slot: of an access of which lanes with the address of another were counted.
    """
    each = dict(zip(_FIELDS, counts.accesses[slot], strict=True))
    requests = float(each["requests"])
    return float(each["lanes"] - each["rivals"]) / requests if requests else 1.0


def remote_accesses(program: Program) -> frozenset[int]:
    """Accesses to shared memory that may be another block's, by number of the PTX instruction."""
    return frozenset(
        index
        for index, instruction in enumerate(program.code.instructions)
        if instruction.base in _REMOTE and "shared::cluster" in instruction.opcode
    )
