"""A source in a case's place: its launch is guessed, shown, and kept as a case."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.progress import without_bar
from cuado.cli.say import say
from cuado.cli.settings import extent_of, stated_of, stated_words
from cuado.errors import CuadoError
from cuado.inputs import real_path
from cuado.letters import printable
from cuado.outputs import write_file

if TYPE_CHECKING:
    from cuado.guesses.guess import Tell
    from cuado.guesses.plan import Plan
    from cuado.guesses.source_files import Building, GuessedCase, SourceFile
    from cuado.guesses.subject import Given
    from cuado.model.launch import Extent

SUFFIXES = frozenset({".cu", ".ptx"})
"""Files in whose case's place a launch is guessed."""
_LISTED = 12

CasesOption = Annotated[
    Path | None,
    typer.Option(
        "--cases",
        help="Of a source: folder for KERNEL.toml; the source's own by default.",
        metavar="DIR",
        show_default=False,
    ),
]


def is_source(path: Path) -> bool:
    """True if a path names a source: CUDA C++, PTX, or Python that is no program."""
    if path.suffix == ".py":
        return path.is_file() and not os.access(path, os.X_OK)
    return path.suffix in SUFFIXES and not path.is_dir()


def case_of_source(
    path: Path, kernel: str, folder: Path | None = None, tell: "Tell | None" = None
) -> Path:
    """The case of a kernel in a source: the one that was kept, else one that is guessed and kept.

    Raises:
        CuadoError: there are several kernels and none is named, or no launch could be guessed.
    """
    from cuado.backends.emulated.codegen.object_code import begin_compiling
    from cuado.guesses.source_files import open_source
    from cuado.sources.case.refusals import SourceError

    place = folder or path.parent
    holder: tuple[Path, int] | None = None
    if path.suffix == ".py":
        path, kernel, holder = _taken_out(path, kernel, place)
    name = kernel or _only(path)
    kept = _kept(path, name, place) if name else None
    if kept is not None:
        say(f"launch as in {kept} (guessed before; delete it to have it guessed anew)")
        return kept
    # A guess is checked on the emulated device; its own code is compiled while the source is.
    begin_compiling("machine", "races")
    try:
        source = open_source(path)
    except SourceError as error:
        raise error if holder is None else error.moved(real_path(path), *holder) from None
    name = name or kernel_of(source)
    kept = _kept(path, name, place)
    if kept is not None:
        return kept
    made = guessed(source, name, place, tell=tell)
    written = place / f"{made.name}.toml"
    if written.exists():
        written = place / f"{path.stem}_{made.name}.toml"
    keep(written, made, force=True)
    if made.guess is not None:
        for line in summary(made.guess.plan):
            say(line)
    _tell_kept(written, made.guess.own_fault if made.guess is not None else "")
    return written


def _tell_kept(written: Path, fault: str) -> None:
    """Where a guessed launch was kept, and what the kernel makes wrong in every launch."""
    ran = f"in each that was tried {fault}" if fault else "an emulated run of it made no error"
    say(f"kept in {written}: change it there; {ran}")
    if fault:
        say(f"the kernel itself seems wrong: cuado check {written} shows how")


def keep(path: Path, made: "GuessedCase", *, force: bool) -> None:
    """Write a guessed case. It is trusted: the user chose its source.

    Raises:
        CuadoError: it cannot be written, or is there and ``force`` is not given.
    """
    from cuado.sources.trust import is_trusted, remember

    if path.exists() and not force:
        raise CuadoError(f"{path} exists", "give --output another folder, or --force")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CuadoError(f"cannot write {path}: {error.strerror}", "give --output") from error
    write_file(path, made.text)
    if not is_trusted(path):
        # The user chose the source. What else lies in the folder is not vouched for.
        with suppress(CuadoError):  # Where nothing can be kept, the user is asked later.
            remember(real_path(path))


def guessed(
    source: "SourceFile",
    kernel: str,
    folder: Path,
    given: "Given | None" = None,
    tell: "Tell | None" = None,
) -> "GuessedCase":
    """A guessed launch; at a terminal the user is asked for what cannot be guessed.

    Raises:
        CuadoError: no launch could be guessed, and there is nobody to ask.
    """
    from cuado.guesses.guess import GuessError
    from cuado.guesses.source_files import guess_case
    from cuado.guesses.subject import NOTHING

    known = given or NOTHING
    try:
        return guess_case(source, kernel, folder, known, tell)
    except GuessError as error:
        if not _is_terminal():
            raise
        say(error.message)
    if known.block is None:
        with without_bar():
            answer = typer.prompt("  Threads of a block, such as 256 or 32,8", err=True)
        block = extent_of("block", answer)
        known = replace(known, block=block)
        try:
            return guess_case(source, kernel, folder, known, tell)
        except GuessError as error:
            say(error.message)
    with without_bar():
        answer = typer.prompt(
            "  Its numbers, and how many items its buffers have,\n  such as n=4096, x=n * (n + 2)",
            err=True,
        )
    numbers, formulas = stated_of(stated_words(answer))
    numbers, formulas = {**(known.numbers or {}), **numbers}, {**(known.formulas or {}), **formulas}
    known = replace(known, numbers=numbers, formulas=formulas)
    return guess_case(source, kernel, folder, known, tell)


