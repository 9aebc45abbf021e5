"""``cuado compare``: two versions on record, number by number."""

from typing import Annotated

import typer

from cuado.cli.journal_files import JournalOption, NoiseOption, existing
from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "compare"


def command(
    a: Annotated[
        str, typer.Argument(help="What to compare with.", metavar="A", show_default=False)
    ],
    b: Annotated[str, typer.Argument(help="What to compare.", metavar="B", show_default=False)],
    noise: NoiseOption = None,
    journal: JournalOption = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Compare two versions on record: time, resources, every counter of either.

    12 is the last version of run 12, 12:0 the kernel that it began with, 12:1
    what it made of it first.

    B is faster or slower if the whole interval of the ratio lies beyond the
    noise floor, the same if it lies within; otherwise it is undecided.
    Counters are better or worse only where less work is certain.

    For example:

      cuado compare 12:0 12

      cuado compare 12 15 --format markdown
    """
    from cuado.journal.references import reference, side
    from cuado.optimizer.comparing import compared
    from cuado.report.compare import CompareReport

    first, second = reference(a), reference(b)
    with existing(journal) as opened:
        result = compared(side(opened, first), side(opened, second), noise)
    emit(CompareReport(result), format_name, output)
