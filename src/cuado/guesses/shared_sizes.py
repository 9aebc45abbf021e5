"""Bytes of dynamic shared memory as a polynomial of sizes, from the least that some launches need.

Views that are cut one behind another (so many items, then so many others) make a sum of products of
two sizes at most: differences of what a few launches need tell its terms exactly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import prod

from cuado.guesses.kernel_facts import KernelFacts, Place
from cuado.ptx.semantics.opcode import Space

WORD = 4
"""Bytes to which the memory that a launch needs is found."""
_MOST_NAMES = 4
_LONGER = 4
"""How much longer a size is in the next launch; of threads, a warp."""
_WARP = 32

Enough = Callable[[Mapping[str, int], int], bool]
"""Whether a launch of some sizes accesses nothing beyond so many bytes."""
Terms = Mapping[tuple[str, ...], int]
"""Factors by the sizes that each is multiplied with."""


def shared_numbers(facts: KernelFacts) -> frozenset[Place]:
    """The numbers that addresses in shared memory depend on, and loops that run along these."""
    flows = [
        facts.origins.address(n)
        for n, effects in enumerate(facts.code.effects)
        if effects.opcode.space is Space.SHARED and effects.opcode.access is not None
    ]
    along = [
        each.flowing
        for each in facts.comparisons
        if each.loop is not None
        and any(not facts.carried(each.loop).isdisjoint(flow.instructions) for flow in flows)
    ]
    return frozenset[Place]().union(*(flow.parameters() for flow in (*flows, *along)))


def shared_polynomial(
    names: Sequence[str], sides: Sequence[str], sizes: Mapping[str, int], enough: Enough, most: int
) -> Terms | None:
    """The terms of the bytes that launches need; None where they are no such sum.

    Args:
        names: sizes that they may depend on.
        sides: those among them that are threads of a block.
        sizes: of a launch, all of its constants.
        enough: asks a launch.
        most: bytes that a block can have.
    """
    steps = {name: _WARP if name in sides else _LONGER for name in names}

    def needed(*longer: str, guess: int | None = None) -> int:
        at = {**sizes}
        for name in longer:
            at[name] += steps[name]
        return _least(lambda count: enough(at, count), most, guess)

    if not names or len(names) > _MOST_NAMES:
        return None
    try:
        base = needed()
        once = {name: needed(name) for name in names}
        squares: dict[tuple[str, ...], int] = {}
        for name, one in once.items():
            two = needed(name, name, guess=2 * one - base)
            squares[name, name] = _whole(two - 2 * one + base, 2 * steps[name] ** 2)
        for name, other in combinations(names, 2):
            apart = once[name] + once[other] - base
            both = needed(name, other, guess=apart)
            squares[name, other] = _whole(both - apart, steps[name] * steps[other])
        return _with_lower(squares, steps, sizes, base, once)
    except _NoSumError:
        return None


class _NoSumError(Exception):
    """The bytes are no sum of products."""


def _whole(number: int, divisor: int) -> int:
    """A quotient without a rest.

    Raises:
        _NoSumError: there is a rest.
    """
    quotient, rest = divmod(number, divisor)
    if rest:
        raise _NoSumError
    return quotient


def _with_lower(
    squares: Mapping[tuple[str, ...], int],
    steps: Mapping[str, int],
    sizes: Mapping[str, int],
    base: int,
    once: Mapping[str, int],
) -> Terms:
    """All terms, where those of two sizes are known.

    Raises:
        _NoSumError: a factor is not whole.
    """
    terms = dict(squares)
    for name, step in steps.items():
        longer = {**sizes, name: sizes[name] + step}
        grown = once[name] - base - (value_of(squares, longer) - value_of(squares, sizes))
        terms[(name,)] = _whole(grown, step)
    terms[()] = base - value_of(terms, sizes)
    return {key: factor for key, factor in terms.items() if factor}


def value_of(terms: Terms, sizes: Mapping[str, int]) -> int:
    """The bytes that some terms make."""
    return sum(factor * prod(sizes[name] for name in names) for names, factor in terms.items())


def text_of(terms: Terms) -> str:
    """The sum as an expression of a case."""
    return "".join(_signed(terms)).removeprefix(" + ").strip()


def _signed(terms: Terms) -> Iterator[str]:
    for names, factor in sorted(terms.items(), key=lambda term: (term[1] < 0, -len(term[0]))):
        yield f" {'-' if factor < 0 else '+'} {' * '.join((*names, str(abs(factor))))}"


def _least(is_enough: Callable[[int], bool], most: int, guess: int | None) -> int:
    """The fewest bytes that are enough, in words.

    Raises:
        _NoSumError: they are more than a block can have.
    """
    if guess is not None and is_enough(guess) and not is_enough(guess - WORD):
        return guess
    low, high = 0, 256
    while not is_enough(high):
        low, high = high, 2 * high
        if high > most:
            raise _NoSumError
    while high - low > WORD:
        middle = (low + high) // 2 // WORD * WORD
        if is_enough(middle):
            high = middle
        else:
            low = middle
    return high
