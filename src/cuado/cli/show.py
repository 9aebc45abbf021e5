"""``cuado show``: a result on record, once more: a run of the journal, or a file."""

from pathlib import Path
from typing import Annotated

import typer

from cuado.cli.journal_files import JournalOption, existing
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.errors import CuadoError

NAME = "show"


def command(
    what: Annotated[
        str,
        typer.Argument(
            help="A run's number, as 'cuado log' has it; or a file that '-o NAME.cuado' wrote.",
            metavar="N | FILE",
            show_default=False,
        ),
    ],
    journal: JournalOption = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Show a result again, in any format.

    Of a run in the journal: versions, times, what limited each, what was
    tried, and why. A run that was killed shows what it had found until then.

    Every verb that finds something saves it with '-o NAME.cuado'; such a file
    is shown as if it had just been found. No GPU is needed for either.

    For example:

      cuado show 12

      cuado show 12 -o run.html

      cuado whatif stencil.toml -o stencil.cuado

      cuado show stencil.cuado -o stencil.html
    """
    if what.isdecimal():
        from cuado.report.run import RunReport

        with existing(journal) as opened:
            session = opened.session(int(what))
        emit(RunReport(session), format_name, output)
        return
    from cuado.report.saved import load

    if journal is not None:
        raise CuadoError(
            f"--journal is for runs by number, and {what} is a file", "leave --journal out"
        )
    emit(load(Path(what)), format_name, output)
