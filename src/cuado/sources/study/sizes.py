"""Other sizes for all cases of a study: each case takes those of its constants that are named."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from cuado.errors import CuadoError, UnknownNameError
from cuado.sources.case.description import Case, read_case
from cuado.sources.study.description import Study


def sized_case(path: Path, sizes: Mapping[str, int]) -> Case:
    """A case of a study at other sizes; constants that it does not have are left out.

    Raises:
        CuadoError: the case cannot be read, or not at these sizes.
    """
    case = read_case(path)
    own = {name: value for name, value in sizes.items() if _has(case, name)}
    return read_case(path, own) if own else case


def expect_sizes(study: Study, sizes: Iterable[str]) -> None:
    """Check that a case of the study has each of the constants.

    Raises:
        UnknownNameError: none has.
        CuadoError: a case cannot be read.
    """
    if not (sizes := tuple(sizes)):
        return
    cases = [read_case(version.case) for version in study.versions]
    for name in sizes:
        if not any(_has(case, name) for case in cases):
            raise UnknownNameError(
                "constant",
                name,
                sorted({n for case in cases for n in (*case.names, *case.defines)}),
            )


def is_documented_size(study: Study, sizes: Mapping[str, int]) -> bool:
    """True if every version has the sizes that the document gives; False if it gives none.

    Not either if a case cannot be read at these sizes.
    """
    if not study.documented_size:
        return False
    try:
        cases = [sized_case(version.case, sizes) for version in study.versions]
    except CuadoError:
        return False
    return all(
        case.names[name] == value
        for case in cases
        for name, value in study.documented_size.items()
        if _has(case, name)
    )


def _has(case: Case, name: str) -> bool:
    return name in case.names or name in case.defines
