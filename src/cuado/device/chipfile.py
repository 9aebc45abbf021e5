"""Reading a chip file: TOML in, :class:`~cuado.device.chip.Chip` out, or an error naming the key.

A chip file has two tables. ``[sources]`` names documents; ``[facts]`` holds one inline table per
fact, with its value and the source it is from::

    [sources]
    occupancy = "NVIDIA cuda_occupancy.h, CUDA 12.9"

    [facts]
    max_warps_per_sm = { value = 64, source = "occupancy" }
"""

import math
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path, PurePath
from typing import Any

from cuado import inputs
from cuado.device.chip import FACTS, OPTIONAL_FACTS, Chip, Kind
from cuado.errors import InvalidDataError, UnreadableFileError

RETIRED = frozenset({"shared_banks", "l1_line_bytes"})
"""Facts that nothing is computed from any more; chip files that have them are still read."""

# Far beyond any chip: keeps a slip of the keyboard from overflowing a float.
_LARGEST = 10**18


def read_chip(path: Path | Traversable) -> Chip:
    """Read one chip file; the chip is named after the file's stem.

    Raises:
        UnreadableFileError: if the file is missing, not UTF-8, or not TOML.
        InvalidDataError: if a key is unknown, a fact is missing or of the wrong type, or lacks
            its source.
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
    reader = _Reader(path)
    reader.only_keys(content, {"sources", "facts"}, "")
    sources = reader.sources(content.get("sources"))
    values, cited = reader.facts(content.get("facts"), sources)
    chip = Chip(name=name, sources=cited, **values)
    reader.check_agreement(chip)
    return chip


class _Reader:
    """The rules of a chip file; every refusal names the file and the key."""

    def __init__(self, path: str) -> None:
        self._path = path

    def fail(self, key: str, problem: str) -> InvalidDataError:
        return InvalidDataError(f"{self._path}: {key}: {problem}")

    def only_keys(self, table: Mapping[str, object], known: set[str], prefix: str) -> None:
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

    def sources(self, value: object) -> dict[str, str]:
        table = self.table(value, "sources")
        return {key: self.text(text, f"sources.{key}") for key, text in table.items()}

    # Any: the values are checked fact by fact against Kind, which mypy cannot follow into Chip.
    def facts(
        self, value: object, sources: Mapping[str, str]
    ) -> tuple[dict[str, Any], dict[str, str]]:
        table = self.table(value, "facts")
        self.only_keys(table, set(FACTS) | RETIRED, "facts.")
        values: dict[str, Any] = {}
        cited: dict[str, str] = {}
        unused = set(sources)
        for name in RETIRED & table.keys():
            fact = self.table(table[name], f"facts.{name}")
            unused.discard(self.text(fact.get("source"), f"facts.{name}.source"))
        for name, kind in FACTS.items():
            key = f"facts.{name}"
            if name not in table:
                if name in OPTIONAL_FACTS:
                    continue
                raise self.fail(key, "missing")
            fact = self.table(table[name], key)
            self.only_keys(fact, {"value", "source"}, f"{key}.")
            values[name] = self._value(fact.get("value"), kind, key)
            source = self.text(fact.get("source"), f"{key}.source")
            if source not in sources:
                raise self.fail(f"{key}.source", f"'{source}' is not in [sources]")
            cited[name] = sources[source]
            unused.discard(source)
        if unused:
            raise self.fail(f"sources.{min(unused)}", "no fact cites it")
        return values, cited

    def _value(self, value: object, kind: Kind, key: str) -> object:
        convert, wanted = _KINDS[kind]
        converted = convert(value)
        if converted is None:
            raise self.fail(f"{key}.value", f"must be {wanted}, not {value!r:.80}")
        return converted

    def check_agreement(self, chip: Chip) -> None:
        """Facts that constrain each other."""
        if chip.shared_configs_bytes[-1] != chip.shared_per_sm_bytes:
            raise self.fail(
                "facts.shared_configs_bytes", "must end with the value of shared_per_sm_bytes"
            )
        reserved = chip.shared_reserved_per_block_bytes
        if chip.shared_per_block_bytes + reserved > chip.shared_per_sm_bytes:
            raise self.fail("facts.shared_per_block_bytes", "is more than an SM has")
        if chip.registers_per_block > chip.registers_per_sm:
            raise self.fail("facts.registers_per_block", "is more than an SM has")


def _whole(value: object, least: int) -> int | None:
    # bool is an int to Python, but no count.
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= _LARGEST:
        return value
    return None


def _number(value: object) -> float | None:
    if isinstance(value, float):
        return value if math.isfinite(value) and 0 < value <= _LARGEST else None
    whole = _whole(value, 1)
    return None if whole is None else float(whole)


def _fraction(value: object) -> float | None:
    number = _number(value)
    return number if number is not None and number <= 1 else None


def _sizes(value: object) -> tuple[int, ...] | None:
    if not isinstance(value, list) or not value:
        return None
    sizes = [size for item in value if (size := _whole(item, 0)) is not None]
    ascending = all(low < high for low, high in pairwise(sizes))
    return tuple(sizes) if len(sizes) == len(value) and ascending else None


def _capability(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    major, minor = _whole(value[0], 1), _whole(value[1], 0)
    return None if major is None or minor is None else (major, minor)


def _names(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not value:
        return None
    names = tuple(item for item in value if isinstance(item, str) and item.strip())
    return names if len(names) == len(value) else None


_KINDS: Mapping[Kind, tuple[Callable[[object], object | None], str]] = {
    Kind.NAMES: (_names, "a list of names"),
    Kind.CAPABILITY: (_capability, "[major, minor]"),
    Kind.COUNT: (lambda value: _whole(value, 1), "a whole number above 0"),
    Kind.SIZE: (lambda value: _whole(value, 0), "a whole number, 0 or more"),
    Kind.SIZES: (_sizes, "an ascending list of whole numbers, each 0 or more"),
    Kind.NUMBER: (_number, "a finite number above 0"),
    Kind.FRACTION: (_fraction, "a number above 0 and at most 1"),
}
