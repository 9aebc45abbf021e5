"""What the journal's verbs share: which file, which sessions."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cuado.journal.journal import Journal

JournalOption = Annotated[
    Path | None,
    typer.Option(
        "--journal",
        help="The journal's file. Default: $CUADO_JOURNAL, else in the user's data folder.",
        metavar="FILE",
        show_default=False,
    ),
]
NoiseOption = Annotated[
    float | None,
    typer.Option(
        "--noise",
        help="Differences up to this share are noise: 0.05 is 5 %. Default: the sessions' own.",
        min=0.0001,
        max=1.0,
        show_default=False,
    ),
]


def path_of(chosen: Path | None) -> Path:
    """The journal's file."""
    from cuado.journal.place import journal_path

    return chosen or journal_path()


def existing(chosen: Path | None) -> "Journal":
    """The journal, open; it is not made.

    Raises:
        JournalError: there is none, or it cannot be read.
    """
    from cuado.journal.journal import Journal

    return Journal.open_existing(path_of(chosen))
