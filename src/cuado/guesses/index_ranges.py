"""How many things loaded indices choose among, where nothing else reaches these."""

from cuado.guesses.drafts import Draft
from cuado.guesses.fillings import GROUPS
from cuado.guesses.grids import index_step
from cuado.guesses.kernel_facts import Place, Touch
from cuado.guesses.roles import Role
from cuado.guesses.subject import Subject
from cuado.ptx.semantics.opcode import Access


def free_range(subject: Subject, draft: Draft, place: Place) -> str:
    """What the indices in one buffer may be below.

    Args:
        subject: the kernel.
        draft: of its launch.
        place: the buffer of indices.
    """
    names = {each.place: each.name for each in subject.numbers}
    written = _written(subject, place, names)
    if written:
        return " * ".join(written)
    for touch, load in _indexed(subject, place):
        others = sorted(touch.flowing.parameters() & frozenset(names))
        if any(_is_row(subject, touch, load, other) for other in others):
            return GROUPS
        rows = [names[o] for o in others if Role.STRIDE in subject.roles.of[o]]
        if rows and rows[0] in draft.plan.constants:
            return rows[0]
    unclaimed = _unclaimed(subject)
    if unclaimed and draft.plan.constants.get(unclaimed[0], 0) > 1:
        return unclaimed[0]
    return draft.symbols[0] if draft.symbols else "1024"


def _unclaimed(subject: Subject) -> list[str]:
    """Numbers whose use is not known. One that becomes a result, as a level, counts nothing."""
    facts = subject.facts
    writing = [t for t in facts.touches if t.access in {Access.STORE, Access.ATOMIC}]
    kept = {place for t in writing for place in facts.origins.values(t.index).parameters()}
    return [
        n.name
        for n in subject.numbers
        if subject.roles.main(n.place) is Role.OTHER and n.place not in kept
    ]


def _is_row(subject: Subject, touch: Touch, load: int, number: Place) -> bool:
    """True if an index stands for a row of so many items."""
    facts = subject.facts
    one, other = (index_step(facts, touch.index, load, {number: n}) for n in (64, 128))
    return one is not None and other is not None and one != other


def _indexed(subject: Subject, place: Place) -> list[tuple[Touch, int]]:
    """Accesses whose addresses depend on numbers of a buffer, with the load of these."""
    loads = {t.index for t in subject.facts.touches if t.pointer == place}
    return [
        (touch, load)
        for touch in subject.facts.touches
        for load in sorted(touch.flowing.loads() & loads)
    ]


def _written(subject: Subject, place: Place, names: dict[Place, str]) -> list[str]:
    """Numbers of which the kernel makes the indices that it writes for the next launch."""
    facts = subject.facts
    stored = [
        facts.origins.values(t.index).parameters() & frozenset(names)
        for t in facts.touches
        if t.pointer == place and t.access is Access.STORE and t.type[0] in "usb"
    ]
    most = max(stored, key=len, default=frozenset[Place]())
    order = [each.place for each in subject.numbers]
    return [names[each] for each in sorted(most, key=order.index)]
