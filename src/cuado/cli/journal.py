"""``cuado journal``: sessions to another machine and back."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from cuado import inputs
from cuado.cli.journal_files import JournalOption, existing, path_of
from cuado.cli.say import say
from cuado.errors import UnreadableFileError

NAME = "journal"

app = typer.Typer(
    name=NAME,
    no_args_is_help=True,
    rich_markup_mode=None,
    help=(
        "The journal: where 'cuado run' records every run.\n\n"
        "  cuado journal export runs.json 12 15    # with baselines that name them\n\n"
        "  cuado journal import runs.json          # on another machine, or in CI\n\n"
        "It is one SQLite file: $CUADO_JOURNAL, or cuado/journal.sqlite3 in the user's data\n"
        "folder ($XDG_DATA_HOME, ~/.local/share)."
    ),
)


@app.command(name="export")
def export(
    file: Annotated[
        Path, typer.Argument(help="To write; - for standard output.", show_default=False)
    ],
    numbers: Annotated[
        list[int] | None,
        typer.Argument(help="Runs. Default: all.", metavar="[N]...", min=1, show_default=False),
    ] = None,
    journal: JournalOption = None,
) -> None:
    """Write runs to a JSON file, with the baselines that name them.

    For example:

      cuado journal export runs.json 12 15
    """
    from cuado.cli.output import write
    from cuado.journal.exchange import exported

    with existing(journal) as opened:
        text = exported(opened, tuple(numbers or ()))
    write(text, None if str(file) == "-" else file)


@app.command(name="import")
def import_(
    file: Annotated[
        Path, typer.Argument(help="That 'export' wrote; - for standard input.", show_default=False)
    ],
    journal: JournalOption = None,
) -> None:
    """Put the runs of a file into the journal, but for known ones.

    They get numbers of this journal. Baselines of the file are set, unless the
    name is taken. A file that breaks the format changes nothing.

    For example:

      cuado journal import runs.json
    """
    from cuado.journal.exchange import imported
    from cuado.journal.journal import Journal

    try:
        content = _standard_input() if str(file) == "-" else inputs.read_bytes(file, inputs.TABLE)
    except OSError as error:
        raise UnreadableFileError(file, error.strerror or str(error)) from error
    with Journal.open(path_of(journal)) as opened:
        done = imported(opened, content, str(file))
    said = [f"new: {', '.join(map(str, done.new)) or 'none'}"]
    said += [f"completed: {', '.join(map(str, done.updated))}"] if done.updated else []
    said += [f"were here: {done.known}"] if done.known else []
    said += [f"baselines set: {', '.join(done.baselines)}"] if done.baselines else []
    if done.kept:
        said.append(
            f"baselines kept as they are here, since they name another run: {', '.join(done.kept)}"
        )
    for line in said:
        say(line, plain=True)


def _standard_input() -> bytes:
    content = sys.stdin.buffer.read(inputs.TABLE + 1)
    if len(content) > inputs.TABLE:
        raise UnreadableFileError("standard input", "has more than an export can hold")
    return content
