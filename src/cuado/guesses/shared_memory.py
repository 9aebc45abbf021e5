"""How much dynamic shared memory a draft needs: the least that its trials make do with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cuado.guesses.drafts import Draft
from cuado.guesses.shared_sizes import WORD, shared_numbers, shared_polynomial, text_of
from cuado.guesses.subject import Subject
from cuado.model.defect import Checked, DefectKind
from cuado.model.launch import Launch
from cuado.sources.case.expressions import evaluate

MOST_SHARED = 227 << 10
"""Bytes of dynamic shared memory that a block can have on the chips of today."""
_CAPACITY = 1 << 20
"""Bytes of each buffer while shared memory is measured: what lies beyond them does not matter."""
_BLOCKS = 2


def with_shared_memory(
    draft: Draft, subject: Subject, checked: Callable[[Launch, int], Checked]
) -> Draft | None:
    """The draft with as much dynamic shared memory as its blocks touch; None if that is too much.

    Args:
        draft: it.
        subject: the kernel.
        checked: what is wrong with some blocks of a launch.
    """
    if not subject.facts.has_dynamic_shared or draft.plan.dynamic_shared != "0":
        return draft

    def enough(sizes: Mapping[str, int], count: int) -> bool:
        """True if no access is beyond so many bytes of dynamic shared memory."""
        plan = replace(draft.plan, dynamic_shared=str(max(0, count)))
        launch = plan.launch(subject.module.text, subject.kernel, sizes, _CAPACITY)
        return not any(
            each.kind is DefectKind.OUT_OF_BOUNDS
            and each.location is not None
            and each.location.space == "shared"
            for each in checked(launch, _BLOCKS).defects
        )

    sides = [s for s in draft.plan.block if s in draft.plan.constants]
    first, second = ({**draft.plan.constants, **sizes} for sizes in draft.trials)
    bounds = _bounds(first, enough)
    if bounds is None:
        return None
    low, high = bounds
    for text in dict.fromkeys(_formulas((*sides, *draft.symbols))):
        value = evaluate(text, first)
        if not low < value <= high:
            continue
        if not enough(first, value):
            low = max(low, value)
        elif enough(first, value - WORD):
            high = min(high, value - WORD)
        elif enough(second, evaluate(text, second)):
            return _with(draft, text)
    return _with(draft, _sum(draft, subject, sides, enough) or str(high))


def _with(draft: Draft, text: str) -> Draft | None:
    if evaluate(text, draft.plan.constants) > MOST_SHARED:
        return None
    return replace(draft, plan=replace(draft.plan, dynamic_shared=text))


def _sum(
    draft: Draft,
    subject: Subject,
    sides: Sequence[str],
    enough: Callable[[Mapping[str, int], int], bool],
) -> str:
    """A sum of products that both trials confirm; empty if there is none."""
    places = shared_numbers(subject.facts)
    own = [n.name for n in subject.numbers if n.place in places]
    read = [side for n, side in enumerate(sides) if f"%ntid.{'xyz'[n]}" in subject.facts.specials]
    names = [name for name in (*read, *own) if name in draft.plan.constants]
    first, second = ({**draft.plan.constants, **sizes} for sizes in draft.trials)
    terms = shared_polynomial(names, read, first, enough, MOST_SHARED)
    text = text_of(terms) if terms else ""
    needed = evaluate(text, second) if text else 0
    is_right = text and enough(second, needed) and not enough(second, needed - WORD)
    return text if is_right else ""


def _bounds(
    sizes: Mapping[str, int], enough: Callable[[Mapping[str, int], int], bool]
) -> tuple[int, int] | None:
    """Bytes that are too few for a trial, and twice as many, which are enough."""
    low, high = 0, 1024
    while not enough(sizes, high):
        low, high = high, 2 * high
        if high > MOST_SHARED:
            return None
    return low, high


def _formulas(symbols: Sequence[str]) -> list[str]:
    """Expressions for bytes of dynamic shared memory, the commonest first."""
    pairs = [(one, other) for one in symbols for other in symbols]
    counts = [
        *symbols,
        *map("2 * {}".format, symbols),
        *(f"{one} * {other}" for one, other in pairs),
        *(f"({one} + {other})" for one, other in pairs if one != other),
        *(f"({one} + 2 * {other})" for one, other in pairs if one != other),
        *(f"({one} + {other} - 1)" for one, other in pairs if one != other),
        *map("({} + 1)".format, symbols),
        *map("({} + 2)".format, symbols),
        *map("{} // 32".format, symbols),
    ]
    return [f"{count} * {size}" for count in counts for size in (4, 8, 2, 1, 16, 12)]
