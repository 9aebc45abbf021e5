"""Guess a launch of a kernel in a file: its kernels, what compiles them, the text of the case."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cuado.backends.parameters import module_of
from cuado.cuda_source import FunctionText, SourceText, kernels, parse_source
from cuado.errors import CuadoError
from cuado.guesses.guess import Guess, Tell, guess
from cuado.guesses.instances import arguments_of, instance_path, instance_text
from cuado.guesses.launch_texts import StatedLaunch, stated_launches
from cuado.guesses.plan import text_of as case_text
from cuado.guesses.subject import NOTHING, Given, subject
from cuado.inputs import real_path
from cuado.model.cuda_source import CudaSource
from cuado.outputs import write_file
from cuado.ptx.source_lines import call_lines_of
from cuado.ptx.syntax.tree import Function, Module
from cuado.sources.case.compilation import compile_source
from cuado.sources.case.kernels import demangled, find_kernel, short_name
from cuado.sources.case.load import DEFAULT_ARCHITECTURE
from cuado.sources.case.refusals import NVRTC, SourceError
from cuado.sources.case.sources import text_of

SUFFIXES = frozenset({".cu", ".ptx"})
"""Files of which launches are guessed."""


@dataclass(frozen=True)
class Building:
    """How a source is compiled.

    Attributes:
        compiler: ``auto``, ``nvcc`` or ``nvrtc``.
        options: more options, as a case has them.
        defines: macros by name.
        architecture: to compile for.
    """

    compiler: str = "auto"
    options: tuple[str, ...] = ()
    defines: Mapping[str, str | int | float | bool] = field(default_factory=dict)
    architecture: str = DEFAULT_ARCHITECTURE

    def settings(self) -> dict[str, object]:
        """The keys of a case that say so; empty values are defaults."""
        compiler = "" if self.compiler == "auto" else self.compiler
        return {
            "compiler": compiler,
            "options": list(self.options),
            "defines": dict(self.defines),
        }


DEFAULT = Building()


@dataclass(frozen=True)
class SourceFile:
    """A source and its kernels.

    Attributes:
        path: absolute.
        text: parsed; None of PTX.
        module: the compiled kernels.
        building: how it was compiled: with nvcc where NVRTC refused it.
        functions: kernels in the text by name, the first of each.
        names: of all kernels: those compiled, then templates without an instance.
    """

    path: Path
    text: SourceText | None
    module: Module
    building: Building
    functions: Mapping[str, FunctionText]
    names: tuple[str, ...]


@dataclass(frozen=True)
class GuessedCase:
    """A guessed launch as a case.

    Attributes:
        name: of the kernel, and of the case.
        text: of the case file.
        guess: the launch; None if nothing was guessed.
    """

    name: str
    text: str
    guess: Guess | None


def open_source(path: Path, building: Building = DEFAULT) -> SourceFile:
    """Read and compile a source.

    Raises:
        CuadoError: it is missing, is no source, does not compile, or there is no compiler.
    """
    path = real_path(path)
    if path.suffix not in SUFFIXES:
        raise CuadoError(f"{path}: '{path.suffix}' is no source", "name a .cu or .ptx file")
    text = text_of(path)
    if path.suffix == ".ptx":
        module = _named(text)
        names = tuple(dict.fromkeys(short_name(entry.name) for entry in module.entries))
        return SourceFile(path, None, module, building, {}, names)
    ptx, building = _compiled(path, building)
    module = _named(ptx)
    source = parse_source(text)
    functions: dict[str, FunctionText] = {}
    for each in kernels(source):
        functions.setdefault(each.name, each)
    compiled = _own_kernels(module, path, text)
    templates = [each.name for each in functions.values() if each.template is not None]
    order = {name: each.span.start for name, each in functions.items()}
    found = sorted(dict.fromkeys((*compiled, *templates)), key=lambda name: order.get(name, 0))
    return SourceFile(path, source, module, building, functions, tuple(found))


def _own_kernels(module: Module, path: Path, text: str) -> list[str]:
    """The kernels that the source names, or that its macros make; all, if there are none.

    Headers bring kernels of their own (CUB's EmptyKernel), of which the source has no word.
    """
    every = [short_name(entry.name) for entry in module.entries]
    found = {name for name in every if re.search(rf"\b{re.escape(name)}\b", text)}
    if len(found) < len(set(every)):
        lines = call_lines_of(module)
        for entry in module.entries:
            places = (lines[each.start] for each in entry.instructions())
            if any(place is not None and Path(place.file) == path for place in places):
                found.add(short_name(entry.name))
    return [name for name in every if name in found] or every


def _named(text: str) -> Module:
    """A compiled module; the names of all its kernels are known, which takes one process."""
    module = module_of(text)
    demangled(entry.name for entry in module.entries)
    return module


def _compiled(path: Path, building: Building) -> tuple[str, Building]:
    """PTX, and what made it: nvcc, if NVRTC refuses what nvcc takes."""
    asked = CudaSource(
        path, building.architecture, building.defines, building.options, building.compiler
    )
    try:
        return compile_source(asked, is_last=True), building
    except SourceError as error:
        if building.compiler != "auto" or error.compiler != NVRTC:
            raise
        try:
            made = compile_source(replace(asked, compiler="nvcc"))
        except CuadoError:
            raise error from None
        return made, replace(building, compiler="nvcc")


def guess_case(
    source: SourceFile,
    kernel: str,
    folder: Path,
    given: Given = NOTHING,
    tell: Tell | None = None,
) -> GuessedCase:
    """A launch of a kernel of a source, as the text of a case in a folder.

    Of a template that the source does not instantiate, a source with an instance of it is written
    into the folder.

    Raises:
        KernelNotFoundError: there is no such kernel, or several and none is named.
        GuessError: no launch was found.
        CuadoError: the kernel cannot be emulated.
    """
    wanted = kernel.partition("<")[0].rpartition("::")[2].strip()
    function = source.functions.get(wanted or (source.names[0] if len(source.names) == 1 else ""))
    stated = _stated(source, function)
    entry, template, path, building, module = _entry(source, kernel, function, stated, folder)
    name = short_name(entry.name)
    made = guess(
        subject(
            module,
            entry,
            name,
            source.text,
            source.functions.get(name),
            template,
            stated,
        ),
        given,
        tell,
    )
    called = kernel if kernel and template is None else _called(module, entry, name)
    written = os.path.relpath(path, folder)
    text = case_text(made.plan, written, called, building.settings(), made.own_fault)
    return GuessedCase(name, text, made)


def _stated(source: SourceFile, function: FunctionText | None) -> StatedLaunch | None:
    if source.text is None or function is None:
        return None
    found = stated_launches(source.text, function.name)
    whole = [each for each in found if each.block is not None]
    return next(iter((*whole, *found)), None)


def _entry(
    source: SourceFile,
    kernel: str,
    function: FunctionText | None,
    stated: StatedLaunch | None,
    folder: Path,
) -> tuple[Function, Mapping[str, str] | None, Path, Building, Module]:
    """The compiled kernel; template arguments by name; the source it is from, and its module."""
    compiled = [short_name(entry.name) for entry in source.module.entries]
    if function is None or function.template is None or function.name in compiled:
        entry = _found(source.module, kernel)
        template = _instance(entry, function)
        return entry, template, source.path, source.building, source.module
    if source.text is None:
        raise AssertionError("only a text has templates")
    arguments = arguments_of(source.text, function, stated)
    if arguments is None:
        raise CuadoError(
            f"{function.name} is a template whose arguments cannot be guessed",
            f"instantiate it in the source: template __global__ void {function.name}<...>(...);",
        )
    path = instance_path(source.path, function.name, folder)
    include = os.path.relpath(source.path, path.parent)
    write_file(path, instance_text(source.text, function, arguments, include))
    ptx, building = _compiled(path, source.building)
    module = _named(ptx)
    of_template = [e for e in module.entries if short_name(e.name) == function.name]
    entry = of_template[0] if of_template else find_kernel(module, function.name)
    return entry, arguments, path, building, module


def _found(module: Module, kernel: str) -> Function:
    """The kernel of a name; of several instances of one template the first."""
    if kernel:
        same = [entry for entry in module.entries if short_name(entry.name) == kernel]
        if same:
            return same[0]
    return find_kernel(module, kernel)


def _instance(entry: Function, function: FunctionText | None) -> Mapping[str, str] | None:
    """The arguments of a template, from the name of its instance."""
    if function is None or function.template is None:
        return None
    readable = demangled([entry.name])[entry.name]
    _, opening, rest = readable.partition("<")
    if not opening:
        return None
    values, depth, part = list[str](), 0, ""
    for letter in rest:
        if letter == ">" and depth == 0:
            break
        depth += (letter in "<([") - (letter in ">)]")
        if letter == "," and depth == 0:
            values.append(part)
            part = ""
        else:
            part += letter
    values.append(part)
    names = [text.partition("=")[0].split()[-1] for text in function.template]
    plain = [each.strip().removeprefix("(int)").removeprefix("(unsigned int)") for each in values]
    return dict(zip(names, plain, strict=False))


def _called(module: Module, entry: Function, name: str) -> str:
    """What a case calls the kernel: its plain name, if that is the only one."""
    same: Sequence[Function] = [e for e in module.entries if short_name(e.name) == name]
    return name if len(same) == 1 else entry.name
