"""Serial changes of the memory line that atomics of a launch contend for most."""

from collections.abc import Sequence

import numpy as np

from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import AccessCount
from cuado.backends.emulated.frontend.program import Program
from cuado.ptx.semantics.opcode import Access as Operands

_SLOWER = np.array([1.0, 2.0])
"""Weights of integer and of floating-point passes when the most contended line is chosen."""
_FIELDS = tuple(name for name, *_ in AccessCount._fields_)


def serial_part(counts: Events, program: Program, elected: Sequence[int]) -> float:
    """The part (0..1) of serial changes that remains, as elected lanes change words for others.

    Events count one change for each lane, as the PTX has it. Which atomic changed the line that
    is contended most is not counted, so each has its part of all changes.

    Args:
        counts: events of the launch.
        program: the kernel that ran.
        elected: access slots of the atomics that one lane of a warp does.
    """
    slots = [
        slot
        for index, slot in program.lowered.access_slots.items()
        if program.code.effects[index].opcode.access is Operands.ATOMIC
    ]
    worst, requests = (_FIELDS.index(name) for name in ("worst", "requests"))
    changes = float(counts.accesses[slots, worst].sum())
    fewer = counts.accesses[list(elected)]
    saved = float(fewer[:, worst].sum()) - float(fewer[:, requests].sum())
    return (changes - saved) / changes if changes and elected else 1.0


def contention(counts: Events, atomics: float, part: float) -> tuple[float, float]:
    """Integer and floating-point passes of the most contended line, for each atomic operation."""
    if not counts.contention.size or not atomics:
        return 0.0, 0.0
    passes = counts.contention[:, 1:].astype(np.float64)
    most = part * passes[np.argmax(passes @ _SLOWER)] / atomics
    return float(most[0]), float(most[1])