def summary(plan: "Plan") -> list[str]:
    """A guessed launch in a few lines."""
    from cuado.guesses.plan import BufferPlan

    launch = plan.launch("", plan.name)
    grid, block = (_extent(each) for each in (launch.grid, launch.block))
    sides = set(plan.block)
    numbers = ", ".join(f"{k} = {v:,}" for k, v in plan.constants.items() if k not in sides)
    shared = launch.dynamic_shared_bytes
    lines = [
        f"launch guessed: {plan.name}<<<{grid}, {block}>>>"
        + (f", {numbers}" if numbers else "")
        + (f", {shared:,} bytes of dynamic shared memory" if shared else "")
    ]
    buffers = [each for each in plan.arguments if isinstance(each, BufferPlan)]
    for each in buffers[:_LISTED]:
        width = f" x {each.width}" if each.width > 1 else ""
        role = ", results" if each.output else ""
        lines.append(
            f"  {each.name}: {each.items}{width} {each.type}, {each.filling.content}{role}"
            + (f" ({each.doubt})" if each.doubt else "")
        )
    return lines


def _extent(extent: "Extent") -> str:
    kept = list(extent)
    while len(kept) > 1 and kept[-1] == 1:
        kept.pop()
    return str(kept[0]) if len(kept) == 1 else f"({', '.join(map(str, kept))})"


def _taken_out(path: Path, kernel: str, folder: Path) -> tuple[Path, str, tuple[Path, int] | None]:
    """A source that a Python file holds, as a file of its own, and the kernel that is meant.

    Third: the Python file and the line of it that has the source's first, if its lines are there.

    Raises:
        CuadoError: there is none, or several and it does not show which is meant.
    """
    from cuado.guesses.python_files import embedded_sources

    found = embedded_sources(path)
    fitting = [each for each in found if kernel in {"", each.kernel} or not each.kernel]
    if len(fitting) != 1:
        names = ", ".join(each.kernel or f"the module of line {each.line}" for each in found)
        raise CuadoError(f"{path} holds {len(found)} sources: {names}", "name a kernel with -k")
    (source,) = fitting
    place = folder / f"{path.stem}_{source.kernel or 'module'}.cu"
    if source.options:
        say(f"options of line {source.line} are left out: {' '.join(source.options)}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CuadoError(f"cannot write {place}: {error.strerror}", "give --cases") from error
    write_file(place, source.code)
    say(f"source of line {source.line} taken out into {place}; nothing of {path.name} was run")
    holder = (path, source.first) if source.first else None
    return place, kernel or source.kernel, holder


def _only(path: Path) -> str:
    """The name of the only kernel in a text; empty if there are none or several."""
    if path.suffix != ".cu":
        return ""
    from cuado.cuda_source import kernels, parse_source
    from cuado.sources.case.sources import text_of

    found = dict.fromkeys(each.name for each in kernels(parse_source(text_of(path))))
    return next(iter(found)) if len(found) == 1 else ""


def _kept(path: Path, kernel: str, folder: Path) -> Path | None:
    """A case of a kernel that lies in a folder; None if there is none."""
    from cuado.guesses.instances import instance_path
    from cuado.sources.case.description import read_case

    plain = kernel.partition("<")[0].rpartition("::")[2].strip()
    sources = {real_path(path), instance_path(path, plain, folder)}
    for place in (folder / f"{plain}.toml", folder / f"{path.stem}_{plain}.toml"):
        if not place.is_file():
            continue
        with suppress(CuadoError):
            case = read_case(place)
            if case.source in sources and (plain in case.kernel or not case.kernel):
                return place
    return None


def kernel_of(source: "SourceFile") -> str:
    """The kernel that is meant: the only one, or the user's choice.

    Raises:
        CuadoError: there are several, and there is nobody to ask.
    """
    names = source.names
    if len(names) == 1:
        return names[0]
    if not names:
        raise CuadoError(f"{source.path}: has no kernel", "declare it __global__, and not static")
    if not _is_terminal():
        raise CuadoError(
            f"{source.path} has {len(names)} kernels: {', '.join(names)}",
            f"name one: -k {names[0]}",
        )
    for n, name in enumerate(names, 1):
        say(printable(f"  {n}  {name}"), plain=True)
    answer = str(typer.prompt("  Which kernel?", default=names[0], err=True)).strip()
    if answer.isdecimal() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    if answer not in names:
        raise CuadoError(f"there is no kernel '{answer}'", f"one of: {', '.join(names)}")
    return answer


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def building_of(
    compiler: str, includes: Sequence[Path], defines: Sequence[str], architecture: str, folder: Path
) -> "Building":
    """How a source is compiled, from the options of the command line.

    Include folders become relative to the source's, as cases have them.

    Raises:
        CuadoError: a definition is none.
    """
    import os
    import re

    from cuado.guesses.source_files import Building

    macros: dict[str, str | int | float | bool] = {}
    for word in defines:
        name, equals, value = word.partition("=")
        if not re.fullmatch(r"[A-Za-z_]\w*", name):
            raise CuadoError(f"-D {word}: is no NAME or NAME=VALUE", "e.g. -D WIDTH=4")
        macros[name] = int(value) if re.fullmatch(r"-?\d+", value) else value if equals else True
    options = tuple(f"-I{os.path.relpath(real_path(each), folder)}" for each in includes)
    return Building(compiler, options, macros, architecture)
