"""``study.toml`` as data: read and checked; the cases it names are not read yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from cuado import inputs
from cuado.model.cause import Cause
from cuado.model.program import ProgramShare
from cuado.sources.case.table import Table
from cuado.sources.study.document import Documented, Figure, documented, read_figures

STUDY_FILE = "study.toml"
SCHEMA = 1
_KEYS = (
    *("schema", "name", "title", "says", "documented", "documented_size", "figures"),
    *("versions", "roof", "program"),
)
_VERSION_KEYS = ("name", "case", "does", "causes", "documented", "expect", "note", "document")
_PROGRAM_KEYS = ("kernel", "whole", "launches")
_ROOF_KEYS = ("case", "says")
_WORDS = tuple(cause.value for cause in Cause if not cause.is_roof)


class Expected(StrEnum):
    """How a version should compare with the one before it, on today's chips."""

    FASTER = "faster"
    SAME = "same"
    SLOWER = "slower"


@dataclass(frozen=True, slots=True)
class StudyVersion:
    """One version of the program.

    Attributes:
        name: short: ``v1``.
        case: its case file.
        does: what it is, in a few words.
        causes: what slows it down and is removed by the next version; empty for the last one,
            and where the next version removes nothing.
        documented: the founding document's figure for it, in the study's unit; None without one.
        expect: compared with the version before; None for the first, or where it is left open.
        note: where today's chips differ from the document's.
        document: what the document says of it; None if it says nothing.
    """

    name: str
    case: Path
    does: str
    causes: tuple[Cause, ...]
    documented: float | None = None
    expect: Expected | None = None
    note: str = ""
    document: Documented | None = None


@dataclass(frozen=True, slots=True)
class Roof:
    """What the last version is held against.

    Attributes:
        case: a kernel that does only what the task must: moves its bytes, or does its arithmetic.
        says: what it does, in a few words.
    """

    case: Path
    says: str


@dataclass(frozen=True, slots=True)
class Study:
    """A case study.

    Attributes:
        path: path of its file.
        name: short.
        title: one line.
        says: what is computed, and what the founding document did with it.
        documented: unit and chip of the documented figures; empty if there are none.
        versions: in the order of the story.
        roof: None if there is none.
        documented_size: constants of the cases with the document's values; empty if it does not
            give its sizes, or its data cannot be made again.
        program: the first version's share of the document's program; None if it is not given.
    """

    path: Path
    name: str
    title: str
    says: str
    documented: str
    versions: tuple[StudyVersion, ...]
    roof: Roof | None
    documented_size: Mapping[str, int] = field(default_factory=dict)
    program: ProgramShare | None = None


def read_study(path: Path) -> Study:
    """Read a study file, or ``study.toml`` of a folder.

    Raises:
        UnreadableFileError: there is no such file, or it is no TOML.
        CaseError: a key is unknown, missing or has a wrong value; or a case is not there.
    """
    path = inputs.real_path(path / STUDY_FILE if path.is_dir() else path)
    remedy = "'cuado study' lists those that come with cuado"
    top = Table(path, inputs.read_toml(path, "there is no such study", remedy), {})
    top.expect(_KEYS, ("schema", "name", "title", "says", "versions"))
    if top.data["schema"] != SCHEMA:
        raise top.error("schema", f"is {top.data['schema']}", f"write schema = {SCHEMA}")
    figures = read_figures(top.file("figures")) if "figures" in top.data else ()
    versions = tuple(
        _version(table, figures, first=not n) for n, table in enumerate(top.tables("versions"))
    )
    if not versions:
        raise top.error("versions", "there are none", "write [[versions]]")
    names = [version.name for version in versions]
    if len(set(names)) < len(names):
        raise top.error("versions", "two have one name", "name each once")
    sizes = top.table("documented_size")
    return Study(
        path,
        top.text("name"),
        top.text("title"),
        top.text("says"),
        top.text("documented"),
        versions,
        _roof(top.table("roof")) if "roof" in top.data else None,
        {name: sizes.integer(name, low=1) for name in sizes.data},
        _program(top.table("program")) if "program" in top.data else None,
    )


def _program(table: Table) -> ProgramShare:
    """``kernel`` and ``whole`` in milliseconds, and ``launches``."""
    table.expect(_PROGRAM_KEYS, _PROGRAM_KEYS)
    kernel, whole, launches = (table.number(key) for key in _PROGRAM_KEYS)
    try:
        return ProgramShare(kernel / 1e3, whole / 1e3, int(launches))
    except ValueError as error:
        raise table.error("kernel", f"is no part of the program: {error}", "give ms") from error


def _version(table: Table, figures: tuple[Figure, ...], *, first: bool) -> StudyVersion:
    table.expect(_VERSION_KEYS, ("name", "case", "does", "causes"))
    if first and "expect" in table.data:
        raise table.error("expect", "the first version has none before it", "leave it out")
    expect = table.choice("expect", (*Expected, ""), "")
    return StudyVersion(
        table.text("name"),
        _case(table),
        table.text("does"),
        tuple(_cause(table, value) for value in table.array("causes")),
        table.number("documented") if "documented" in table.data else None,
        Expected(expect) if expect else None,
        table.text("note"),
        documented(table.table("document"), figures) if "document" in table.data else None,
    )


def _roof(table: Table) -> Roof:
    table.expect(_ROOF_KEYS, _ROOF_KEYS)
    return Roof(_case(table), table.text("says"))


def _cause(table: Table, value: object) -> Cause:
    if value not in _WORDS:
        raise table.error("causes", f"'{value}' is no cause", f"of: {', '.join(_WORDS)}")
    return Cause(str(value))


def _case(table: Table) -> Path:
    name = table.text("case")
    found = table.path.parent / name
    if not found.is_file():
        raise table.error("case", f"there is no '{name}'", f"expected {found}")
    return found
