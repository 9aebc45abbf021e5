"""Loads and stores.

The runtime checks and counts an access and detects contiguous addresses: these are moved as one
vector, others are gathered and scattered.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import checked
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import leave_if
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.types import (
    I1,
    I32,
    I64,
    LANES,
    POINTER,
    TYPES,
    Type,
    every_lane,
    listed,
    types_in,
    vector,
)
from cuado.ptx.analysis.addresses import parameter_place
from cuado.ptx.syntax.operands import Address, Name, Operand, Vector
from cuado.ptx.syntax.tree import Variable

SPACES = ("global", "shared", "local", "const", "param")
LOAD, STORE, ATOMIC = 0, 1, 2
SIDE_BY_SIDE = 4
"""The runtime's answer if a full warp accesses contiguous memory."""
FAILED = 2


@dataclass(frozen=True, slots=True)
class Places:
    """The places of an access's data on the host.

    Attributes:
        addresses: host addresses, by lane.
        mask: lanes that make the access.
        contiguous: true if all lanes are active and contiguous; None if that is not known.
    """

    addresses: ir.Value
    mask: ir.Value
    contiguous: ir.Value | None


def space_of(e: Emitter) -> str:
    """The memory that an opcode names; generic if it names none."""
    return next(
        (w.partition("::")[0] for w in e.words if w.partition("::")[0] in SPACES), "generic"
    )


def address_of(e: Emitter, operand: Operand) -> ir.Value:
    """The address that an operand denotes, in 64 bits for every lane.

    An offset is added in the width of the register: shared addresses of 32 bits wrap.
    """
    if not isinstance(operand, Address) or operand.extra:
        raise e.unsupported("an address of this form")
    base = operand.base
    bits = _address_bits(e, base)
    value = e.integers(base, bits)
    if operand.offset:
        value = e.builder.add(value, e.constant(ir.IntType(bits), operand.offset))
    return e.resized(value, 64)


def _address_bits(e: Emitter, base: Operand) -> int:
    if isinstance(base, Name):
        variable = e.variable(base.text)
        if variable is not None and variable.space == "reg":
            return TYPES[variable.type].bits
    return 64


def places(
    e: Emitter,
    space: str,
    address: ir.Value,
    size: int,
    kind: int,
    *,
    lanes: ir.Value | None = None,
    slots: dict[int, int] | None = None,
) -> Places:
    """Check and count an access; leave the compiled code if it is invalid.

    Args:
        e: the emitter.
        space: memory space of the access.
        address: address in the program.
        size: bytes of a lane.
        kind: LOAD, STORE or ATOMIC.
        lanes: lanes that make the access; None for all active ones.
        slots: keeps the number of its counters; None for ``e.access_slots``.
    """
    b = e.builder
    mask = e.active() if lanes is None else lanes
    # The runtime gets the addresses as an array on the stack, checks them, and counts sectors, bank
    # conflicts and the like.
    slot = e.slot(e.access_slots if slots is None else slots)
    held = e.scratch(I64, 7)
    b.store(address, held, align=ALIGNMENT)
    name = {"const": "global"}.get(space, space)
    if name == "shared" and "shared::cluster" in e.words:
        name = "cluster"
    if e.is_checked and name != "cluster":
        mask = checked.screened(e, name, address, mask, size, kind)
    arguments = [
        e.machine,
        e.warp,
        I32(e.index),
        I32(slot),
        mask,
        b.bitcast(held, POINTER),
        I32(size),
        I32(kind),
    ]
    function = e.runtime(f"access_{name}", I32, [value.type for value in arguments])
    how = b.call(function, arguments)
    leave_if(e, b.icmp_unsigned("==", how, I32(FAILED)))
    # The runtime replaces the held addresses of generic and local accesses, as each lane may be
    # elsewhere; those of global and own shared memory are translated here by adding a base.
    if name in ("generic", "cluster"):
        return Places(b.load(held, align=ALIGNMENT), mask, None)
    if name == "global":
        low, host = e.of_machine("arena_low", I64), e.of_machine("arena_host", I64)
        contiguous = b.icmp_unsigned("==", how, I32(SIDE_BY_SIDE))
        return Places(b.add(address, e.splat(b.sub(host, low))), mask, contiguous)
    base = e.splat(e.of_machine(name, I64))
    offset = b.load(held, align=ALIGNMENT) if name == "local" else address
    contiguous = None if name == "local" else b.icmp_unsigned("==", how, I32(SIDE_BY_SIDE))
    return Places(b.add(offset, base), mask, contiguous)


def _lane_pointers(e: Emitter, where: Places, offset: int, kind: ir.Type) -> ir.Value:
    b = e.builder
    address = where.addresses
    if offset:
        address = b.add(address, e.constant(I64, offset))
    return b.inttoptr(address, vector(kind.as_pointer()))


