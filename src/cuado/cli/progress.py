"""A progress bar for verbs that take a while."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cuado.letters import message

if TYPE_CHECKING:
    from cuado.backends.rounds import Progress

EXIT_INTERRUPTED = 130
"""Exit code of a program ended by Ctrl-C, as shells expect it; the report is still written."""


@contextmanager
def progress_bar() -> Iterator["Progress | None"]:
    """A bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("starting", total=None)

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=escape(message(what)), completed=done, total=total)

        yield tell
