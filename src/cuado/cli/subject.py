"""What a verb works on: a case, a capture, or a kernel of a program that is run for it."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.guessed_launches import case_of_source, is_source
from cuado.cli.say import say
from cuado.cli.settings import overrides_of
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.backends.rounds import Progress
    from cuado.sources.launches import Described

SubjectArgument = Annotated[
    list[str],
    typer.Argument(
        help=(
            "A case file, a folder with a case.toml, or a capture; a source (.cu, .ptx): its "
            "launch is guessed; or a program and its arguments, behind '--': its hottest kernel "
            "is captured first."
        ),
        metavar="CASE | SOURCE | -- COMMAND...",
        show_default=False,
    ),
]
KernelOption = Annotated[
    str | None,
    typer.Option(
        "--kernel",
        "-k",
        help="Of a program: the hottest kernel with this in its name, a regular expression. "
        "Of a source: the kernel.",
        metavar="NAME",
        show_default=False,
    ),
]
CapturesOption = Annotated[
    Path,
    typer.Option("--captures", help="Of a program: folder for KERNEL.capture.", metavar="DIR"),
]
LimitOption = Annotated[
    str,
    typer.Option(
        "--limit", help="Of a program: most memory to capture, before and after.", metavar="SIZE"
    ),
]
DEFAULT_LIMIT = "4GB"


def described(
    words: Sequence[str],
    settings: list[str] | None,
    kernel: str | None,
    captures: Path,
    limit: str,
    progress: "Progress | None",
    cases: Path | None = None,
) -> "Described":
    """Read the case or the capture; guess a launch of a source; or capture a program's kernel.

    Raises:
        CuadoError: there is nothing to launch; the message says what is wrong.
    """
    from cuado.sources.launches import read_described

    if len(words) == 1 and is_source(Path(words[0])):
        path = case_of_source(Path(words[0]), kernel or "", cases, progress)
        return read_described(path, overrides_of(settings))
    if not _is_program(words):
        if kernel is not None:
            raise CuadoError(
                f"-k is for programs: {words[0]} has one kernel", "leave it out, or edit the case"
            )
        _expect_case(Path(words[0]))
        return read_described(Path(words[0]), overrides_of(settings))
    if settings:
        raise CuadoError("nothing of a program can be set with -s", "give it other arguments")
    from cuado import api
    from cuado.model.byte_sizes import size_of

    found = api.capture_hottest(
        words, captures, kernel, limit=size_of(limit), tell=_say, progress=progress
    )
    _say(f"captured in {found.path}: take it in the program's place to repeat this")
    return found


def _is_program(words: Sequence[str]) -> bool:
    """True if the words are a command: several words, or an executable file.

    Raises:
        CuadoError: several cases are given.
    """
    first = Path(words[0])
    is_case = first.suffix == ".toml" or first.is_dir()
    if len(words) > 1 and is_case:
        raise CuadoError(
            f"{words[0]} is a case, and there is more: {' '.join(words[1:])}", "give one case"
        )
    return len(words) > 1 or (not is_case and shutil.which(words[0]) is not None)


def _expect_case(path: Path) -> None:
    """Make sure that a path that is no program looks like a case or a capture.

    Raises:
        CuadoError: it is a file of another kind, or does not exist and may have been meant as a
            program.
    """
    if path.suffix == ".toml" or path.is_dir():
        return
    what = "cannot be run" if path.exists() else "is not there"
    raise CuadoError(
        f"{path} is no case (.toml) and no capture, and as a program it {what}",
        "give a program by its path, such as ./app, or one that is in PATH; see to its permissions",
    )


def _say(line: str) -> None:
    say(line)
