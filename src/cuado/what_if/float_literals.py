"""Compiles a launch's source again with its literals in single precision.

Where all data is in single precision, a literal without ``f`` alone makes what is computed with it
a double, and the function that is called with it one for doubles. A called function, or one that
the compiler has written out, cannot be told from the kernel's own code; the source tells.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain

from cuado.cuda_source import (
    Edit,
    FloatLiteral,
    apply_edits,
    float_literals,
    functions,
    macro_literals,
)
from cuado.cuda_source.source import parse_source
from cuado.errors import CuadoError
from cuado.kernel.facts.registers.fp64_registers import REDUCES
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.cuda_source import CudaSource
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Module
from cuado.ptx.trim import only_kernel
from cuado.sources.case.compilation import compile_source
from cuado.sources.case.refusals import NVRTC, SourceError
from cuado.sources.case.sources import compiled_text_of
from cuado.what_if.recompilation import code_of, operations_of, parameters_of, recompiled

_LEAST, _MOST = 1.2e-38, 3.4e38
"""Sizes of what a float can hold."""
_MOVING = frozenset({"ld", "st", "mov"})


@dataclass(frozen=True, slots=True)
class OfFloats:
    """A kernel whose source has only literals of single precision.

    Attributes:
        ptx: the module.
        source: what it was compiled from: the user's file as edited.
    """

    ptx: str
    source: CudaSource


def with_float_literals(kernel: Kernel) -> OfFloats | Refusal:
    """The kernel with all literals of its source as floats, if no doubles are left then.

    Args:
        kernel: the kernel.
    """
    source, as_it_is = kernel.launch.compiled_from, recompiled(kernel, ())
    if source is None or isinstance(as_it_is, Refusal):
        return as_it_is if isinstance(as_it_is, Refusal) else Refusal("there is no source")
    try:
        text = parse_source(compiled_text_of(source))
        literals = [each for one in functions(text) for each in float_literals(text, one)]
        edits = [*_edits((*literals, *macro_literals(text)))]
        edited = replace(source, edited=apply_edits(text, edits))
        edited, made, copy = _both(kernel, edited, apply_edits(text, ()))
    except CuadoError as error:
        return Refusal(f"the source does not compile with floats: {error.message}")
    name = kernel.launch.kernel
    if code_of(copy, name) != code_of(as_it_is.before, name):
        return Refusal("a copy of the source compiles to another kernel: it depends on its folder")
    found = made.function(name)
    if found is None or parameters_of(found) != parameters_of(kernel.function):
        return Refusal("compiled with floats the kernel takes other parameters")
    if _computes_doubles(made, name):
        return Refusal("more than the literals of its source are of double precision")
    return OfFloats(made.text, edited)


def _edits(literals: Iterable[FloatLiteral]) -> Iterator[Edit]:
    """Literals with ``f``; those that a float cannot hold stay."""
    for each in literals:
        plain = each.text.rstrip("lL").replace("'", "")
        if each.double:
            size = abs(float.fromhex(plain) if "x" in plain.lower() else float(plain))
            if size == 0 or _LEAST <= size <= _MOST:
                yield Edit(each.span, f"{each.text.rstrip('lL')}f")


def _both(kernel: Kernel, edited: CudaSource, text: str) -> tuple[CudaSource, Module, Module]:
    """An edited source and its text as it was, compiled at once; and by which compiler.

    It is the one that takes it as it was: ``pow(float, double)`` is one call of many to NVRTC, and
    nvcc has compiled what has it.

    Raises:
        CuadoError: one of them is refused.
    """
    as_it_was = replace(edited, edited=text)
    with ThreadPoolExecutor(2) as pool:
        copy, made = (pool.submit(_compiled, kernel, each) for each in (as_it_was, edited))
        try:
            own = copy.result()
        except SourceError as error:
            if error.compiler != NVRTC or edited.compiler != "auto":
                raise
        else:
            return edited, made.result(), own
    return _both(kernel, replace(edited, compiler="nvcc"), text)


def _compiled(kernel: Kernel, source: CudaSource) -> Module:
    return parse(only_kernel(compile_source(source), kernel.launch.kernel))


def _computes_doubles(module: Module, kernel: str) -> bool:
    """True if the kernel, or what it calls, computes with doubles: but for single functions.

    Where sinf, cosf and tanf reduce a large argument, they multiply the bits of a fraction, an
    integer of 64 bits, by pi in double precision.
    """
    opcodes = Counter(
        {opcode: n for opcode, n in operations_of(module, kernel).items() if _is_of_doubles(opcode)}
    )
    statements = chain.from_iterable(code_of(module, kernel).values())
    reductions = sum(text.rstrip(" ;").endswith(REDUCES) for text in statements)
    own = Counter({"cvt.rn.f64.s64": reductions, "cvt.rn.f32.f64": reductions})
    own[next((opcode for opcode in opcodes if opcode.startswith("mul.")), "mul.f64")] = reductions
    return bool(opcodes - own)


def _is_of_doubles(opcode: str) -> bool:
    words = opcode.split(".")
    return "f64" in words and words[0] not in _MOVING
