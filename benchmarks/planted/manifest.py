"""The planted kernels: what is wrong with each, and what must name it (``manifest.toml``).

for planted in tuning(read_manifest()):
    launch = load_case(planted.case)

Those of the halves are for tuning (:func:`tuning`) or held out (:func:`reported`); those of the
blind set (:func:`blind`) are for one look, and are in neither half. Those of :func:`later` are of
causes that were named after that look.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import TypeVar, cast

from cuado.errors import InvalidDataError, UnknownNameError, UnreadableFileError
from cuado.rules.registry import all_rules
from cuado.what_if.registry import all_experiments

_Choice = TypeVar("_Choice", bound=StrEnum)

MANIFEST = Path(__file__).with_name("manifest.toml")
NARROWED = {"frame_stats": "stack", "gemv_decode": "W"}
"""The buffer that a twin stores half as wide, by the kernel's name."""
HEALTHY = "healthy"
ROOF = "-roof"
SCHEMA = 1
SEED = 7200
"""Of the two halves: the least that puts into the tuning half what had been worked on before there
were halves (all that the first score of this set had wrong, the tail, and ``divergence``). Another
seed, or another kernel, makes other halves."""

_TOP = {"schema", "vocabulary", "planted"}
_REQUIRED = {"name", "kind", "cause", "experiments", "rules", "says"}
_WITH_TWIN = {"exact", "results"}
_KNOWN = _REQUIRED | _WITH_TWIN | {"causes", "also", "twin", "set", "repairs"}


class Kind(StrEnum):
    """What a kernel is in the set for."""

    DEFECT = "defect"
    """Something is planted that costs time."""
    ROOF = "roof"
    """It is as fast as a unit of the chip lets it be."""
    HEALTHY = "healthy"
    """No defect is to be named."""


class Results(StrEnum):
    """How the results of a repaired twin compare to the planted kernel's."""

    EQUAL = "equal"
    CLOSE = "close"
    DIFFERENT = "different"


class Set(StrEnum):
    """Who wrote a kernel, knowing what."""

    HALVES = "halves"
    """By those who wrote the experiments; dealt out to the two halves."""
    BLIND = "blind"
    """By someone who had not seen the experiments and the rules."""
    LATER = "later"
    """Blind as well, for causes that were named after the blind set had been looked at: predicted
    gains are held against achieved ones (``benchmarks/whatif/twins.py``); no score counts them."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A planted kernel, or a healthy one.

    Attributes:
        name: unique; of the case file without its ending.
        kind: defect, roof, or healthy.
        cause: what is planted, a word of the vocabulary; the heavier one of several.
        causes: all that is planted; ``(cause,)`` for one.
        also: what is true besides, and neither to be named nor wrong.
        case: the case file.
        twin: the case file of the repaired kernel, which takes the same arguments; None if none.
        exact: whether the repair removes the planted causes and changes nothing else.
        results: of the twin, on the same buffers; None without a twin.
        experiments: names of cuado's experiments that should name a cause.
        rules: names of cuado's rules that should name a cause.
        says: what is planted, in a sentence.
        set: the set that it is of.
        repairs: of a healthy kernel, what its twin removes: a defect on a device where that gains.
    """

    name: str
    kind: Kind
    cause: str
    causes: tuple[str, ...]
    also: tuple[str, ...]
    case: Path
    twin: Path | None
    exact: bool
    results: Results | None
    experiments: tuple[str, ...]
    rules: tuple[str, ...]
    says: str
    set: Set = Set.HALVES
    repairs: tuple[str, ...] = ()

    @property
    def healthy(self) -> bool:
        """Whether nothing is planted."""
        return self.kind is Kind.HEALTHY

    @property
    def true(self) -> frozenset[str]:
        """All that may be said of it without being wrong."""
        return frozenset(self.causes + self.also)


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


