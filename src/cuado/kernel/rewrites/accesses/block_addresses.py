"""Code for addresses that blocks and threads begin at, and for a thread's place in its block."""

from collections.abc import Iterable, Iterator

from cuado.kernel.facts.accesses.load_limits import FARTHEST
from cuado.kernel.facts.threads.thread_digits import Digit
from cuado.kernel.rewriting import Rewriting


def linear_thread(rewriting: Rewriting, target: str) -> Iterator[str]:
    """The thread's number in its block."""
    x, y, z = rewriting.subject.launch.block
    if y == z == 1:
        yield f"mov.u32 {target}, %tid.x;"
        return
    other = rewriting.register("b32")
    yield f"mov.u32 {target}, %tid.z;"
    for axis, extent in (("y", y), ("x", x)):
        yield f"mov.u32 {other}, %tid.{axis};"
        yield f"mad.lo.u32 {target}, {target}, {extent}, {other};"


def digit_text(digit: Digit, thread: str, target: str) -> Iterator[str]:
    """A digit of the thread's number."""
    yield from divided(thread, digit.every, target)
    yield from remainder(target, digit.count, target)


def divided(number: str, by: int, target: str) -> Iterator[str]:
    """The quotient of a number without a sign."""
    if by & (by - 1):
        yield f"div.u32 {target}, {number}, {by};"
    else:
        yield f"shr.u32 {target}, {number}, {by.bit_length() - 1};"


def remainder(number: str, by: int, target: str) -> Iterator[str]:
    """The remainder of a number without a sign."""
    if by & (by - 1):
        yield f"rem.u32 {target}, {number}, {by};"
    else:
        yield f"and.b32 {target}, {number}, {by - 1};"


def begin_of_block(
    rewriting: Rewriting, target: str, pointer: str, block: Iterable[tuple[str, int]], number: int
) -> Iterator[str]:
    """A parameter's address, plus multiples of block indices, plus a number."""
    yield f"ld.param.u64 {target}, [{pointer}];"
    yield f"cvta.to.global.u64 {target}, {target};"
    yield from advanced_by_block(rewriting, target, block)
    if number:
        yield f"add.s64 {target}, {target}, {number};"


def advanced_by_block(
    rewriting: Rewriting, target: str, block: Iterable[tuple[str, int]]
) -> Iterator[str]:
    """Add multiples of block indices to a number of 64 bits."""
    for index, factor in block:
        narrow = rewriting.register("b32")
        yield f"mov.u32 {narrow}, {index};"
        yield from advanced(rewriting, target, narrow, factor)


def advanced(rewriting: Rewriting, target: str, number: str, factor: int) -> Iterator[str]:
    """Add a multiple of a number without a sign to an address."""
    wide = rewriting.register("b64")
    yield f"cvt.u64.u32 {wide}, {number};"
    yield f"mad.lo.s64 {target}, {wide}, {factor}, {target};"


def within(
    rewriting: Rewriting, name: str, at: int, limits: tuple[int, int], target: str
) -> Iterator[str]:
    """Set a predicate: whether a number of 64 bits, plus another one, is within limits.

    Args:
        rewriting: where the code goes.
        name: the number's register.
        at: what is added to it.
        limits: the least and the greatest value; ``FARTHEST`` where there is none.
        target: the predicate.
    """
    low, high = limits
    if low <= -FARTHEST:
        yield f"setp.le.s64 {target}, {name}, {high - at};"
    elif high >= FARTHEST:
        yield f"setp.ge.s64 {target}, {name}, {low - at};"
    else:
        value = rewriting.register("b64")
        yield f"add.s64 {value}, {name}, {at - low};"
        yield f"setp.le.u64 {target}, {value}, {high - low};"
