"""The case studies that come with cuado, by name."""

from collections.abc import Iterator
from pathlib import Path

from cuado.errors import CuadoError, UnknownNameError
from cuado.sources.study.description import Study, read_study
from cuado.sources.trust import examples_folder


def find_study(name: str) -> Study:
    """A study by its name, its file, or the folder of its ``study.toml``.

    Raises:
        UnknownNameError: neither; lists the names.
        CuadoError: its file cannot be read.
    """
    path = Path(name)
    if path.exists():
        return read_study(path)
    known = {study.name: study for study in known_studies()}
    if name not in known:
        raise UnknownNameError("study", name, known)
    return known[name]


def known_studies() -> tuple[Study, ...]:
    """Every study that comes with cuado, by name."""
    return tuple(sorted(map(read_study, _files()), key=lambda study: study.name))


def _files() -> Iterator[Path]:
    folder = examples_folder()
    if folder is None:
        raise CuadoError("the examples are not installed", "name a study's file instead")
    yield from folder.glob("*/study*.toml")
