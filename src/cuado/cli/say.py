"""What verbs say beside their documents: every line goes through here, made harmless."""

import sys

from cuado.errors import CuadoError
from cuado.letters import message, printable
from cuado.names import readable


def say(line: str, *, plain: bool = False) -> None:
    """Print a line on standard error.

    Args:
        line: the text; names in it (kernels, keys, files) may hold any characters.
        plain: whether to omit the program's name before it.
    """
    print(message(readable(line if plain else f"cuado: {line}")), file=sys.stderr, flush=True)


def say_error(error: CuadoError) -> None:
    """Print what is wrong and what to do about it."""
    say(error.message)
    if error.remedy:
        say(f"  {error.remedy}", plain=True)


def answer(line: str) -> None:
    """Print a line on standard output."""
    print(printable(readable(line)))
