"""Turns loads and stores off while a switch is on, for registers of any width."""

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Name, Operand, Vector

WORD = 32
_HALF = 16
_DOUBLE = 64


def register_bits(kernel: Kernel, name: str, index: int) -> int | None:
    """Width of a register; None if it is none, or of a width that is not handled here."""
    symbol = kernel.code.symbol(name, index)
    if symbol is None or symbol.variable.space != "reg" or symbol.variable.vector > 1:
        return None
    bits = BITS.get(symbol.variable.type)
    return bits if bits in (_HALF, WORD, _DOUBLE) else None


def elements(operand: Operand) -> tuple[str, ...] | None:
    """Names in a register operand or a vector of registers; None if there is anything else.

    The sink ``_`` of a vector is left out.
    """
    items = operand.items if isinstance(operand, Vector) else (operand,)
    names = [item.text for item in items if isinstance(item, Name)]
    if len(names) != len(items):
        return None
    return tuple(name for name in names if name != "_")


def destination(kernel: Kernel, index: int) -> tuple[str, ...] | None:
    """Destination registers of a load or an atomic; None if a width is not handled here."""
    effects = kernel.code.effects[index]
    if not effects.operands or not effects.operands[0][1].writes:
        return None
    names = elements(effects.operands[0][0])
    if names is None or any(register_bits(kernel, n, index) is None for n in names):
        return None
    return names


def stored(kernel: Kernel, index: int) -> tuple[str, ...] | None:
    """Registers that a store or a reduction writes to memory, each once.

    Empty for constants; None if the kind of the value is not handled here.
    """
    effects = kernel.code.effects[index]
    names: dict[str, None] = {}
    for operand, _ in effects.operands:
        if isinstance(operand, Address):
            continue
        for item in operand.items if isinstance(operand, Vector) else (operand,):
            if isinstance(item, Name):
                if register_bits(kernel, item.text, index) is None:
                    return None
                names[item.text] = None
    return tuple(names)


def words(rewriting: Rewriting, name: str, index: int) -> tuple[str, tuple[str, ...]]:
    """Code that copies a register into 32-bit words, and the words."""
    bits = register_bits(rewriting.subject, name, index)
    if bits == _DOUBLE:
        low, high = rewriting.register("b32"), rewriting.register("b32")
        return f"mov.b64 {{{low}, {high}}}, {name};", (low, high)
    word = rewriting.register("b32")
    if bits == _HALF:
        return f"mov.b32 {word}, {{{name}, {name}}};", (word,)
    return f"mov.b32 {word}, {name};", (word,)


def is_ordered(kernel: Kernel, index: int) -> bool:
    """True if an access is volatile or ordered with other threads': it is left as it is."""
    return Trait.VOLATILE in kernel.code.effects[index].opcode.traits


def reading(kernel: Kernel) -> tuple[int, ...]:
    """Global loads, and atomics that return a value."""
    atomics = kernel.accesses(Access.ATOMIC, Space.GLOBAL)
    returning = tuple(n for n in atomics if kernel.code.effects[n].writes)
    return tuple(sorted(kernel.global_loads + returning))


def switchable_loads(kernel: Kernel) -> tuple[int, ...]:
    """Global loads, and atomics whose result is used, that no address or branch depends on."""
    return tuple(
        n
        for n in reading(kernel)
        if n not in kernel.steering
        and not is_ordered(kernel, n)
        and destination(kernel, n) is not None
    )


def switchable_stores(kernel: Kernel) -> tuple[int, ...]:
    """Global stores, and reductions, whose value can be compared."""
    stores = kernel.global_stores + kernel.accesses(Access.ATOMIC, Space.GLOBAL)
    return tuple(
        sorted(
            n
            for n in stores
            if not kernel.code.effects[n].writes
            and not is_ordered(kernel, n)
            and stored(kernel, n) is not None
        )
    )


def switch_off_load(rewriting: Rewriting, index: int, needed: str = "") -> None:
    """Give the load's registers an opaque value instead where the switch is on.

    With ``needed``, a predicate that holds wherever the switch is off, only where it is false. The
    value is put there before the load: after it, writing the registers would wait for it. An
    address that the load overwrites is copied first.
    """
    kernel = rewriting.subject
    instruction = kernel.code.instructions[index]
    names = destination(kernel, index) or ()
    lines = []
    base, offset, position = rewriting.address(index)
    if base in names:
        bits = register_bits(kernel, base, index)
        copy = rewriting.register(f"b{bits}")
        lines.append(f"mov.b{bits} {copy}, {base};")
        rewriting.operand(index, position, f"[{copy}+{offset}]" if offset else f"[{copy}]")
    guard = instruction.prefix
    for name in names:
        bits = register_bits(kernel, name, index) or WORD
        lines.append(f"{guard}mov.b{bits} {name}, {rewriting.opaque(bits)};")
    rewriting.before(index, "\n".join(lines))
    rewriting.guard(index, needed or rewriting.off)


def switch_off_store(rewriting: Rewriting, index: int, needed: str = "") -> None:
    """Restrict the store to a value that never occurs where the switch is on.

    With ``needed``, a predicate that holds wherever the switch is off, it happens there as well.
    The comparison depends on all that is stored, so that the compiler can neither drop nor defer
    the computation; it is made with the switch off as well, so that both run the same code.
    """
    kernel = rewriting.subject
    lines: list[str] = []
    folded = ""
    for name in stored(kernel, index) or ():
        code, parts = words(rewriting, name, index)
        lines.append(code)
        for part in parts:
            if folded:
                both = rewriting.register("b32")
                lines.append(f"xor.b32 {both}, {folded}, {part};")
                folded = both
            else:
                folded = part
    needed = needed or rewriting.off
    if folded:
        occurs, either = rewriting.register("pred"), rewriting.register("pred")
        lines.append(f"setp.eq.b32 {occurs}, {folded}, {rewriting.magic};")
        lines.append(f"or.pred {either}, {occurs}, {needed};")
        rewriting.before(index, "\n".join(lines))
        needed = either
    rewriting.guard(index, needed)
