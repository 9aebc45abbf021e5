"""Where a document goes: format by option or file ending; written whole or not at all."""

import contextlib
import gzip
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from cuado.cli.say import say
from cuado.errors import CuadoError, UnknownNameError
from cuado.outputs import expect_place, write_file, written
from cuado.report.document import Document
from cuado.report.formats import FORMATS, Style, format_for, render

NARROWEST = 60
WIDEST = 120
TOPICS = {
    "analysis": ("kernels", "findings", "lines", "vendor"),
    "whatif": ("facts", "limiter", "causes", "curves"),
    "run": ("versions", "candidates", "proofs", "changes", "patch"),
}
"""Parts of each document that ``--details`` shows alone: its module ``terminal`` has them, which
is imported only when it is needed."""
_PLAIN = ("", FORMATS["terminal"])
"""File endings without a format of their own: such a file may hold any format."""


def _check_format(context: typer.Context, name: str | None) -> str | None:
    if name is not None and name not in FORMATS:
        raise UnknownNameError("format", name, FORMATS)
    if "output" in context.params:  # Which of the two is read last is up to the user.
        _check_ending(name, context.params["output"])
    if context.params.get("details"):
        _expect_printed(name, None)
    return name


def _check_output(context: typer.Context, output: Path | None) -> Path | None:
    if "format_name" in context.params:
        _check_ending(context.params["format_name"], output)
    if output is not None:
        expect_place(output)
    if context.params.get("details"):
        _expect_printed(None, output)
    return output


def _check_ending(format_name: str | None, output: Path | None) -> None:
    """Refuse a file whose ending contradicts the format.

    Raises:
        CuadoError: the ending belongs to another format, or to none and no format is given.
    """
    if output is None or (ending := output.suffix.lower()) in _PLAIN:
        return
    meant = format_for(output)
    if meant is None and format_name is None:
        raise CuadoError(
            f"{output}: no format has the ending {ending}",
            f"known: {', '.join(filter(None, FORMATS.values()))}; "
            "--format writes one to a file of any ending",
        )
    if None not in {meant, format_name} and meant != format_name:
        raise CuadoError(
            f"{output} is a file for {meant}, and --format says {format_name}",
            f"leave --format out, or let the file end in {FORMATS[format_name or ''] or _PLAIN[1]}",
        )


FormatOption = Annotated[
    str | None,
    typer.Option(
        "--format",
        "-f",
        callback=_check_format,
        help=f"One of {', '.join(FORMATS)}. Default: by the ending of --output, else terminal.",
        show_default=False,
    ),
]
OutputOption = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        callback=_check_output,
        help="Write to this file.",
        show_default=False,
    ),
]


VerboseOption = Annotated[
    bool, typer.Option("--verbose", "-v", help="Show everything, not one screen.")
]


def details_option(*documents: str) -> Any:
    """The option ``--details TOPIC`` of a verb that prints one of these documents.

    A topic that there is not is refused before any work.
    """

    def check(context: typer.Context, name: str | None) -> str | None:
        if name is not None and name not in (known := topics_of(*documents)):
            raise UnknownNameError("topic", name, known)
        if name is not None:
            _expect_printed(context.params.get("format_name"), context.params.get("output"))
        return name

    return typer.Option(
        "--details",
        callback=check,
        help=f"Print this part in full: {', '.join(topics_of(*documents))}.",
        metavar="TOPIC",
        show_default=False,
    )


def _expect_printed(format_name: str | None, output: Path | None) -> None:
    """Make sure that a part alone is for the terminal.

    Raises:
        CuadoError: it is for a file or another format.
    """
    if output is not None or format_name not in {None, "terminal"}:
        raise CuadoError(
            "--details prints a part on the terminal; files and other formats have all parts",
            "leave --details out, or --output and --format",
        )


def topics_of(*documents: str) -> list[str]:
    """Parts of these documents that can be shown alone, in the order of their modules."""
    return list(dict.fromkeys(topic for name in documents for topic in TOPICS[name]))


def emit(
    document: Document,
    format_name: str | None,
    output: Path | None,
    *,
    verbose: bool = False,
    details: str | None = None,
) -> None:
    """Print the document, or write it to a file: whole, where it is not printed on a terminal.

    Args:
        document: what there is to say.
        format_name: the format; None for that of the file's ending, else text.
        output: the file; None prints.
        verbose: all of it, not one screen.
        details: only this part, in full.

    Raises:
        UnknownNameError: if the format, or the topic of this document, is unknown.
        CuadoError: if the file cannot be written; what stood there before is then untouched.
    """
    chosen = format_name or _format_of(output)
    style = _style(output)
    brief = output is None and not verbose
    write(render(document, chosen, replace(style, brief=brief, topic=details or "")), output)


def write(text: str, output: Path | None) -> None:
    """Print text, or write it to a file.

    Raises:
        CuadoError: if the file cannot be written; what stood there before is then untouched.
    """
    if output is None:
        _print(text)
    else:
        write_file(output, text)
        say(f"wrote {output}", plain=True)


def write_pieces(pieces: Iterable[str], path: Path) -> None:
    """Write a text piece by piece into a file, compressed if its name ends with ``.gz``.

    Raises:
        CuadoError: the file cannot be written.
    """
    with written(path) as raw, contextlib.ExitStack() as stack:
        file = stack.enter_context(gzip.open(raw, "wb", 6)) if path.suffix == ".gz" else raw
        for piece in pieces:
            file.write(piece.encode())
    say(f"wrote {path}", plain=True)


def _print(text: str) -> None:
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        # What is left in the buffer would fail again when Python closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise CuadoError(f"cannot write to standard output: {error.strerror or error}") from error


def _format_of(output: Path | None) -> str:
    if output is None:
        return "terminal"
    return format_for(output) or "terminal"


def _style(output: Path | None) -> Style:
    tty = output is None and sys.stdout.isatty()
    columns = shutil.get_terminal_size((80, 24)).columns
    color = tty and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Style(min(max(columns, NARROWEST), WIDEST), color)


def write_files(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write files into a folder, which is made if it is not there.

    Raises:
        CuadoError: one cannot be written; those before it were.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CuadoError(f"cannot make {folder}: {error.strerror or error}") from error
    for name, content in files.items():
        write_file(folder / name, content)
    say(f"wrote {', '.join(str(folder / name) for name in files)}", plain=True)
