"""Where a document goes: format by option or file ending; written whole or not at all."""

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from cuado.errors import CuadoError
from cuado.report.documents import Document
from cuado.report.formats import FORMATS, Style, render

FormatOption = Annotated[
    str | None,
    typer.Option(
        "--format",
        "-f",
        help=f"One of {', '.join(FORMATS)}. Default: by the ending of --output, else terminal.",
        show_default=False,
    ),
]
OutputOption = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="Write to this file.", show_default=False),
]

NARROWEST = 60
WIDEST = 120


def emit(document: Document, format_name: str | None, output: Path | None) -> None:
    """Print the document, or write it to a file.

    Raises:
        UnknownNameError: if the format is unknown.
        CuadoError: if the file cannot be written; what stood there before is then untouched.
    """
    chosen = format_name or _format_of(output)
    write(render(document, chosen, _style(output)), output)


def write(text: str, output: Path | None) -> None:
    """Print text, or write it to a file.

    Raises:
        CuadoError: if the file cannot be written; what stood there before is then untouched.
    """
    if output is None:
        _print(text)
    else:
        _write(output, text)
        print(f"wrote {output}", file=sys.stderr)


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
    endings = {ending: name for name, ending in FORMATS.items()}
    return endings.get(output.suffix.lower(), "terminal")


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
        _write(folder / name, content)
    print(f"wrote {', '.join(str(folder / name) for name in files)}", file=sys.stderr)


def _write(output: Path, content: str | bytes) -> None:
    """Write beside the target and rename, so that a full disk leaves no half a report."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{output.name}.", dir=output.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        mask = os.umask(0)
        os.umask(mask)
        Path(temporary).chmod(0o666 & ~mask)
        Path(temporary).replace(output)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise CuadoError(
            f"cannot write {output}: {error.strerror or error}", "give another place to write to"
        ) from error
