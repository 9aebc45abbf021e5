"""Addresses of a loop's loads, split into what the block, the thread and the iteration add."""

from dataclasses import dataclass

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.accesses.load_limits import FARTHEST, limits_of
from cuado.kernel.facts.loops.block_loops import BlockLoop
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.switched_accesses import register_bits
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Form, Term
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name

SIZES = (4, 8)
"""Bytes of the elements that are handled."""
_OF_BLOCK, _OF_THREAD = "%ctaid.", "%tid."


@dataclass(frozen=True, slots=True)
class ThreadLimit:
    """``block's part + thread's part + step * iteration``, and the values for which a load is made.

    Attributes:
        block: block indices, and what they are multiplied with.
        step: from iteration to iteration.
        places: the thread's part, numbers included, in linear order of the threads.
        low: the least value for which the load is made.
        high: the greatest one.
    """

    block: tuple[tuple[str, int], ...]
    step: int
    places: tuple[int, ...]
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ThreadAddress:
    """``pointer + block's part + thread's part + step * iteration``.

    Attributes:
        pointer: the parameter.
        block: block indices, and what they are multiplied with.
        step: bytes from iteration to iteration.
        places: the thread's part, numbers included, in linear order of the threads.
        limits: beyond any of which the load is not made, and brings 0.
    """

    pointer: str
    block: tuple[tuple[str, int], ...]
    step: int
    places: tuple[int, ...]
    limits: tuple[ThreadLimit, ...] = ()

    @property
    def number(self) -> int:
        """The least thread's part."""
        return min(self.places)

    @property
    def starts(self) -> tuple[int, ...]:
        """The threads' parts, from the least one on."""
        least = self.number
        return tuple(each - least for each in self.places)


def constant_address(kernel: Kernel, loop: BlockLoop, load: int) -> ThreadAddress | str:
    """The address of a plain load that nothing of the launch overwrites; or why it is none."""
    at = f"the load at {where(kernel, load)}"
    if reason := _not_plain(kernel, load) or why_not_constant(kernel, load):
        return reason
    form = forms_of(kernel).address(load)
    if form is None:
        return f"the address of {at} is not plain"
    found = _split(kernel, loop, form)
    if found is None:
        return (
            f"the address of {at} is no sum of multiples of indices and of the iteration's number"
        )
    pointers, block, step, places = found
    if len(pointers) != 1 or step <= 0:
        return f"{at} does not walk up a buffer"
    limits = _limits(kernel, loop, load)
    if limits is None:
        return f"{at} is not made in every iteration"
    return ThreadAddress(pointers[0], block, step, places, limits)


def _limits(kernel: Kernel, loop: BlockLoop, load: int) -> tuple[ThreadLimit, ...] | None:
    """What limits a load, none if it is always made; None if it is not made for other reasons."""
    if not kernel.code.instructions[load].guard:
        return ()
    limits, found = limits_of(kernel, load), list[ThreadLimit]()
    for limit in limits or ():
        parts = _split(kernel, loop, limit.form)
        if parts is None or parts[0]:
            return None
        # Loads of neighbours are alike but for the numbers that are added: so limits are at 0.
        _, block, step, places = parts
        ends = [each for each in (limit.high, limit.low) if abs(each) < FARTHEST]
        low, high = (each - ends[0] if each in ends else each for each in (limit.low, limit.high))
        moved = tuple(each - ends[0] for each in places)
        found.append(ThreadLimit(block, step, moved, low, high))
    return tuple(found) or None


def _not_plain(kernel: Kernel, load: int) -> str:
    """Why a load is none that shared memory can stand in for; empty if it is."""
    instruction, effects = kernel.code.instructions[load], kernel.code.effects[load]
    at, size = f"the load at {where(kernel, load)}", effects.opcode.bytes
    if ".global" not in instruction.opcode or len(instruction.operands) != 2:
        return f"{at} is no plain load of global memory"
    target = instruction.operands[0]
    bits = register_bits(kernel, target.text, load) if isinstance(target, Name) else None
    type_ = instruction.opcode.rpartition(".")[2]
    if size not in SIZES or bits != 8 * size or BITS.get(type_) != bits:
        return f"{at} is not of one element of 4 or 8 bytes"
    return ""


def _split(
    kernel: Kernel, loop: BlockLoop, form: Form
) -> tuple[list[str], tuple[tuple[str, int], ...], int, tuple[int, ...]] | None:
    """A form's pointers, its block's, its step, and its threads'; None if it has other terms."""
    block, thread, pointers, step = list[tuple[str, int]](), list[tuple[Term, int]](), [], 0
    for term, factor in form.terms:
        match term:
            case Term(kind="pointer", what=str(name)) if factor == 1:
                pointers.append(name)
            case Term(kind="turn", what=header) if header == loop.header:
                step = factor
            case Term(kind="special", what=str(name)) if name.startswith(_OF_BLOCK):
                block.append((name, factor))
            case Term(kind="special", what=str(name)) if name.startswith(_OF_THREAD):
                thread.append((term, factor))
            case Term(kind="value", what=int(index)) if _is_known(kernel, index):
                thread.append((term, factor))
            case _:
                return None
    parts = _parts(kernel, tuple(sorted(thread, key=repr)))
    return pointers, tuple(sorted(block)), step, tuple(form.number + each for each in parts)


def _parts(kernel: Kernel, terms: tuple[tuple[Term, int], ...]) -> tuple[int, ...]:
    """What multiples of indices and of other known numbers come to, for each thread."""
    forms, threads = forms_of(kernel), range(kernel.launch.threads_per_block)
    return kernel.once(
        ("thread's part", terms),
        lambda: tuple(
            sum(factor * forms.range_of(term, thread)[0] for term, factor in terms)
            for thread in threads
        ),
    )


def _is_known(kernel: Kernel, index: int) -> bool:
    """True if an instruction's result is known for each thread."""
    found = kernel.lanes.result(index)
    return found is not None and found.exact
