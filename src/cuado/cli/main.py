"""``cuado``: the list of verbs, and the one place where errors become exit codes."""

import io
import os
import sys
from functools import cache
from typing import Any

import typer
import typer.main

from cuado import disk
from cuado.cli import (
    analyze,
    baseline,
    capture,
    case,
    check,
    chips,
    compare,
    doctor,
    explain,
    journal,
    log,
    profile,
    show,
    study,
    timeline,
    trace,
    tune,
    whatif,
)
from cuado.cli import list as list_verb
from cuado.cli import run as run_verb
from cuado.cli.progress import EXIT_INTERRUPTED
from cuado.cli.say import answer, say, say_error
from cuado.errors import CuadoError
from cuado.letters import printable
from cuado.version import __version__

VERBS = (
    trace,
    analyze,
    profile,
    whatif,
    timeline,
    run_verb,
    tune,
    study,
    check,
    log,
    show,
    compare,
    explain,
    list_verb,
    doctor,
)
GROUPS = (capture, case, baseline, journal, chips)
"""Verbs that have verbs of their own."""

app = typer.Typer(
    name="cuado",
    help=(
        "Find out why a CUDA kernel is slow, at which line, and what to try.\n\n"
        "Start with a report that Nsight Compute wrote:\n\n"
        "  ncu --set full --import-source yes -o report ./app\n\n"
        "  cuado analyze report.ncu-rep"
    ),
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)
for verb in VERBS:
    app.command(name=verb.NAME)(verb.command)
for kind in list_verb.Kind:
    if kind != chips.NAME:  # It has verbs of its own, and lists them without one.
        app.command(name=kind, hidden=True)(list_verb.old_word(kind))
for group in GROUPS:
    app.add_typer(group.app, name=group.NAME)


_UsageError: Any = typer.BadParameter.__mro__[2]
"""The base class of Typer's usage errors, which has no public name."""


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cuado {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    context: typer.Context,
    _version: bool = typer.Option(
        False, "--version", help="Print the version.", callback=_print_version, is_eager=True
    ),
) -> None:
    """Options of the program itself; the version is printed by its callback."""
    if context.invoked_subcommand is None:
        from cuado.cli.start import lines

        for line in lines():
            answer(line)


@cache
def _program() -> Any:
    """All verbs with their options; Typer takes 40 ms to make them of the functions' signatures."""
    return typer.main.get_command(app)


def run(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code.

    Args:
        arguments: without the program's name; the process's own by default.
    """
    try:
        code = _program()(args=arguments, standalone_mode=False)
    except SystemExit as ended:
        return _code(ended)
    except (_UsageError, typer.Abort, CuadoError, KeyboardInterrupt, MemoryError) as error:
        return _failed(error)
    except BrokenPipeError:
        # The reader (head, less) has seen enough; Python must not complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if not disk.is_full(error):
            raise
        return _failed(CuadoError(f"{error}", disk.remedy(f"{error}")))
    return code if isinstance(code, int) else 0


def _failed(error: BaseException) -> int:
    """Print the error; returns the exit code."""
    match error:
        case CuadoError():
            say_error(error)
            return error.exit_code
        case KeyboardInterrupt():
            say("interrupted")
            return EXIT_INTERRUPTED
        case typer.Abort():
            say("nothing was answered")
            return 1
        case MemoryError():
            say(f"the memory does not suffice: {error or 'an allocation failed'}")
            return CuadoError.exit_code
        case _:
            return _misused(error)


def _misused(error: Any) -> int:
    """Print a usage error; the command line's words may hold any characters."""
    text = io.StringIO()
    error.show(text)
    sys.stderr.write(printable(text.getvalue()))
    return int(error.exit_code)


def _code(ended: SystemExit) -> int:
    return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
