"""What is known of a configuration before it runs: resources, occupancy, and its machine code."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from cuado.device.chip import ChipFacts
from cuado.device.occupancy import LaunchRequirements, occupancy
from cuado.model.launch import Launch
from cuado.sass.toolchain.classes import SassClass, class_of
from cuado.sass.toolchain.listing import SassInstruction
from cuado.sass.toolchain.resources import Resources

_WIDTH = re.compile(r"\.(8|16|U8|S8|U16|S16|64|128)\b")
_BYTES = {"8": 1, "U8": 1, "S8": 1, "16": 2, "U16": 2, "S16": 2, "64": 8, "128": 16}
_ACCESSES = frozenset(
    {
        SassClass.GLOBAL_LOAD,
        SassClass.GLOBAL_STORE,
        SassClass.SHARED_LOAD,
        SassClass.SHARED_STORE,
        SassClass.LOCAL_LOAD,
        SassClass.LOCAL_STORE,
        SassClass.GENERIC_LOAD,
        SassClass.GENERIC_STORE,
    }
)


@dataclass(frozen=True, slots=True)
class Instructions:
    """Machine instructions of one kind.

    Attributes:
        kind: their class, as ``SassClass`` writes it.
        bytes: bytes that a thread moves; 0 for none.
        depth: number of loops around them.
        count: their number in the code.
    """

    kind: str
    bytes: int
    depth: int
    count: int


@dataclass(frozen=True, slots=True)
class Facts:
    """Static facts of a configuration that was compiled and not run.

    Attributes:
        threads: of a block.
        blocks: of the grid.
        registers: per thread.
        local_bytes: per thread.
        shared_bytes: per block, static and dynamic.
        blocks_per_sm: that fit; 0 if it cannot be launched.
        sms: of the device.
        code: the machine code, counted.
        modelled: nanoseconds by the emulated device's model; None if it was not asked.
    """

    threads: int
    blocks: int
    registers: int
    local_bytes: int
    shared_bytes: int
    blocks_per_sm: int
    sms: int
    code: tuple[Instructions, ...] = field(default=(), repr=False)
    modelled: float | None = None

    def plain(self) -> dict[str, Any]:
        """As JSON can hold it."""
        found = asdict(self) | {
            "code": [[each.kind, each.bytes, each.depth, each.count] for each in self.code]
        }
        return {name: value for name, value in found.items() if value is not None}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """Undo :meth:`plain`."""
        code = tuple(Instructions(*row) for row in plain["code"])
        return cls(**{**plain, "code": code})


def facts_of(
    launch: Launch, resources: Resources, code: Iterable[SassInstruction], chip: ChipFacts
) -> Facts:
    """Facts of a launch that has been assembled and disassembled."""
    shared = (resources.shared or 0) + launch.dynamic_shared_bytes
    needs = LaunchRequirements(
        launch.threads_per_block, resources.registers or 0, shared, resources.barriers or 0
    )
    return Facts(
        threads=launch.threads_per_block,
        blocks=launch.blocks,
        registers=resources.registers or 0,
        local_bytes=resources.stack or resources.stack_frame or 0,
        shared_bytes=shared,
        blocks_per_sm=occupancy(chip, needs).blocks_per_sm,
        sms=chip.sm_count,
        code=counted(tuple(code)),
    )


def counted(code: tuple[SassInstruction, ...]) -> tuple[Instructions, ...]:
    """Instructions by class, width and number of loops around them.

    A loop is the code between a branch and its earlier target.
    """
    loops = {
        (each.target, each.offset)
        for each in code
        # A branch to itself fills the space after the last exit.
        if each.target is not None and each.target < each.offset and "BRA" in each.sass
    }
    # Branches to the same head are one loop.
    ends: dict[int, int] = {}
    for start, end in loops:
        ends[start] = max(end, ends.get(start, end))
    found: Counter[tuple[str, int, int]] = Counter()
    for each in code:
        kind = class_of(each.sass)
        if kind is SassClass.NOP:
            continue
        depth = sum(start <= each.offset <= end for start, end in ends.items())
        found[kind.value, _bytes(each.sass) if kind in _ACCESSES else 0, depth] += 1
    return tuple(Instructions(*key, count) for key, count in sorted(found.items()))


def _bytes(sass: str) -> int:
    # Modifiers end where operands begin, and these have dots of their own: [R2.64].
    opcode = sass.split("[", 1)[0].rsplit(None, 1)[0] if "[" in sass else sass
    match = _WIDTH.search(opcode)
    return _BYTES[match[1]] if match else 4
