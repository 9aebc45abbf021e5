"""Reading a chip file: TOML in, :class:`~cuado.device.chip.Chip` out, or an error naming the line.

A chip file has three tables. ``[sources]`` names documents; ``[facts]`` holds one inline table per
fact, with its value and the source it is from; ``[model]`` holds constants of the emulator, each
with its unit as well, and with ``fitted_on`` if it was fitted. Where DRAM's bandwidth was measured
against warps per SM, each ``[[concurrency]]`` is a curve::

    relative = "h200"

    [sources]
    occupancy = "NVIDIA cuda_occupancy.h, CUDA 12.9"
    volta = "Jia et al., arXiv 1804.06826"

    [facts]
    max_warps_per_sm = { value = 64, source = "occupancy" }

    [model]
    constant_latency = { value = 30, unit = "cycle", source = "volta" }

    [[concurrency]]
    pattern = "increment"
    loads = 1
    word_bytes = 4
    warps = [1, 2, 4]
    bandwidth = [8.9e10, 1.77e11, 3.47e11]
    source = "increments"

``relative`` names a known chip. Facts of the SM's design that the file leaves out are the
relative's if both have the same compute capability; so are constants, of any relative.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from typing import Any

from cuado import inputs
from cuado.device.chip import FACTS, FACTS_OF_PART, OPTIONAL_FACTS, Chip, Kind, Stated
from cuado.device.chip_model import CONSTANTS
from cuado.device.chip_values import KINDS, contradiction
from cuado.device.concurrency import BandwidthCurve, Pattern
from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError

_TABLE = re.compile(r"^\s*\[\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"""^\s*["']?([\w-]+)["']?\s*[.=]""")


def line_of(text: str, key: str) -> int | None:
    """The line, from 1, of a dotted key such as ``facts.sm_count.value``, or of its table.

    None if neither is there.
    """
    table, _, rest = key.partition(".")
    wanted = rest.partition(".")[0]
    current, of_table = "", None
    for number, line in enumerate(text.splitlines(), 1):
        if match := _TABLE.match(line):
            current = match[1]
            if current == table:
                of_table = number
        elif match := _KEY.match(line):
            if current == table and match[1] == wanted:
                return number
            if not current and match[1] == table and not wanted:
                return number
    return of_table


RETIRED = frozenset({"shared_banks", "l1_line_bytes"})
"""Facts that nothing is computed from any more; chip files that have them are still read."""
SUFFIX = ".toml"
_MANY_MISSING = 8
"""Missing facts, besides the first, from which a message says that a relative can lend those of the
SM. Fewer are facts of the product itself, which no relative lends."""
_TABLES = frozenset({"relative", "sources", "facts", "model", "concurrency"})
_CURVE = frozenset({"pattern", "loads", "word_bytes", "warps", "bandwidth", "source"})


@cache
def packaged_names() -> tuple[str, ...]:
    """Names of the chips that come with cuado, sorted: the stems of their files."""
    found = (file.name for file in data().iterdir() if file.name.endswith(SUFFIX))
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found))


class _LoopError(InvalidDataError):
    """Chips are each other's relatives."""


_under_way: ContextVar[tuple[str, ...]] = ContextVar("_under_way", default=())
"""Names of chips whose files are being read, each as the relative of the one before."""


@cache
def packaged(name: str) -> Chip:
    """The chip of that name among those that come with cuado.

    Raises:
        UnreadableFileError: its file is not TOML.
        InvalidDataError: its file breaks a rule of chip files.
    """
    if name in _under_way.get():
        raise _LoopError(f"'{name}' is a relative of its own relative")
    token = _under_way.set((*_under_way.get(), name))
    try:
        return read_chip(data() / f"{name}{SUFFIX}")
    finally:
        _under_way.reset(token)


def data() -> Traversable:
    """The folder of the chip files that come with cuado."""
    return files("cuado.device") / "data"


def read_chip(path: Path | Traversable) -> Chip:
    """Read one chip file; the chip is named after the file's stem.

    Raises:
        UnreadableFileError: if the file is missing, not UTF-8, or not TOML.
        InvalidDataError: if a key is unknown, a fact is missing or of the wrong type, or lacks
            its source, or facts contradict each other.
    """
    try:
        if isinstance(path, Path):
            text = inputs.read_text(path, inputs.SETTINGS)
        else:
            text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UnreadableFileError(str(path), error.strerror or "cannot be read") from error
    except UnicodeDecodeError as error:
        raise UnreadableFileError(str(path), "is not UTF-8 text") from error
    return parse_chip(text, PurePath(path.name).stem, str(path))


