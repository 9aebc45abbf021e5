"""Linear forms of what unrolled loops and their remainders step.

A remainder makes ``number`` iterations, or is skipped if that is 0 (``facts.loops.remainders``). So
what it steps has made ``number`` steps where it is over, and on the way that skips it as well: one
form for both ways. In it iterations may be counted from its end: iteration ``number - 1 - back``.
"""

from collections.abc import Sequence
from typing import Protocol

from cuado.kernel.facts.loops.remainders import (
    Remainder,
    continued,
    peeled_iterations,
    remainder_of,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.linear_forms import Form, Term, added, form_of, scaled
from cuado.ptx.analysis.loops import loops_of


class Results(Protocol):
    """What is asked of a kernel's forms."""

    @property
    def subject(self) -> Kernel:
        """The kernel."""

    def result(self, index: int) -> Form | None:
        """The form of what an instruction computes."""

    def left(self, form: Form, index: int) -> Form:
        """A form where loops that an instruction is not in are over."""


def trips_less_one(forms: Results, remainder: Remainder) -> Form:
    """The number of a remainder's last iteration."""
    number = forms.result(remainder.number)
    itself = form_of(0, [(Term("value", remainder.number), 1)])
    known = itself if number is None else number
    return scaled(known, -1) if remainder.is_opposite else added(known, form_of(-1))


def going_on(forms: Results, definitions: Sequence[int], index: int) -> Form | None:
    """What is read where a loop goes on from its remainder, or from where that is skipped."""
    found = continued(forms.subject, definitions, index)
    if found is None:
        return None
    first, last, remainder = found
    before, after = forms.result(first), forms.result(last)
    if before is None or after is None:
        return None
    before, after = forms.left(before, index), forms.left(after, index)
    steps = added(trips_less_one(forms, remainder), form_of(1))
    gone = added(after, scaled(before, -1))
    if remainder.loop is None:
        # Of an iteration that is peeled off it is 0 or 1: so many times what the iteration adds.
        return None if gone.terms else added(before, scaled(steps, gone.number))
    # On the way that skips it the number is 0: then both forms must be the same.
    is_so = any(gone == scaled(steps, factor) for _, factor in gone.terms)
    return after if is_so else None


def where_it_is_made(kernel: Kernel, index: int, form: Form, other: Form, forms: Results) -> Form:
    """The form of what an instruction computes, with what is known in iterations peeled off.

    There the number of these is 1: what it is less 1 may be added as often as in another form, so
    that the two can be compared.
    """
    found = form
    for each in peeled_iterations(kernel):
        if kernel.slicer.flow.block_of[index] in each.blocks:
            none = trips_less_one(forms, each)
            for term, factor in none.terms:
                times = (other.factors.get(term, 0) - found.factors.get(term, 0)) * factor
                found = added(found, scaled(none, times)) if abs(factor) == 1 else found
    return found


def from_the_end(kernel: Kernel, form: Form, forms: Results) -> Form:
    """A form with the iterations of remainders counted from their ends."""
    found = form
    for loop in loops_of(kernel.slicer.flow):
        turn = Term("turn", loop.header)
        factor = form.factors.get(turn, 0)
        if factor and (remainder := remainder_of(kernel, loop)) is not None:
            back = form_of(0, [(turn, -factor), (Term("back", loop.header), -factor)])
            found = added(added(found, back), scaled(trips_less_one(forms, remainder), factor))
    return found
