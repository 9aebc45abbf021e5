"""Which formulas for the extents of buffers are tried first, by what else is known of these."""

from collections.abc import Mapping, Sequence

from cuado.guesses.drafts import Draft
from cuado.guesses.extents import LINE_BYTES, Seen
from cuado.sources.case.expressions import evaluate


def ends_of_runs(draft: Draft, seen: Sequence[Seen], item: int) -> tuple[str, ...]:
    """One number more than there are runs: the last one ends the last run, whoever reads it."""
    texts = (f"{name} + 1" for name in draft.bounds)
    return tuple(
        text
        for text in texts
        if all(evaluate(text, each.sizes) * item > each.reach - LINE_BYTES for each in seen)
    )


def in_one_line(seen: Sequence[Seen], item: int) -> tuple[str, ...]:
    """Numbers of items in one line: which it is shows when fewer are too few."""
    if {each.reach for each in seen} != {LINE_BYTES}:
        return ()
    most = max(1, LINE_BYTES // item)
    return tuple(str(n) for n in (1, 2, 3, 4, 6, 8, 9, 12, 16, 24, 32, 64, 128) if n <= most)


def products_of(found: Sequence[str], own: Sequence[str]) -> tuple[str, ...]:
    """Those formulas that are products of sizes."""
    names = set(own)
    return tuple(text for text in found if set(text.split(" * ")) <= names)


def alike_first(choices: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Puts a formula that another buffer's size has before those made of blocks."""
    first = {name: found[0] for name, found in choices.items()}
    made = dict(choices)
    for name, found in choices.items():
        others = [text for other, text in first.items() if other != name and "//" not in text]
        shared = next((text for text in others if text in found and text != "1"), None)
        if "//" in found[0] and shared is not None:
            made[name] = (shared, *(text for text in found if text != shared))
    return made
