"""Approximate functions of arguments that the assembler may know as constants.

Where the argument of ``sin.approx``, ``rcp.approx`` or their likes is a constant, ptxas evaluates
the function exactly, and not as the hardware approximates it; likewise with a constant divisor of
``div.approx`` and ``div.full``. So a rewrite that makes an argument known, by a number in place of
a parameter or by a loop of known trip count, changes a result.
"""

import re

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.defuse import DefUse, def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Name, names_in

_FUNCTIONS = frozenset({"div", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"})
_APPROXIMATE = frozenset({"approx", "full"})
_LOOKS_APPROXIMATE = re.compile(r"\.(?:approx|full)\b", re.ASCII)
_MAY_BE_KNOWN = re.compile(r"%n(?:tid|ctaid|clusterid)\.[xyz]$|%tid\.[yz]$", re.ASCII)
"""Special registers that are the same in the whole launch, or may be in one of flat blocks."""


def is_approximation(opcode: str) -> bool:
    """True if an opcode is an approximate function or division."""
    base, *words = opcode.split(".")
    return base in _FUNCTIONS and not _APPROXIMATE.isdisjoint(words)


def may_approximate(text: str) -> bool:
    """True if a PTX text may have an approximate function, as far as can be seen unparsed."""
    return _LOOKS_APPROXIMATE.search(text) is not None


def approximations(code: Code) -> tuple[int, ...]:
    """Approximate functions and divisions of a kernel, in order of the text."""
    return tuple(n for n, each in enumerate(code.instructions) if is_approximation(each.opcode))


def approximations_of_constants(code: Code) -> tuple[int, ...]:
    """Approximations whose argument (whose divisor) the assembler may get to know, in text order.

    It never does if the argument depends on memory, on the thread's number in x, or on the block's.
    An argument that is made of constants in a straight line is known in any case, and no rewrite
    changes that.
    """
    found = approximations(code)
    if not found:
        return ()
    chains = def_use_of(code, flow_of(code))
    return tuple(n for n in found if _may_become_known(code, chains, n))


def _may_become_known(code: Code, chains: DefUse, index: int) -> bool:
    """True if the argument depends on nothing but constants, and not on these in one line alone."""
    argument = code.instructions[index].operands[-1]
    # Follow the argument backwards to everything it is computed from.
    todo: list[tuple[int, Key]] = [
        (index, key) for key in code.keys(tuple(names_in(argument)), index)
    ]
    seen, is_one_line = set(todo), True
    while todo:
        made = chains.definitions.get(todo.pop(), ())
        is_one_line = is_one_line and len(made) == 1
        for each in made:
            effects = code.effects[each]
            # A kernel's parameter is unknown now, but a rewrite may put a number in its place.
            if effects.opcode.space is Space.PARAM:
                is_one_line = False
                continue
            # A value from memory, or from an instruction that nothing is known of, stays unknown.
            if effects.opcode.access not in (None, Access.PREFETCH) or not effects.opcode.known:
                return False
            if specials := _specials(code, each):
                if not all(map(_MAY_BE_KNOWN.match, specials)):
                    return False
                is_one_line = False
            reads = {(each, key) for key in code.keys(effects.reads, each)}
            todo += reads - seen
            seen |= reads
    return not is_one_line


def _specials(code: Code, index: int) -> list[str]:
    """Special registers that an instruction reads."""
    return [
        each.text
        for each in code.instructions[index].operands
        if isinstance(each, Name)
        and each.text.startswith("%")
        and code.symbol(each.text.partition(".")[0], index) is None
    ]