def parse_chip(text: str, name: str, path: str) -> Chip:
    """Make a chip of a chip file's text; ``path`` is only for messages.

    Raises:
        UnreadableFileError: if the text is not TOML.
        InvalidDataError: if its content breaks a rule of chip files.
    """
    try:
        content = tomllib.loads(text)
    # Besides its own TOMLDecodeError (a ValueError), tomllib lets through the ValueError of an
    # integer of thousands of digits and the RecursionError of thousands of nested brackets.
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError(path, f"is not TOML: {error}") from error
    reader = _Reader(path, text)
    reader.only_keys(content, _TABLES, "")
    lender = reader.relative(content.get("relative"), name)
    sources = reader.sources(content.get("sources"))
    values, cited = reader.facts(content.get("facts"), sources, lender)
    model = reader.model(content.get("model", {}), sources)
    curves = reader.concurrency(content.get("concurrency", []), sources)
    reader.all_cited(sources)
    chip = Chip(
        name=name,
        sources=cited,
        relative=None if lender is None else lender.name,
        model=model,
        concurrency=curves,
        **values,
    )
    if found := contradiction(chip):
        raise reader.fail(*found)
    return chip


@dataclass(frozen=True, slots=True)
class _Relative:
    """The chip that a file names as its relative.

    Attributes:
        name: that it has.
        chip: what its file says; None if that cannot be read.
        problem: why not; empty if it can.
    """

    name: str
    chip: Chip | None
    problem: str = ""


def _all_missing(others: Sequence[str], lender: _Relative | None) -> str:
    """One message that names all missing facts; and who can lend those of the SM, if many are."""
    said = f"missing, and so are {', '.join(others)}" if others else "missing"
    if len(others) < _MANY_MISSING:
        return said
    whose = "a relative" if lender is None else f"relative '{lender.name}'"
    return f"{said}; {whose} lends those of the SM to a chip of its own compute_capability"


