"""How shared arrays are declared: their alignment, and their length."""

import re
from collections.abc import Iterable, Iterator

from cuado.ptx.analysis.shared import size_of
from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError
from cuado.ptx.syntax.tree import Declaration, Variable
from cuado.whatif.subject import Subject

_ALIGN = re.compile(r"\.align\s+\d+")
_DIMENSION = re.compile(r"\[\s*\w+\s*\]")


def declaration_of(subject: Subject, array: Variable) -> Declaration:
    """The statement that declares a variable, in the kernel or outside.

    Raises:
        PtxEditError: there is none.
    """
    statements = [statement for _, statement in subject.function.statements()]
    for each in (*statements, *subject.module.items):
        if isinstance(each, Declaration) and array in each.variables:
            return each
    raise PtxEditError(f"nothing declares '{array.name}'")


def aligned(subject: Subject, arrays: Iterable[Variable], bytes_: int) -> Iterator[Edit]:
    """The arrays' declarations with an alignment of at least ``bytes_``."""
    text = subject.module.text
    done: set[int] = set()
    for array in arrays:
        declaration = declaration_of(subject, array)
        if (array.align or 0) >= bytes_ or declaration.start in done:
            continue
        done.add(declaration.start)
        stated = _ALIGN.search(text, declaration.start, array.start)
        if stated is not None:
            yield Edit(stated.start(), stated.end(), f".align {bytes_}")
        else:
            at = text.index(".shared", declaration.start) + len(".shared")
            yield Edit(at, at, f" .align {bytes_}")


def lengthened(subject: Subject, array: Variable, unit: int, beyond: int) -> Iterator[Edit]:
    """An array's first dimension so large that it has whole units, and ``beyond`` bytes more."""
    size, dimension = size_of(array), array.dimensions[0] if array.dimensions else None
    if size is None or dimension is None:
        return
    wanted = -(-size // unit) * unit + beyond
    more = -(-(wanted - size) // (size // dimension))
    stated = _DIMENSION.search(subject.module.text, array.start, array.end)
    if more and stated is not None:
        yield Edit(stated.start(), stated.end(), f"[{dimension + more}]")
