"""Calls that remain when the module's own functions are inlined: those of the device's runtime.

``printf`` prints nothing: a kernel is emulated for its counts and its time.
A failed ``assert`` is an error like a trap.
"""

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.ptx.analysis.code import PARAMETER_SCOPE
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Address, Arguments, Name, Sum

PRINTING, ASSERTION = "vprintf", "__assertfail"


def _called(e: Emitter) -> str | None:
    """Name of the called function; None if the instruction is no call, "" if it is unknown."""
    if Trait.CALL not in e.code.effects[e.index].opcode.traits:
        return None
    named = [o for o in e.operands if not isinstance(o, Arguments)]
    name = named[0].text if named and isinstance(named[0], Name) else ""
    return name if e.code.module.function(name) is not None else ""


def is_failed_assertion(e: Emitter) -> bool:
    """True if the current instruction is the call of an assertion that does not hold."""
    return _called(e) == ASSERTION


def is_of_printing(e: Emitter) -> bool:
    """True if the current instruction prints, or passes something to what prints or asserts.

    Raises:
        UnsupportedInstructionError: it is a call of something else, or the program uses the
            result of the call.
    """
    called = _called(e)
    if called == PRINTING:
        return True
    if called is not None:
        what = f"'{called}' is not in the module" if called else "only a register says what it is"
        raise e.unsupported(f"a call that cannot be emulated: {what}")
    if not _passes(e):
        return False
    if e.words[0] == "ld":
        for key in e.code.keys(e.code.effects[e.index].writes, e.index):
            if _is_read(e, key):
                raise e.unsupported("the result of a call that is not emulated")
    return True


def _passes(e: Emitter) -> bool:
    """True if an instruction accesses a local variable of the ``.param`` space."""
    if e.words[0] not in ("ld", "st") or not any(w.startswith("param") for w in e.words):
        return False
    address = e.operands[0 if e.words[0] == "st" else 1]
    base = address.base if isinstance(address, Address) else None
    name = base.base if isinstance(base, Sum) else base
    symbol = e.code.symbol(name.text, e.index) if isinstance(name, Name) else None
    if symbol is None or symbol.variable.space != "param":
        return False  # A register leads to a parameter of the kernel, if to any.
    return symbol.key[1] > PARAMETER_SCOPE


def _is_read(e: Emitter, key: tuple[str, int]) -> bool:
    effects = e.code.effects
    return any(key in e.code.keys(each.reads, n) for n, each in enumerate(effects))
