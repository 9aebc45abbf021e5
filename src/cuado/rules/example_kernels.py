"""Kernels that rules have as examples: their counters, and machine code as counters see it."""

from typing import Any

from cuado.model.instruction import Access, Instruction, SourceLocation, Space

WARPS = 1_000.0
"""Executions of an instruction of an example, by 32 threads each."""

STENCIL_OF_ORDER_10 = {
    "local_load_l1_line_misses": 36,
    "local_load_l1_line_hits": 70956,
    "local_store_instructions": 64800,
    "instructions_issued": 8308582,
    "global_load_l1_line_misses": 480000,
    "global_store_transactions": 128000,
}
STENCIL_OF_ORDER_12 = {
    "local_load_l1_line_misses": 376889,
    "local_load_l1_line_hits": 36931,
    "local_store_instructions": 71176,
    "instructions_issued": 10154216,
    "global_load_l1_line_misses": 550656,
    "global_store_transactions": 115200,
}
"""Finite differences on a C2050, both with spilled registers [000]."""


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


def sampled_code(
    *kinds: tuple[str, float], line: int, per_sample: int, stall: str = ""
) -> tuple[Instruction, ...]:
    """Instructions of one source line: machine code, and how often each was executed.

    Args:
        kinds: the text of each, and its executions.
        line: of ``kernel.cu``.
        per_sample: executions for one sample.
        stall: why a warp waits in all samples; empty if it is not known.
    """
    return tuple(
        Instruction(
            offset=16 * position,
            sass=sass,
            location=SourceLocation("kernel.cu", line),
            executed=times,
            samples=times / per_sample,
            stalls={stall: times / per_sample} if stall else {},
        )
        for position, (sass, times) in enumerate(kinds)
    )
