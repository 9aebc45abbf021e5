"""``--trust``, and the question before code of a case that is new to cuado is run."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.say import say
from cuado.errors import CuadoError
from cuado.letters import printable

if TYPE_CHECKING:
    from cuado.sources.case.description import Case
    from cuado.sources.launches import Described

TrustOption = Annotated[
    bool,
    typer.Option(
        "--trust",
        help="Run code that a case brings along: its reference, and nvcc on its source.",
    ),
]


def settle(described: "Described", *, trust: bool, reference: bool = False) -> None:
    """Ask whether a case's code may be run, if it would be and no answer is on record.

    Args:
        described: a case; a capture contains no code for this machine's processor.
        trust: whether the user agreed beforehand.
        reference: whether the verb runs the case's reference.

    Raises:
        UntrustedError: the user said no, or there is nobody to ask.
    """
    from cuado.sources.case.description import Case
    from cuado.sources.trust import is_trusted, trust_everything

    if trust:
        trust_everything()
    if not isinstance(described, Case) or is_trusted(described.path):
        return
    if what := " and ".join(_code_of(described, reference=reference)):
        _ask(described.path, what)


def settle_all(paths: Iterable[Path], *, trust: bool, reference: bool) -> None:
    """Call :func:`settle` for the cases of a study; unreadable ones are skipped.

    Raises:
        UntrustedError: the user said no, or there is nobody to ask.
    """
    from cuado.sources.case.description import read_case
    from cuado.sources.trust import UntrustedError

    for path in paths:
        try:
            settle(read_case(path), trust=trust, reference=reference)
        except UntrustedError:
            raise
        except CuadoError:
            continue


def _code_of(case: "Case", *, reference: bool) -> list[str]:
    from cuado.sources.case.compilation import needs_nvcc
    from cuado.sources.case.load import source_of

    found = []
    if reference and case.reference is not None:
        found.append(f"the Python of {case.reference.path.name}")
    with suppress(CuadoError):  # What is wrong with the source is said when it is compiled.
        if needs_nvcc(source_of(case)):
            found.append(f"nvcc, a shell and a host compiler on {case.source.name}")
    return found


def _ask(path: Path, what: str) -> None:
    from cuado.sources.trust import UntrustedError, place_of, remember

    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise UntrustedError(path, what)
    place = place_of(path)
    say(f"{path} would run code on this machine: {what}")
    if not typer.confirm(printable(f"  Trust {place} from now on?"), err=True):
        raise UntrustedError(path, what)
    remember(place)
