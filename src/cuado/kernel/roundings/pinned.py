"""A kernel's PTX with its roundings pinned: the text leaves the assembler no choice any more.

A rewrite may bring a product next to a sum, and the assembler then fuses operations that were
separate, or the reverse. So rewrites start from PTX that states the roundings of the original's
machine code. Equality is checked: the pinned text is assembled, and its machine code is compared
with the original's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.errors import CuadoError
from cuado.kernel.assembler_calls import MOST_SECONDS, assembled
from cuado.kernel.roundings.fusions import fusions
from cuado.kernel.roundings.observed import Observed, UntiedError, is_same_code, observed
from cuado.kernel.roundings.stated import with_stated_roundings
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.analysis.rounding import (
    free_in,
    free_in_called,
    states_all_roundings,
    with_all_stated,
)
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Module
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly


@dataclass(frozen=True, slots=True)
class Pinned:
    """A module whose text states how floats are rounded.

    Attributes:
        ptx: the module, with the line numbers that it had.
        open: PTX lines of operations that the text leaves open still, and why.
        is_same_code: whether its machine code is the original's byte for byte.
    """

    ptx: str
    open: Mapping[int, str] = field(default_factory=dict)
    is_same_code: bool = True


def pinned(
    ptx: str, kernel: str, options: AssembleOptions, seconds: float = MOST_SECONDS
) -> Pinned:
    """Pin the roundings of a kernel.

    It costs nothing where the text states them already; one run of the assembler where nothing is
    fused, as in the output of compilers that fuse by themselves; three runs and a disassembly
    otherwise.

    Args:
        ptx: the module.
        kernel: name of the entry.
        options: the assembler's options.
        seconds: time limit of one run of the assembler.

    Raises:
        CuadoError: the module itself cannot be read or assembled.
    """
    apart = all_stated(ptx)
    if apart == ptx:
        return Pinned(ptx)
    module = parse(ptx)
    original = assembled(ptx, options, seconds)
    try:
        if is_same_code(assembled(apart, options, seconds).cubin, original.cubin):
            return Pinned(apart)
        return _as_fused(module, kernel, options, original, seconds)
    except CuadoError as error:
        reason = f"cannot be tied to the machine code: {error.message}"
        return _all_open(module, reason)


def all_stated(ptx: str) -> str:
    """A module none of whose operations may be fused; the same one where it leaves none open.

    Raises:
        CuadoError: it cannot be read.
    """
    if states_all_roundings(ptx):
        return ptx
    module = parse(ptx)
    return with_all_stated(module) if free_in(module) else ptx


def _all_open(module: Module, reason: str) -> Pinned:
    lines = dict.fromkeys((module.lines(each.start) for each in free_in(module)), reason)
    return Pinned(module.text, lines)


def _as_fused(
    module: Module, kernel: str, options: AssembleOptions, original: Assembly, seconds: float
) -> Pinned:
    """Pin a kernel that has fused operations.

    Raises:
        CuadoError: the machine code cannot be disassembled.
    """
    function = module.function(kernel)
    if function is None or function.body is None:
        return _all_open(module, f"is in a module without a kernel '{kernel}'")
    code = Code(module, function)
    flow = flow_of(code)
    chains = def_use_of(code, flow)
    machine = observed(module.text, kernel, options)
    found = fusions(code, chains, machine)
    text = with_stated_roundings(code, flow, chains, found)
    lines = {module.lines(code.instructions[n].start): why for n, why in found.open.items()}
    made = assembled(text, options, seconds)
    if is_same_code(made.cubin, original.cubin):
        return Pinned(text, lines)
    # What the kernel calls the assembler fuses as well: that stays as it was.
    called = dict(free_in_called(module, kernel))
    if any(machine.called[n] for n in called):
        left = {each.start for each in called.values()}
        text = with_stated_roundings(code, flow, chains, found, left=left)
        lines |= dict.fromkeys(map(module.lines, left), "is in a function that the kernel calls")
        made = assembled(text, options, seconds)
        if is_same_code(made.cubin, original.cubin):
            return Pinned(text, lines)
    other, own = _observed(text, kernel, options)
    is_called_alike = all(machine.called[n] == other.called[n] for n in called)
    if is_called_alike and machine.in_order(code) == other.in_order(own):
        return Pinned(text, lines, is_same_code=False)
    return _all_open(module, "has a rounding that PTX cannot express")


def _observed(text: str, kernel: str, options: AssembleOptions) -> tuple[Observed, Code]:
    """The roundings of a text's machine code, and its kernel.

    Raises:
        CuadoError: it cannot be assembled, or tied to its machine code.
    """
    module = parse(text)
    function = module.function(kernel)
    if function is None:
        raise UntiedError(f"there is no kernel '{kernel}'")
    return observed(text, kernel, options), Code(module, function)