def tuning(planted: Iterable[Planted]) -> tuple[Planted, ...]:
    """The half on which rules and experiments may be tuned, in the order given.

    Kernels of a cause are put in the order of the SHA-256 of ``SEED:name`` and dealt out to the
    halves in turn, and so are all roofs, all healthy kernels, and all causes that have one kernel
    only; who is dealt the first of a group alternates. Each cause planted in two kernels or more
    is in both halves, and the halves differ by one kernel at most. Kernels of the blind set are in
    neither, and make no difference to them.
    """
    planted = tuple(planted)
    chosen = {each.name for each in _dealt(planted)[::2]}
    return tuple(each for each in planted if each.name in chosen)


def reported(planted: Iterable[Planted]) -> tuple[Planted, ...]:
    """The half that is held out, by which a score is reported; see :func:`tuning`."""
    planted = tuple(planted)
    chosen = {each.name for each in _dealt(planted)[1::2]}
    return tuple(each for each in planted if each.name in chosen)


def blind(planted: Iterable[Planted]) -> tuple[Planted, ...]:
    """The blind set: no rule and no experiment may be tuned on it before its score is reported."""
    return tuple(each for each in planted if each.set is Set.BLIND)


def later(planted: Iterable[Planted]) -> tuple[Planted, ...]:
    """The kernels that were planted after the sets that are scored, in the order given."""
    return tuple(each for each in planted if each.set is Set.LATER)


PARTS: dict[str, Callable[[Iterable[Planted]], tuple[Planted, ...]]] = {
    "reported": reported,
    "tuning": tuning,
    "blind": blind,
    "later": later,
}
"""Parts of the manifest by the words that ``measure.py``, ``once.py`` and ``ncu.sh`` take. Every
kernel is in one of them."""


def _dealt(planted: tuple[Planted, ...]) -> list[Planted]:
    """The order in which kernels of the halves are dealt out in turn: group by group."""
    planted = tuple(each for each in planted if each.set is Set.HALVES)
    counts = Counter(each.cause for each in planted)

    def place(each: Planted) -> tuple[str, str, str]:
        alone = each.kind is Kind.DEFECT and counts[each.cause] == 1
        group = each.cause if each.kind is Kind.DEFECT and not alone else ""
        return each.kind, group, sha256(f"{SEED}:{each.name}".encode()).hexdigest()

    return sorted(planted, key=place)


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

    def choice(self, key: str, among: type[_Choice]) -> _Choice:
        """One of a few words."""
        try:
            return among(self.text(key))
        except ValueError:
            raise self.error(f"'{key}' is not known", f"one of: {', '.join(among)}") from None

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
        kind=entry.choice("kind", Kind),
        cause=cause,
        causes=causes,
        also=entry.texts("also") if "also" in entry.data else (),
        case=entry.case("name"),
        twin=twin,
        exact=entry.flag("exact") if twin else False,
        results=entry.choice("results", Results) if twin else None,
        experiments=entry.texts("experiments"),
        rules=entry.texts("rules"),
        says=entry.text("says"),
        set=entry.choice("set", Set) if "set" in entry.data else Set.HALVES,
        repairs=entry.texts("repairs") if "repairs" in entry.data else (),
    )
    _check_names(entry, "cause", causes + made.also + made.repairs, vocabulary)
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
    if set(made.causes) & set(made.also):
        raise entry.error("'also' repeats a cause")
    if any(_kind_of(cause) is not made.kind for cause in made.causes):
        raise entry.error(f"is a {made.kind}, and its cause is not")
    if made.kind is Kind.ROOF and made.twin and made.set is not Set.LATER:
        raise entry.error("is a roof: it has no twin")
    if made.kind is Kind.HEALTHY and (made.experiments or made.rules or made.also):
        raise entry.error("is healthy: nothing should name a cause")
    if made.repairs and not (made.healthy and made.twin):
        raise entry.error("'repairs' is of healthy kernels with a twin")
    if made.kind is not Kind.HEALTHY and not (made.experiments and made.rules):
        raise entry.error("an experiment and a rule should name its cause")


def _kind_of(cause: str) -> Kind:
    if cause == HEALTHY:
        return Kind.HEALTHY
    return Kind.ROOF if cause.endswith(ROOF) else Kind.DEFECT


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
