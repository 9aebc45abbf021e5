"""``cuado show``: a run on record, once more."""

from typing import Annotated

import typer

from cuado.cli.journal_files import JournalOption, existing
from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "show"


def command(
    number: Annotated[
        int, typer.Argument(help="As 'cuado log' has it.", metavar="N", min=1, show_default=False)
    ],
    journal: JournalOption = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Show a run: versions, times, what limited each, what was tried, and why.

    No GPU is needed: all of it is in the journal. A run that was killed shows
    what it had found until then.

    For example:

      cuado show 12

      cuado show 12 -o run.html
    """
    from cuado.report.run import RunReport

    with existing(journal) as opened:
        session = opened.session(number)
    emit(RunReport(session), format_name, output)
