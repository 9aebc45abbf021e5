"""The injection library, and the compiler that builds it."""

from cuado.sources.injection.build_command import VARIABLE, find_compiler
from cuado.sources.injection.library import LibraryMissingError, look
from cuado.sources.machine.facts import Injection, Problem


def library() -> Injection | Problem:
    """The library if it is there; builds nothing."""
    try:
        found = look()
    except LibraryMissingError as error:
        return Problem(error.message, error.remedy)
    return Injection(found.path is not None, found.note)


def compiler() -> str | Problem:
    """What the C++ compiler says of itself, and where it is."""
    found = find_compiler()
    if found is None:
        return Problem("no C++ compiler", f"apt-get install g++, or set {VARIABLE}")
    return f"{found.version} ({found.path})"
