"""The planted kernels: what is wrong with each, and what must name it (``manifest.toml``).

for planted in read_manifest(MANIFEST):
    launch = load_case(planted.case)
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import cast

from cuado.errors import InvalidDataError, UnknownNameError, UnreadableFileError
from cuado.rules.registry import all_rules
from cuado.whatif.registry import all_experiments

MANIFEST = Path(__file__).with_name("manifest.toml")
HEALTHY = "healthy"
SCHEMA = 1

_TOP = {"schema", "vocabulary", "planted"}
_REQUIRED = {"name", "cause", "experiments", "rules", "says"}
_WITH_TWIN = {"exact", "results"}
_KNOWN = _REQUIRED | _WITH_TWIN | {"causes", "twin"}


class Results(StrEnum):
    """How the results of a repaired twin compare to the planted kernel's."""

    EQUAL = "equal"
    CLOSE = "close"
    DIFFERENT = "different"


@dataclass(frozen=True, slots=True)
class Planted:
    """A planted kernel, or a healthy one.

    Attributes:
        name: unique; of the case file without its ending.
        cause: what is planted, a word of the vocabulary; the heavier one of several.
        causes: all that is planted; ``(cause,)`` for one.
        case: the case file.
        twin: the case file of the repaired kernel, which takes the same arguments; None if none.
        exact: whether the repair removes the planted causes and changes nothing else.
        results: of the twin, on the same buffers; None without a twin.
        experiments: names of cuado's experiments that should name a cause.
        rules: names of cuado's rules that should name a cause.
        says: what is planted, in a sentence.
    """

    name: str
    cause: str
    causes: tuple[str, ...]
    case: Path
    twin: Path | None
    exact: bool
    results: Results | None
    experiments: tuple[str, ...]
    rules: tuple[str, ...]
    says: str

    @property
    def healthy(self) -> bool:
        """Whether nothing is planted."""
        return self.cause == HEALTHY


def vocabulary(path: Path = MANIFEST) -> dict[str, str]:
    """What each cause means, by its name.

    Raises:
        UnreadableFileError: if the manifest cannot be read.
        InvalidDataError: if it has no vocabulary, or one that does not know ``healthy``.
    """
    return _vocabulary(path, _toml(path))


def read_manifest(path: Path = MANIFEST) -> tuple[Planted, ...]:
    """The planted kernels of a manifest, in its order; cases lie beside it.

    Raises:
        UnreadableFileError: if the manifest cannot be read.
        InvalidDataError: if a key is unknown, missing or of the wrong type; if a cause, a rule,
            an experiment or a case does not exist; if names repeat; if an entry contradicts itself.
    """
    top = _toml(path)
    unknown = top.keys() - _TOP
    if unknown:
        raise InvalidDataError(f"{path}: unknown keys: {', '.join(sorted(unknown))}")
    if top.get("schema") != SCHEMA:
        raise InvalidDataError(f"{path}: schema is {top.get('schema')!r}", f"write {SCHEMA}")
    causes = _vocabulary(path, top)
    tables = top.get("planted", [])
    if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise InvalidDataError(f"{path}: 'planted' is no list of tables", "write [[planted]]")
    entries = tuple(_Entry(path, cast("dict[str, object]", each)) for each in tables)
    found = tuple(_planted(entry, causes) for entry in entries)
    names = [each.name for each in found]
    for name in names:
        if names.count(name) > 1:
            raise InvalidDataError(f"{path}: two entries are called '{name}'")
    return found


@dataclass(frozen=True, slots=True)
class _Entry:
    """A ``[[planted]]`` table, read key by key."""

    path: Path
    data: dict[str, object]

    def error(self, problem: str, remedy: str = "") -> InvalidDataError:
        """An error that names manifest and entry."""
        return InvalidDataError(
            f"{self.path}: {self.data.get('name', 'an entry')}: {problem}", remedy
        )

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.data.get(key)
        if not isinstance(value, str) or not value:
            raise self.error(f"'{key}' is no text")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, each one once."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.error(f"'{key}' is no list of names")
        if len(set(value)) != len(value):
            raise self.error(f"'{key}' names one twice")
        return tuple(value)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self.error(f"'{key}' is neither true nor false")
        return value

    def case(self, key: str) -> Path:
        """A case file beside the manifest."""
        name = self.text(key)
        found = self.path.with_name(f"{name}.toml")
        if Path(name).name != name or not found.is_file():
            raise self.error(f"there is no case '{name}'", f"expected {found}")
        return found


def _planted(entry: _Entry, vocabulary: dict[str, str]) -> Planted:
    _check_keys(entry)
    cause = entry.text("cause")
    causes = entry.texts("causes") if "causes" in entry.data else (cause,)
    twin = entry.case("twin") if "twin" in entry.data else None
    made = Planted(
        name=entry.text("name"),
        cause=cause,
        causes=causes,
        case=entry.case("name"),
        twin=twin,
        exact=entry.flag("exact") if twin else False,
        results=_results(entry) if twin else None,
        experiments=entry.texts("experiments"),
        rules=entry.texts("rules"),
        says=entry.text("says"),
    )
    _check_names(entry, "cause", causes, vocabulary)
    _check_names(entry, "experiment", made.experiments, (e.name for e in all_experiments()))
    _check_names(entry, "rule", made.rules, (rule.name for rule in all_rules()))
    _check_sense(entry, made)
    return made


def _check_keys(entry: _Entry) -> None:
    known = _KNOWN if "twin" in entry.data else _KNOWN - _WITH_TWIN
    required = _REQUIRED | (_WITH_TWIN if "twin" in entry.data else set())
    unknown, missing = entry.data.keys() - known, required - entry.data.keys()
    if unknown:
        raise entry.error(f"unknown keys: {', '.join(sorted(unknown))}")
    if missing:
        raise entry.error(f"missing keys: {', '.join(sorted(missing))}")


def _check_names(entry: _Entry, kind: str, names: Iterable[str], known: Iterable[str]) -> None:
    known = tuple(known)
    for name in names:
        if name not in known:
            unknown = UnknownNameError(kind, name, known)
            raise entry.error(unknown.message, unknown.remedy)


def _check_sense(entry: _Entry, made: Planted) -> None:
    if made.cause not in made.causes:
        raise entry.error(f"'causes' lacks '{made.cause}'")
    if HEALTHY in made.causes and (len(made.causes), made.twin) != (1, None):
        raise entry.error("is healthy: it has neither other causes nor a twin")
    if made.healthy and (made.experiments or made.rules):
        raise entry.error("is healthy: nothing should name a cause")
    if not made.healthy and not (made.experiments and made.rules):
        raise entry.error("an experiment and a rule should name its cause")


def _results(entry: _Entry) -> Results:
    try:
        return Results(entry.text("results"))
    except ValueError:
        raise entry.error("'results' is not known", f"one of: {', '.join(Results)}") from None


def _vocabulary(path: Path, top: dict[str, object]) -> dict[str, str]:
    found = top.get("vocabulary")
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise InvalidDataError(f"{path}: no vocabulary", "write [vocabulary]: cause = 'meaning'")
    if HEALTHY not in found:
        raise InvalidDataError(f"{path}: the vocabulary lacks '{HEALTHY}'")
    return dict(found)


def _toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFileError(path, f"cannot be read ({error})") from error
    except tomllib.TOMLDecodeError as error:
        raise InvalidDataError(f"{path}: no TOML: {error}") from error
