"""What one source line costs."""

from dataclasses import dataclass

SAMPLES, INSTRUCTIONS = "samples", "warp instructions"
"""What is counted of lines: samples of where warps are; where there are none, what they execute."""


@dataclass(frozen=True, slots=True)
class LineCost:
    """One line.

    Attributes:
        file: path, as the debug information has it.
        line: from 1.
        text: of the line; empty if the source is not at hand.
        saved: part (0..1) of the kernel's time that the best experiment on this line alone saves;
            None if none changed this line alone, or none gains.
        experiment: which one that is; empty for none.
        is_bound: whether that is an upper bound, as nothing removes all that the line does.
        counted: part (0..1) of what was counted; None if nothing was.
        counts: what was counted, ``samples`` or ``warp instructions``; empty likewise.
    """

    file: str
    line: int
    text: str = ""
    saved: float | None = None
    experiment: str = ""
    counted: float | None = None
    counts: str = ""
    is_bound: bool = False
