"""Instrumentation of checked kernels: they report their accesses to the runtime.

Lanes with an invalid access are masked out, and operations that order accesses are recorded; see
``runtime/races.c``. Kernels that are not checked have none of this in their code.
"""

from collections.abc import Sequence

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import leave_if
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.types import I32, I64, POINTER, TYPES

SPACES = {"generic": 0, "global": 1, "shared": 2, "local": 3}
LOAD, STORE, ATOMIC, EXCHANGE = 0, 1, 2, 3
WEAK, VOLATILE, STRONG, BY_COPY, BY_ASYNC, OF_BLOCK = 0, 1, 2, 4, 8, 16
_WIDTHS = {"cta": 0, "cluster": 1}
_GPU_WIDE, _IS_FENCE, _FENCE_RELEASES, _FENCE_ACQUIRES = 2, 4, 8, 16
_RELAXED, _NARROW = 8, 16
_STRONG = frozenset({"relaxed", "acquire", "release", "acq_rel", "mmio"})
_RELEASES = frozenset({"release", "acq_rel"})
_WAITING = frozenset({"shfl", "vote", "match", "redux", "elect"})
_HELD, _VALUES, _MASKS = 8, 9, 10
"""Numbers of the arrays on the host's stack."""


def ordering(e: Emitter) -> None:
    """Record the order that an instruction makes: fences, releases, lanes that synchronise."""
    words = e.words
    if words[:2] == ["bar", "warp"] or (words[0] in _WAITING and "sync" in words):
        _members(e)
        called(e, "check_warp", [])
    elif "proxy" in words or "mbarrier_init" in words:
        called(e, "check_proxy", [e.active(), I32(int("mbarrier_init" in words))])
    elif words[0] == "mbarrier":
        return
    elif words[0] in ("membar", "fence") or _RELEASES.intersection(words):
        called(e, "check_fence", [e.active(), I32(_fence_of(words))])


def _fence_of(words: Sequence[str]) -> int:
    """What a fence is, or what a release is like one before a flag: the bits of ``checks.h``."""
    width = min((_WIDTHS[w] for w in words if w in _WIDTHS), default=_GPU_WIDE)
    if words[0] not in ("membar", "fence"):
        return width | _FENCE_RELEASES
    halves = _FENCE_RELEASES | _FENCE_ACQUIRES
    if "acquire" in words:
        halves = _FENCE_ACQUIRES
    elif "release" in words:
        halves = _FENCE_RELEASES
    return width | _IS_FENCE | halves


def order_of(e: Emitter) -> int:
    """How an arrival or a wait orders: the bits of ``checks.h``. Without a scope, in the block."""
    narrow = 0 if "cluster" in e.words else _NARROW
    return narrow | (_RELAXED if "relaxed" in e.words else 0)


def _members(e: Emitter) -> None:
    """Compare the active lanes to the member masks that they name in the last operand."""
    at = held(e, e.read(e.operands[-1], TYPES["b32"]), _MASKS)
    how = called(e, "check_members", [I32(e.index), e.active(), at], I32)
    leave_if(e, e.builder.icmp_unsigned("!=", how, I32(0)))


def screened(
    e: Emitter, space: str, address: ir.Value, mask: ir.Value, size: int, kind: int
) -> ir.Value:
    """The lanes whose access is valid; the runtime records the errors of the others."""
    if kind == ATOMIC and "exch" in e.words:
        kind = EXCHANGE  # It may be what gives the memory its first value.
    at = held(e, address, _HELD)
    arguments = [I32(e.index), I32(SPACES[space]), mask, at, I32(size), I32(kind)]
    return called(e, "screen", arguments, I32)


def noted(
    e: Emitter, addresses: ir.Value, mask: ir.Value, size: int, kind: int, value: ir.Value = None
) -> None:
    """Report an access that is about to be made.

    Args:
        e: the emitter.
        addresses: host addresses, by lane.
        mask: lanes that make it.
        size: bytes of a lane.
        kind: LOAD, STORE or ATOMIC.
        value: integers that a store writes.
    """
    at = held(e, addresses, _HELD)
    values = POINTER(None) if value is None else held(e, value, _VALUES)
    strength = STRONG if kind == ATOMIC else _strength(e.words)
    if strength == STRONG and "cta" in e.words:
        strength |= OF_BLOCK
    if e.words[:2] == ["cp", "async"]:
        strength = BY_COPY
    elif "mbarrier::complete_tx::bytes" in e.words:
        strength |= BY_ASYNC
    called(e, "note", [I32(e.index), mask, at, I32(size), I32(kind), I32(strength), values])


def stored(e: Emitter, addresses: ir.Value, mask: ir.Value, values: Sequence[ir.Value]) -> None:
    """Report a store of contiguous elements."""
    size = values[0].type.element.width // 8
    for number, value in enumerate(values):
        at = e.builder.add(addresses, e.constant(I64, size * number)) if number else addresses
        noted(e, at, mask, size, STORE, value)


def _strength(words: Sequence[str]) -> int:
    if _STRONG.intersection(words):
        return STRONG
    return VOLATILE if "volatile" in words else WEAK


def held(e: Emitter, value: ir.Value, number: int) -> ir.Value:
    """Put a vector on the host's stack and return a pointer; ``number`` distinguishes arrays."""
    place = e.scratch(value.type.element, number)
    e.builder.store(value, place, align=ALIGNMENT)
    return e.builder.bitcast(place, POINTER)


def called(
    e: Emitter, name: str, arguments: list[ir.Value], result: ir.Type | None = None
) -> ir.Value:
    """Call a function of the runtime with the machine, the warp, and arguments."""
    every = [e.machine, e.warp, *arguments]
    function = e.runtime(name, result or ir.VoidType(), [value.type for value in every])
    return e.builder.call(function, every)
