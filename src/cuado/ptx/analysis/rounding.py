"""Floating-point operations whose rounding PTX leaves to the assembler.

``add``, ``sub`` and ``mul`` without a rounding modifier round to nearest, but the assembler may
fuse several operations to one, rounded once (PTX ISA, "add", "mul"). Observed in the machine code
of ptxas 13: a product and the sum that it goes into become a fused multiply-add; so do the last
multiplication of ``div.approx``, ``div.full`` and ``rcp.approx`` and a sum; a product and its
multiple by a power of two become one multiplication that scales; and a product of f16 that is
converted to f32 need not be rounded to f16 first. An operation that states its rounding
(``add.rn.f32``) is exempt: then the text alone defines the result.
"""

import re

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.defuse import DefUse, def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.edit import Edit, apply
from cuado.ptx.rewrite import replace_opcode
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.static_variables import called_functions
from cuado.ptx.syntax.operands import Name, names_in
from cuado.ptx.syntax.tree import Instruction, Module

FLOATS = frozenset({"f16", "f16x2", "bf16", "bf16x2", "f32", "f32x2", "f64"})
SUMS = frozenset({"add", "sub"})
_BASES = SUMS | {"mul"}
_ARITHMETIC = _BASES | {"fma", "mad"}
_ROUNDINGS = frozenset({"rn", "rz", "rm", "rp", "rs", "rna"})
_APPROXIMATE = frozenset({"approx", "full"})
_LOOKS_FREE = re.compile(
    r"(?<![.\w$%])(?:add|sub|mul)(?:\.(?:ftz|sat))*\.(?:f16|bf16|f32|f64)(?:x2)?(?:\.\w+)?\s",
    re.ASCII,
)
_LOOKS_ARITHMETIC = re.compile(r"(?<![.\w$%])(?:add|sub|mul|fma|mad)\.[\w.]+", re.ASCII)


def states_all_roundings(text: str) -> bool:
    """True if no operation of a PTX text is free, judged without parsing it.

    Where a comment holds what looks like a free operation, the answer is no.
    """
    return _LOOKS_FREE.search(text) is None


def arithmetic_in(text: str) -> frozenset[str]:
    """Opcodes in a PTX text of additions and multiplications of floats; those in comments, too."""
    return frozenset(filter(is_arithmetic, _LOOKS_ARITHMETIC.findall(text)))


def is_free(opcode: str) -> bool:
    """True if an opcode is of a float operation whose rounding the assembler may drop."""
    base, *words = opcode.split(".")
    return base in _BASES and not FLOATS.isdisjoint(words) and _ROUNDINGS.isdisjoint(words)


def is_arithmetic(opcode: str) -> bool:
    """True if an opcode is of an addition or multiplication of floats, or of both."""
    base, *words = opcode.split(".")
    return base in _ARITHMETIC and not FLOATS.isdisjoint(words)


def free_operations(code: Code) -> tuple[int, ...]:
    """Indices of a function's free operations, in order of the text."""
    return tuple(n for n, each in enumerate(code.instructions) if is_free(each.opcode))


def free_in(module: Module) -> tuple[Instruction, ...]:
    """Free operations of all functions of a module, in order of the text."""
    return tuple(
        each
        for function in module.functions
        for each in function.instructions()
        if is_free(each.opcode)
    )


def free_in_called(module: Module, kernel: str) -> tuple[tuple[int, Instruction], ...]:
    """Free operations of functions that a kernel calls.

    Returns:
        each with its number among the instructions of all functions that are no kernels.
    """
    kernels = {each.name for each in module.entries}
    called = {each.name for each in called_functions(module, kernel)} - kernels
    every = (
        (function.name, each)
        for function in module.functions
        if function.name not in kernels
        for each in function.instructions()
    )
    return tuple(
        (n, each) for n, (name, each) in enumerate(every) if name in called and is_free(each.opcode)
    )


def may_fuse(code: Code) -> bool:
    """True if the assembler may fuse operations of a function."""
    # Fusing needs two partners: a product and a sum, or a quotient, whose last step is a product,
    # and a sum.
    free = free_operations(code)
    are_sums = {code.instructions[n].base in SUMS for n in free}
    has_quotients = any(
        each.base in ("div", "rcp") and not _APPROXIMATE.isdisjoint(each.opcode.split("."))
        for each in code.instructions
    )
    return are_sums == {True, False} or (True in are_sums and has_quotients)


def stated(opcode: str) -> str:
    """A free operation's opcode with the rounding that it has where nothing is dropped."""
    base, _, rest = opcode.partition(".")
    return f"{base}.rn.{rest}"


def state_rounding(module: Module, instruction: Instruction) -> Edit:
    """Give a free operation the rounding that it has where nothing is dropped."""
    return replace_opcode(module, instruction, stated(instruction.opcode))


def with_all_stated(module: Module) -> str:
    """The module's text with every operation rounded by itself."""
    return apply(module.text, [state_rounding(module, each) for each in free_in(module)])


# Approximate functions of arguments that the assembler may know as constants.
#
# Where the argument of ``sin.approx``, ``rcp.approx`` or their likes is a constant, ptxas evaluates
# the function exactly, and not as the hardware approximates it; likewise with a constant divisor of
# ``div.approx`` and ``div.full``. So a rewrite that makes an argument known, by a number in place
# of a parameter or by a loop of known trip count, changes a result.

_FUNCTIONS = frozenset({"div", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"})
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
