"""A progress bar for verbs that take a while."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cuado.cli.say import say
from cuado.letters import message

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

    from cuado.backends.rounds import Progress

EXIT_INTERRUPTED = 130
"""Exit code of a program ended by Ctrl-C, as shells expect it; the report is still written."""


QUIET = 10.0
"""Seconds of silence after which a line says what is being done, where there is no terminal."""


def in_lines(now: Callable[[], float] = time.monotonic) -> "Progress":
    """Tells what is being done by a line now and then: nothing in the first seconds."""
    began = last = now()

    def tell(what: str, done: int, total: int) -> None:
        nonlocal last
        if now() - last < QUIET:
            return
        last = now()
        part = f", {done} of {total}" if total > 1 else ""
        say(f"{message(what)}{part} ({last - began:.0f} s)", plain=True)

    return tell


_SHOWN: list["Bar"] = []
"""The bar that is on the screen; none where there is no terminal."""


@contextmanager
def without_bar() -> Iterator[None]:
    """While the user is asked something, no bar is drawn over the question."""
    for bar in _SHOWN:
        bar.stop()
    try:
        yield
    finally:
        for bar in _SHOWN:
            bar.start()


@contextmanager
def progress_bar() -> Iterator["Progress | None"]:
    """A bar on standard error, if that is a terminal; else a line now and then."""
    if not sys.stderr.isatty():
        yield in_lines()
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    counted = TextColumn("{task.fields[counted]}")
    columns = (TextColumn("{task.description}"), BarColumn(), counted, TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("starting", total=None, counted="")
        _SHOWN.append(bar)

        def tell(what: str, done: int, total: int) -> None:
            counted = f"{done} of {total}" if total > 1 else ""
            text = escape(message(what))
            bar.update(task, description=text, completed=done, total=total, counted=counted)

        try:
            yield tell
        finally:
            _SHOWN.remove(bar)
