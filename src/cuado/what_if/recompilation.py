"""Compiles a launch's source again with other options, and checks that the code is comparable."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import prepared
from cuado.kernel.proposal import Refusal
from cuado.model.cuda_source import CudaSource
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Declaration, Directive, Function, Instruction, Label, Module
from cuado.ptx.trim import only_kernel
from cuado.sources.case.compilation import compile_source

_NAME = re.compile(r"[A-Za-z_$][\w$]*")
_OF_LINES = ("$L__tmp", "$L__func", "$L__info")
"""The beginnings of labels that only line information refers to."""


@dataclass(frozen=True, slots=True)
class Recompiled:
    """The modules that a launch's source compiles to.

    Attributes:
        before: with the options of the launch.
        after: with further ones.
        source: what the latter was compiled from.
    """

    before: Module
    after: Module
    source: CudaSource


def recompiled(kernel: Kernel, options: tuple[str, ...]) -> Recompiled | Refusal:
    """The modules with this kernel, from the launch's source compiled with further options.

    The same kernel must come out without them, or something else has changed as well.

    Args:
        kernel: the kernel.
        options: of the compiler, added to those of the launch.
    """
    source = kernel.launch.compiled_from
    if source is None:
        return Refusal("there is no source to compile again")
    try:
        again, other = (_compiled(kernel, source, more) for more in ((), options))
        is_the_same = _is_code_of(kernel, again)
    except CuadoError as error:
        return Refusal(f"the source does not compile again: {error.message}")
    if not is_the_same:
        return Refusal("the source now gives another kernel: it has changed since, or the compiler")
    found = other.function(kernel.launch.kernel)
    if found is None or parameters_of(found) != parameters_of(kernel.function):
        return Refusal(f"compiled with {' '.join(options)} the kernel takes other parameters")
    return Recompiled(again, other, replace(source, options=(*source.options, *options)))


def _is_code_of(subject: Kernel, module: Module) -> bool:
    """True if the kernel was made of a module, as it is or prepared in the same way.

    Raises:
        CuadoError: it cannot be assembled.
    """
    kernel, options = subject.launch.kernel, subject.options
    own = code_of(subject.module, kernel)
    if code_of(module, kernel) == own:
        return True
    ptx, _ = prepared(build(module.text, kernel, options), kernel, options)
    return code_of(parse(ptx), kernel) == own


def _compiled(kernel: Kernel, source: CudaSource, options: tuple[str, ...]) -> Module:
    ptx = compile_source(replace(source, options=(*source.options, *options)))
    return parse(only_kernel(ptx, kernel.launch.kernel))


def code_of(module: Module, kernel: str) -> dict[str, tuple[str, ...]]:
    """The statements of a kernel, and of the functions and variables it comes to name, by name.

    Comments, line information, and what only other kernels need are not among them: two modules in
    which these alone differ say the same.
    """
    named: dict[str, Function | Declaration] = {}
    for item in module.items:
        if isinstance(item, Function) and (item.body is not None or item.name not in named):
            named[item.name] = item
        elif isinstance(item, Declaration):
            named.update((variable.name, item) for variable in item.variables)
    found: dict[str, tuple[str, ...]] = {}
    waiting = [kernel]
    while waiting:
        name = waiting.pop()
        if name not in named or name in found:
            continue
        found[name] = tuple(_said(module, named[name]))
        waiting += _NAME.findall(" ".join(found[name]))
    return found


def operations_of(module: Module, kernel: str) -> Counter[str]:
    """Opcodes of a kernel and of the functions it comes to call, and how often they stand there."""
    statements = chain.from_iterable(code_of(module, kernel).values())
    unguarded = (text.partition(" ")[2] if text.startswith("@") else text for text in statements)
    words = (text.split()[0].rstrip(";") for text in unguarded if text.endswith(";"))
    return Counter(word for word in words if not word.startswith("."))


def _said(module: Module, item: Function | Declaration) -> Iterator[str]:
    """The statements of a function, one of its own for its head; the text of a declaration."""
    if isinstance(item, Declaration):
        yield module.text[item.start : item.end]
        return
    yield f"{parameters_of(item)}"
    yield from (f".{each.name} {each.arguments}" for each in item.directives)
    for _, statement in item.statements():
        if isinstance(statement, Instruction):
            yield statement.rendered()
        elif isinstance(statement, Label):
            if not statement.name.startswith(_OF_LINES):
                yield f"{statement.name}:"
        elif isinstance(statement, Declaration) or (
            isinstance(statement, Directive) and statement.name != "loc"
        ):
            yield module.text[statement.start : statement.end]


def parameters_of(function: Function) -> tuple[object, ...]:
    """Types, sizes and alignments of a function's parameters, in order."""
    return tuple((p.type, p.vector, p.align, p.dimensions) for p in function.parameters)
