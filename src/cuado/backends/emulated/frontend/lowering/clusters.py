"""Addresses of shared memory in other blocks of the cluster (``runtime/clusters.c``)."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.memory import space_of
from cuado.backends.emulated.frontend.lowering.types import I32, TYPES

_RANK_BIT = 24
_OFFSET = (1 << _RANK_BIT) - 1
_NO_RANK = 254


def map_address(e: Emitter) -> None:
    """mapa: the address of the same place in the shared memory of a block by its rank."""
    b, bits = e.builder, _bits(e)
    kind = ir.IntType(bits)
    given = e.integers(e.operands[1], bits)
    rank = e.resized(e.read(e.operands[2], TYPES["b32"]), bits)
    # A rank that no cluster has stays one.
    beyond = e.constant(kind, _NO_RANK)
    rank = b.select(b.icmp_unsigned("<", rank, beyond), rank, beyond)
    above = b.shl(b.add(rank, e.constant(kind, 1)), e.constant(kind, _RANK_BIT))
    window = e.constant(kind, 0)
    if space_of(e) == "generic":
        window = b.and_(given, e.constant(kind, -1 << 32))
    offset = b.and_(given, e.constant(kind, _OFFSET))
    e.write(e.operands[0], b.or_(window, b.or_(above, offset)))


def rank_of(e: Emitter) -> None:
    """getctarank: the rank of the block whose shared memory an address is in."""
    b, bits = e.builder, _bits(e)
    given = e.resized(e.integers(e.operands[1], bits), 32)
    named = b.lshr(given, e.constant(I32, _RANK_BIT))
    own = e.splat(e.of_machine("rank", I32))
    one = e.constant(I32, 1)
    is_own = b.icmp_unsigned("==", named, e.constant(I32, 0))
    e.write(e.operands[0], b.select(is_own, own, b.sub(named, one)))


def _bits(e: Emitter) -> int:
    """Bits of an address."""
    bits = TYPES[e.words[-1]].bits if e.words[-1] in TYPES else 0
    if bits not in (32, 64) or (bits == 32 and space_of(e) == "generic"):
        raise e.unsupported()
    return bits


HANDLERS = {"mapa": map_address, "getctarank": rank_of}