def gather(e: Emitter, where: Places, offset: int, element: ir.Type) -> ir.Value:
    """One element for each active lane; 0 for the others."""
    b = e.builder
    pointers = _lane_pointers(e, where, offset, element)
    kind = vector(element)
    suffix = _suffix(element)
    name = f"llvm.masked.gather.v32{suffix}.v32p0{suffix}"
    function = e.runtime(name, kind, [pointers.type, I32, vector(I1), kind])
    # Inactive lanes have no valid address: they read nothing and get 0.
    zero = every_lane(element.width, 0)
    size = I32(element.width // 8)
    return b.call(function, [pointers, size, b.bitcast(where.mask, vector(I1)), zero])


def scatter(e: Emitter, where: Places, offset: int, value: ir.Value) -> None:
    """Write one element of each active lane."""
    b = e.builder
    element = value.type.element
    pointers = _lane_pointers(e, where, offset, element)
    suffix = _suffix(element)
    name = f"llvm.masked.scatter.v32{suffix}.v32p0{suffix}"
    function = e.runtime(name, ir.VoidType(), [value.type, pointers.type, I32, vector(I1)])
    size = I32(element.width // 8)
    b.call(function, [value, pointers, size, b.bitcast(where.mask, vector(I1))])


def _suffix(element: ir.Type) -> str:
    return f"i{element.width}"


def _contiguous(e: Emitter, where: Places, element: ir.Type, count: int) -> ir.Value:
    """Pointer to the contiguous elements of all lanes."""
    b = e.builder
    first = b.extract_element(where.addresses, I32(0))
    return b.inttoptr(first, ir.VectorType(element, LANES * count).as_pointer())


def load_elements(e: Emitter, where: Places, element: ir.Type, count: int) -> list[ir.Value]:
    """``count`` elements for each lane, which are contiguous in memory."""
    size = element.width // 8
    if where.contiguous is None:
        return [gather(e, where, size * n, element) for n in range(count)]
    b = e.builder
    with b.if_else(where.contiguous) as (fast, slow):
        with fast:
            whole = b.load(_contiguous(e, where, element, count), align=size)
            taken = [_strided(e, whole, n, count) for n in range(count)]
            fast_block = b.block
        with slow:
            gathered = [gather(e, where, size * n, element) for n in range(count)]
            slow_block = b.block
    # Each value comes from the path that ran: one wide load, or gathers.
    values = []
    for one, other in zip(taken, gathered, strict=True):
        phi = b.phi(vector(element))
        phi.add_incoming(one, fast_block)
        phi.add_incoming(other, slow_block)
        values.append(phi)
    return values


def _strided(e: Emitter, whole: ir.Value, first: int, step: int) -> ir.Value:
    if step == 1:
        return whole
    indices = listed(32, tuple(range(first, first + step * LANES, step)))
    return e.builder.shuffle_vector(whole, whole, indices)


def store_elements(e: Emitter, where: Places, values: Sequence[ir.Value]) -> None:
    """Write elements of each lane, which are contiguous in memory."""
    element = values[0].type.element
    size, count, b = element.width // 8, len(values), e.builder
    if where.contiguous is None:
        for number, value in enumerate(values):
            scatter(e, where, size * number, value)
        return
    with b.if_else(where.contiguous) as (fast, slow):
        with fast:
            whole = _interleaved(e, values)
            b.store(whole, _contiguous(e, where, element, count), align=size)
        with slow:
            for number, value in enumerate(values):
                scatter(e, where, size * number, value)


def _interleaved(e: Emitter, values: Sequence[ir.Value]) -> ir.Value:
    """Elements of lane 0, then those of lane 1, and so on."""
    b, count = e.builder, len(values)
    if count == 1:
        return values[0]
    # LLVM shuffles two vectors at a time: join pairs first, then reorder the whole.
    joined, width = list(values), LANES
    while len(joined) > 1:
        order = listed(32, tuple(range(2 * width)))
        joined = [
            b.shuffle_vector(joined[n], joined[n + 1], order) for n in range(0, len(joined), 2)
        ]
        width *= 2
    order = listed(32, tuple(LANES * n + lane for lane in range(LANES) for n in range(count)))
    return b.shuffle_vector(joined[0], joined[0], order)


def _element(e: Emitter) -> Type:
    kinds = types_in(e.words)
    if not kinds or kinds[-1].bits > 64 or kinds[-1].bytes == 0:
        raise e.unsupported("elements that are not of 8, 16, 32 or 64 bits")
    return kinds[-1]


def _items(e: Emitter, operand: Operand) -> tuple[Operand, ...]:
    """The operands that an access moves for a lane: one, or those of a vector."""
    items = operand.items if isinstance(operand, Vector) else (operand,)
    if len(items) not in (1, 2, 4, 8):
        raise e.unsupported("vectors have 2, 4 or 8 elements")
    return items


def load(e: Emitter) -> None:
    """Load: ld, ldu."""
    kind, space = _element(e), space_of(e)
    targets = _items(e, e.operands[0])
    if space == "param":
        _load_parameter(e, kind, targets)
        return
    size = kind.bytes * len(targets)
    where = places(e, space, address_of(e, e.operands[1]), size, LOAD)
    if e.is_checked and space != "const":
        checked.noted(e, where.addresses, where.mask, size, LOAD)
    if e.follower is not None and space != "const":
        e.follower.loaded(where.addresses, where.mask, size)
    if space == "const":
        _count_addresses(e, where)
    values = load_elements(e, where, kind.integer, len(targets))
    for item, value in zip(targets, values, strict=True):
        e.write(item, value, signed=kind.is_signed)


def _count_addresses(e: Emitter, where: Places) -> None:
    """Count the lanes that want what another lane wants: the others need a pass each."""
    held = e.scratch(I64, 6)
    e.builder.store(where.addresses, held, align=ALIGNMENT)
    count = e.runtime("count_rivals", ir.VoidType(), [POINTER, I32, I32, POINTER])
    slot = I32(e.access_slots[e.index])
    e.builder.call(count, [e.machine, slot, where.mask, e.builder.bitcast(held, POINTER)])


def _load_parameter(e: Emitter, kind: Type, targets: Sequence[Operand]) -> None:
    """ld.param of the kernel's own parameters, at a known offset: uniform for all lanes."""
    operand = e.operands[1]
    if not isinstance(operand, Address):
        raise e.unsupported()
    place = parameter_place(e.code, operand, e.index)
    if place is None or place[0].key not in e.parameters:
        raise e.unsupported("a parameter at an address that is not known")
    symbol, offset = place
    b = e.builder
    size = _parameter_bytes(e, symbol.variable)
    past = offset + len(targets) * kind.bytes
    if offset < 0 or past > size:
        raise e.unsupported(f"it reads bytes {offset} to {past} of a parameter that has {size}")
    if offset % (len(targets) * kind.bytes):
        raise e.unsupported(f"byte {offset} of a parameter is not aligned for it")
    start = e.of_machine("parameters", POINTER)
    for number, item in enumerate(targets):
        at = e.parameters[symbol.key] + offset + number * kind.bytes
        place = b.bitcast(b.gep(start, [I64(at)]), kind.integer.as_pointer())
        e.write(item, e.splat(b.load(place, align=1)), signed=kind.is_signed)


def _parameter_bytes(e: Emitter, variable: Variable) -> int:
    if variable.type not in TYPES or None in variable.dimensions:
        raise e.unsupported("a parameter of a size that is not known")
    return TYPES[variable.type].bytes * variable.vector * prod(n or 0 for n in variable.dimensions)


def store(e: Emitter) -> None:
    """Store: st."""
    kind, space = _element(e), space_of(e)
    if space in ("param", "const"):
        raise e.unsupported()
    if "async" in e.words and not is_completed(e):
        raise e.unsupported()
    sources = _items(e, e.operands[1])
    values = [e.integers(item, kind.bits) for item in sources]
    size = kind.bytes * len(sources)
    where = places(e, space, address_of(e, e.operands[0]), size, STORE)
    if e.is_checked:
        checked.stored(e, where.addresses, where.mask, values)
    if e.follower is not None:
        e.follower.stored(where.addresses, where.mask, size)
    store_elements(e, where, values)
    if "async" in e.words:
        completed(e, size)


def is_completed(e: Emitter) -> bool:
    """True for an asynchronous store or reduction whose bytes come to an mbarrier."""
    words = "shared::cluster", "mbarrier::complete_tx::bytes"
    return all(word in e.words for word in words) and len(e.operands) == 3


def completed(e: Emitter, size: int) -> None:
    """The bytes of each lane's asynchronous store or reduction come to its mbarrier."""
    b, held = e.builder, e.scratch(I64, 7)
    b.store(address_of(e, e.operands[2]), held, align=ALIGNMENT)
    every = [e.machine, e.warp, I32(e.index), e.active(), b.bitcast(held, POINTER), I32(size)]
    function = e.runtime("store_completed", I32, [value.type for value in every])
    leave_if(e, b.icmp_unsigned("!=", b.call(function, every), I32(0)))


HANDLERS = {"ld": load, "ldu": load, "st": store}
