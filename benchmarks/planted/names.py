"""What causes the rules of cuado and of NVIDIA stand for (``names.toml``).

names = read_names()
names.of_cuado("partial-wave", title)  # ("tail",)
names.of_nvidia("ThreadDivergence", title, message)
"""

import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from manifest import vocabulary

from cuado.errors import InvalidDataError, UnreadableFileError
from cuado.rules.registry import all_rules

NAMES = Path(__file__).with_name("names.toml")
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Name:
    """What a rule means when it says something.

    Attributes:
        rule: its identifier; a regular expression.
        says: to be found in what it says.
        causes: words of the vocabulary; none if it names no cause.
    """

    rule: re.Pattern[str]
    says: re.Pattern[str]
    causes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Names:
    """What rules mean; of each tool's, the first that fits decides.

    Attributes:
        cuado: of cuado's rules.
        nvidia: of NVIDIA's.
    """

    cuado: tuple[Name, ...]
    nvidia: tuple[Name, ...]

    def of_cuado(self, rule: str, title: str) -> tuple[str, ...]:
        """What a finding of one of cuado's rules stands for."""
        return _first(self.cuado, rule, title)

    def of_nvidia(self, rule: str, title: str, message: str) -> tuple[str, ...]:
        """What a result of one of NVIDIA's rules stands for; nothing if the table lacks it."""
        return _first(self.nvidia, rule, f"{title}: {message}")


def read_names(path: Path = NAMES) -> Names:
    """The table; every rule of cuado is in it, and every cause is a word of the vocabulary.

    Raises:
        UnreadableFileError: if it cannot be read.
        InvalidDataError: if it is of another shape, or if a rule or a cause is missing or unknown.
    """
    try:
        top = tomllib.loads(path.read_text(encoding="utf-8"))
        if top.get("schema") != SCHEMA:
            raise InvalidDataError(f"{path}: schema is {top.get('schema')!r}", f"write {SCHEMA}")
        cuado = tuple(name for rule, means in top["cuado"].items() for name in _own(rule, means))
        nvidia = tuple(_vendors(entry) for entry in top["nvidia"])
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFileError(path, f"cannot be read ({error})") from error
    except (tomllib.TOMLDecodeError, re.error, KeyError, TypeError, AttributeError) as error:
        raise InvalidDataError(f"{path}: no table of names: {error}") from error
    _check(path, top["cuado"].keys(), (*cuado, *nvidia))
    return Names(cuado, nvidia)


def _first(names: tuple[Name, ...], rule: str, text: str) -> tuple[str, ...]:
    fits = (n.causes for n in names if n.rule.fullmatch(rule) and n.says.search(text))
    return next(fits, ())


def _own(rule: str, means: dict[str, list[str]] | list[str]) -> Iterator[Name]:
    for says, causes in means.items() if isinstance(means, dict) else [("", means)]:
        yield Name(re.compile(re.escape(rule)), re.compile(says), tuple(causes))


def _vendors(entry: dict[str, Any]) -> Name:
    says = re.compile(entry.get("says", ""), re.DOTALL)
    return Name(re.compile(entry["rule"]), says, tuple(entry["causes"]))


def _check(path: Path, rules: Collection[str], names: tuple[Name, ...]) -> None:
    if odd := sorted({rule.name for rule in all_rules()} ^ set(rules)):
        raise InvalidDataError(f"{path}: rules missing or unknown: {', '.join(odd)}")
    used = {cause for name in names for cause in name.causes}
    if odd := sorted(used - vocabulary().keys()):
        raise InvalidDataError(f"{path}: no words of the vocabulary: {', '.join(odd)}")
