"""From instructions to source lines: who has which part of something."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from cuado.model.finding import LineShare
from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.profile import Profile

MOST_LINES = 5
LEAST_SHARE = 0.01


def line_shares(
    profile: Profile,
    amount: Callable[[Instruction], float | None],
    of: str,
    among: Iterable[Instruction] | None = None,
    whole: float | None = None,
) -> tuple[LineShare, ...]:
    """Source lines ranked by their part of ``amount``, at most five, none below one percent.

    Args:
        profile: the kernel.
        amount: what is shared out, per instruction; None or 0 counts for nothing.
        of: what to call it, e.g. ``excess sectors``.
        among: instructions to look at; all by default.
        whole: what 100% is; the sum over ``among`` by default.
    """
    per_line: dict[SourceLocation, float] = defaultdict(float)
    for instruction in profile.instructions if among is None else among:
        value = amount(instruction)
        if value and instruction.location:
            per_line[instruction.location] += value
    total = whole if whole is not None else sum(per_line.values())
    if not total:
        return ()
    ranked = sorted(per_line.items(), key=lambda item: (-item[1], item[0].file, item[0].line))
    return tuple(
        LineShare(
            file=location.file,
            line=location.line,
            share=value / total,
            of=of,
            text=profile.line_text(location.file, location.line),
            stalls=line_stalls(profile, location),
        )
        for location, value in ranked[:MOST_LINES]
        if value / total >= LEAST_SHARE
    )


def line_stalls(profile: Profile, location: SourceLocation) -> dict[str, float]:
    """Share (0..1) of all the kernel's samples that fell on a line, per stall reason."""
    total = profile.samples
    if not total:
        return {}
    stalls: dict[str, float] = defaultdict(float)
    for instruction in profile.instructions:
        if instruction.location == location:
            for reason, samples in instruction.stalls.items():
                stalls[reason] += samples / total
    return dict(sorted(stalls.items(), key=lambda item: -item[1]))


def at_lines_of(profile: Profile, chosen: Iterable[Instruction]) -> frozenset[int]:
    """Offsets of the chosen instructions and of all that share a source line with them."""
    picked = tuple(chosen)
    lines = {i.location for i in picked if i.location}
    return frozenset(
        i.offset
        for i in (*picked, *profile.instructions)
        if i in picked or (i.location and i.location in lines)
    )