class _Reader:
    """The rules of a chip file; every refusal names the file, the line and the key."""

    def __init__(self, path: str, text: str) -> None:
        self._path, self._text = path, text
        self._cited: set[str] = set()

    def fail(self, key: str, problem: str) -> InvalidDataError:
        line = line_of(self._text, key)
        place = self._path if line is None else f"{self._path}:{line}"
        return InvalidDataError(f"{place}: {key}: {problem}")

    def only_keys(
        self, table: Mapping[str, object], known: frozenset[str] | set[str], prefix: str
    ) -> None:
        for key in table:
            if key not in known:
                raise self.fail(f"{prefix}{key}", f"unknown key; known: {', '.join(sorted(known))}")

    def table(self, value: object, key: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.fail(key, "must be a table")
        return value

    def text(self, value: object, key: str) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.fail(key, "must be a non-empty string")
        return value

    def relative(self, value: object, name: str) -> _Relative | None:
        """The chip that the file names as its relative; that its file is broken is no error yet."""
        if value is None:
            return None
        wanted = self.text(value, "relative")
        if wanted not in packaged_names():
            raise self.fail(
                "relative", f"'{wanted}' is no known chip; known: {', '.join(packaged_names())}"
            )
        if wanted == name:
            raise self.fail("relative", "a chip cannot be its own relative")
        try:
            return _Relative(wanted, packaged(wanted))
        except _LoopError as error:
            problem = f"'{wanted}' leads back to this chip"
            raise _LoopError(self.fail("relative", problem).message) from error
        except CuadoError as error:
            return _Relative(wanted, None, error.message)

    def sources(self, value: object) -> dict[str, str]:
        table = self.table(value, "sources")
        return {key: self.text(text, f"sources.{key}") for key, text in table.items()}

    # Any: the values are checked fact by fact against Kind, which mypy cannot follow into Chip.
    def facts(
        self, value: object, sources: Mapping[str, str], lender: _Relative | None
    ) -> tuple[dict[str, Any], dict[str, str]]:
        table = self.table(value, "facts")
        self.only_keys(table, FACTS.keys() | RETIRED, "facts.")
        values: dict[str, Any] = {}
        cited: dict[str, str] = {}
        for name in RETIRED & table.keys():
            fact = self.table(table[name], f"facts.{name}")
            self._cited.add(self.text(fact.get("source"), f"facts.{name}.source"))
        for name in FACTS.keys() & table.keys():
            key = f"facts.{name}"
            fact = self.table(table[name], key)
            self.only_keys(fact, {"value", "source"}, f"{key}.")
            values[name] = self._value(fact.get("value"), FACTS[name], key)
            cited[name] = self._source(fact.get("source"), sources, key)
        relative = None if lender is None else lender.chip
        if relative is not None and values.get("compute_capability") == relative.compute_capability:
            for name in relative.sources.keys() - values.keys() - FACTS_OF_PART:
                values[name] = getattr(relative, name)
                cited[name] = (
                    f"as {relative.title}, of the same compute capability: {relative.sources[name]}"
                )
        missing = [each for each in FACTS if each not in values and each not in OPTIONAL_FACTS]
        if missing and lender is not None and lender.problem:
            raise self.fail("relative", f"'{lender.name}' cannot be read: {lender.problem}")
        if missing:
            raise self.fail(f"facts.{missing[0]}", _all_missing(missing[1:], lender))
        return values, cited

    def model(self, value: object, sources: Mapping[str, str]) -> dict[str, Stated]:
        table = self.table(value, "model")
        self.only_keys(table, CONSTANTS.keys() | set(), "model.")
        found = {}
        for name, given in table.items():
            key, constant = f"model.{name}", CONSTANTS[name]
            entry = self.table(given, key)
            self.only_keys(entry, {"value", "unit", "source", "fitted_on"}, f"{key}.")
            if entry.get("unit") != constant.unit:
                raise self.fail(f"{key}.unit", f"must be '{constant.unit}'")
            value = self._value(entry.get("value"), constant.kind, key)
            source = self._source(entry.get("source"), sources, key)
            fitted = entry.get("fitted_on", None)
            fitted_on = "" if fitted is None else self.text(fitted, f"{key}.fitted_on")
            assert isinstance(value, int | float)  # noqa: S101  no constant is of another kind
            found[name] = Stated(value, source, fitted_on)
        return found

    def concurrency(self, value: object, sources: Mapping[str, str]) -> tuple[BandwidthCurve, ...]:
        if not isinstance(value, list):
            raise self.fail("concurrency", "must be an array of tables, [[concurrency]]")
        return tuple(
            self._curve(self.table(each, f"concurrency[{at}]"), sources, f"concurrency[{at}]")
            for at, each in enumerate(value)
        )

    def _curve(
        self, table: dict[str, object], sources: Mapping[str, str], key: str
    ) -> BandwidthCurve:
        self.only_keys(table, _CURVE, f"{key}.")
        pattern = table.get("pattern")
        if pattern not in set(Pattern):
            raise self.fail(f"{key}.pattern", f"must be one of {', '.join(Pattern)}")
        numbers = {
            name: self._value(table.get(name), kind, f"{key}.{name}")
            for name, kind in (
                ("loads", Kind.COUNT),
                ("word_bytes", Kind.COUNT),
                ("warps", Kind.SIZES),
            )
        }
        found: dict[str, Any] = {**numbers, "bandwidth": self._bandwidths(table, key)}
        if found["warps"][0] < 1 or len(found["warps"]) != len(found["bandwidth"]):
            raise self.fail(f"{key}.warps", "must be positive and as many as there are bandwidths")
        source = self._source(table.get("source"), sources, key)
        return BandwidthCurve(Pattern(str(pattern)), source=source, **found)

    def _bandwidths(self, table: dict[str, object], key: str) -> tuple[object, ...]:
        given = table.get("bandwidth")
        if not isinstance(given, list) or not given:
            raise self.fail(f"{key}.bandwidth", "must be a list of numbers above 0")
        return tuple(self._value(each, Kind.NUMBER, f"{key}.bandwidth") for each in given)

    def all_cited(self, sources: Mapping[str, str]) -> None:
        if unused := sources.keys() - self._cited:
            raise self.fail(f"sources.{min(unused)}", "no fact cites it")

    def _source(self, value: object, sources: Mapping[str, str], key: str) -> str:
        source = self.text(value, f"{key}.source")
        if source not in sources:
            raise self.fail(f"{key}.source", f"'{source}' is not in [sources]")
        self._cited.add(source)
        return sources[source]

    def _value(self, value: object, kind: Kind, key: str) -> object:
        convert, wanted = KINDS[kind]
        converted = convert(value)
        if converted is None:
            raise self.fail(f"{key}.value", f"must be {wanted}, not {value!r:.80}")
        return converted
