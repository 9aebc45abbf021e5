"""Machine code for the examples of rules: accesses by full warps, as counters record them."""

from typing import Any

from cuado.model.instruction import Access, Instruction, SourceLocation, Space

WARPS = 1_000.0
"""Executions of an instruction of an example, by 32 threads each."""


def access(
    offset: int, sass: str, place: tuple[str, int], kind: tuple[Space, Access], **counted: Any
) -> Instruction:
    """An access to 4 bytes by every thread of its warps; ``counted`` says what differs, and more.

    Args:
        offset: of the instruction in the code.
        sass: its text.
        place: file and line.
        kind: the memory, and what it does there.
        counted: further fields of the instruction.
    """
    executed = counted.pop("executed", WARPS)
    return Instruction(
        offset=offset,
        sass=sass,
        location=SourceLocation(*place),
        executed=executed,
        threads=32 * executed,
        threads_on=32 * executed,
        space=kind[0],
        access=kind[1],
        access_bits=32,
        **counted,
    )


def walking_loads(
    count: int, stride: int, line: int, opcode: str = "LDG.E"
) -> tuple[Instruction, ...]:
    """Loads of a thread at constant offsets from one register, 32 sectors a request.

    Args:
        count: of loads.
        stride: bytes from one to the next.
        line: of the source.
        opcode: of the loads.
    """
    return tuple(
        access(
            16 * k,
            f"{opcode} R{20 + k}, desc[UR14][R6.64+{hex(stride * k)}]",
            ("walk.cu", line),
            (Space.GLOBAL, Access.LOAD),
            samples=10,
            stalls={"long_scoreboard": 8, "selected": 2},
            sectors=32_000,
            sectors_ideal=4_000,
            l1_tags=32_000,
        )
        for k in range(count)
    )
