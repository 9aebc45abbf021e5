"""Writes what-ifs to files and reads them again, whole, with the code of the launch.

A file holds what reports say of an experiment, and not the functions that make it.
"""

import base64
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from math import inf, isfinite, nan
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from cuado.errors import InvalidDataError
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.metrics import Measure, MetricSet
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment
from cuado.what_if.registry import all_experiments

# Dataclasses as JSON's own values, and back, by the types of their fields.
#
# JSON has neither enumerations, bytes, infinities nor unions of dataclasses. Members of
# enumerations are written by name, since their values are sentences that may be worded better one
# day; bytes and numbers that are not finite as objects with one key that begins with ``$``; and
# where a field may hold one of several dataclasses, its object says which under ``$is``.
#
# Keys are the fields' names. A field that is added needs a default: then older files still read.
# Fields that are not known are ignored, so that newer ones do, too.

Plain = Any
"""None, a bool, a number, a text, a list of these, or a dictionary of these by text."""

_IS, _BYTES, _FLOAT = "$is", "$bytes", "$float"
_NOT_FINITE = {str({_FLOAT: repr(value)}): value for value in (inf, -inf, nan)}
"""Numbers that JSON does not have, by what is written for them."""


class Writing:
    """Makes JSON's values of dataclasses and what they hold.

    Args:
        special: what writes the fields of a dataclass in place of all its fields, by its type.
    """

    def __init__(self, special: Mapping[type, Callable[[Any], Mapping[str, object]]]) -> None:
        self._special = special

    def plain(self, value: object) -> Plain:
        """A value as JSON has it.

        Raises:
            TypeError: there is no way to write it.
        """
        if value is None or isinstance(value, bool | int):
            return value
        if isinstance(value, Enum):
            return value.name
        if isinstance(value, str | Path):
            return str(value)
        if isinstance(value, float):
            return value if isfinite(value) else {_FLOAT: repr(value)}
        if isinstance(value, bytes):
            return {_BYTES: base64.b64encode(value).decode()}
        return self._whole(value)

    def _whole(self, value: object) -> Plain:
        """JSON's value for a value that holds others."""
        if isinstance(value, MetricSet):  # What is derived follows again.
            return {name: self.plain(value.get(name)) for name in value}
        if isinstance(value, Mapping):
            return {str(key): self.plain(each) for key, each in value.items()}
        if isinstance(value, frozenset):
            return sorted(map(self.plain, value))
        if isinstance(value, tuple | list):
            return [self.plain(each) for each in value]
        if not is_dataclass(value) or isinstance(value, type):
            raise TypeError(f"{type(value).__name__} cannot be saved")
        held = self._special.get(type(value), _held)(value)
        found = {name: self.plain(each) for name, each in held.items()}
        return {_IS: type(value).__name__, **found}


def _held(value: Any) -> Mapping[str, object]:
    """The fields of a dataclass."""
    return {each.name: getattr(value, each.name) for each in fields(value)}


class Restoring:
    """Makes values of what :class:`Writing` made of them.

    Args:
        special: what makes a dataclass that its fields alone do not make, by its type.
    """

    def __init__(self, special: Mapping[type, Callable[[Mapping[str, Plain]], object]]) -> None:
        self._special = special

    def value(self, kind: Any, found: Plain, where: str) -> Any:
        """A value of a type.

        Args:
            kind: the type, as a field is annotated with it.
            found: what JSON holds.
            where: names the value in an error.

        Raises:
            InvalidDataError: that is no value of the type.
        """
        if isinstance(kind, types.UnionType) or get_origin(kind) is Union:
            return self._one_of(get_args(kind), found, where)
        if isinstance(kind, type) and issubclass(kind, Enum):
            if not isinstance(found, str) or found not in kind.__members__:
                raise _wrong(where, f"one of {', '.join(kind.__members__)}", found)
            return kind[found]
        if kind is MetricSet:
            return MetricSet(self.value(dict[str, Measure], found, where))
        if isinstance(kind, type) and is_dataclass(kind):
            return self._dataclass(kind, found, where)
        if get_origin(kind) is not None:
            return self._collection(kind, found, where)
        return _scalar(kind, found, where)

    def _one_of(self, kinds: tuple[Any, ...], found: Plain, where: str) -> Any:
        """A value of the one of several types that it is."""
        if type(found) in kinds:  # None as well; a whole number is not taken for a float's.
            return found
        held = [each for each in kinds if each is not types.NoneType]
        if isinstance(found, dict) and _IS in found:
            held = [each for each in held if found[_IS] in _names(each)]
        for each in held[:-1]:
            try:
                return self.value(each, found, where)
            except InvalidDataError:
                continue
        if not held:
            raise _wrong(where, "something else", found)
        return self.value(held[-1], found, where)

    def _dataclass(self, kind: type, found: Plain, where: str) -> Any:
        if not isinstance(found, dict):
            raise _wrong(where, kind.__name__, found)
        actual = _names(kind).get(found.get(_IS, kind.__name__))
        if actual is None:
            raise _wrong(where, kind.__name__, found[_IS])
        if actual in self._special:
            return self._special[actual](found)
        hints = _hints(actual)
        given = {}
        for each in fields(actual):
            if each.name in found:
                inside = f"{where}.{each.name}"
                given[each.name] = self.value(hints[each.name], found[each.name], inside)
            elif not _has_default(each):
                raise InvalidDataError(f"{where} has no '{each.name}'")
        try:
            return actual(**given)
        except ValueError as error:
            raise InvalidDataError(f"{where}: {error}") from error

    def _collection(self, kind: Any, found: Plain, where: str) -> Any:
        origin, of = get_origin(kind), get_args(kind)
        if issubclass(origin, Mapping):
            if not isinstance(found, dict):
                raise _wrong(where, "an object", found)
            return {key: self.value(of[1], each, f"{where}.{key}") for key, each in found.items()}
        if not isinstance(found, list):
            raise _wrong(where, "a list", found)
        is_any_length = origin is not tuple or of[-1] is Ellipsis
        if not is_any_length and len(of) != len(found):
            raise _wrong(where, f"{len(of)} values", found)
        each = (of[0],) * len(found) if is_any_length else of
        pairs = zip(each, found, strict=True)
        return origin(self.value(one, item, f"{where}[]") for one, item in pairs)


def _scalar(kind: Any, found: Plain, where: str) -> Any:
    """A number, a text, a truth value, bytes or a path."""
    if kind is float and _NOT_FINITE.get(str(found)) is not None:
        return _NOT_FINITE[str(found)]
    if kind is float and type(found) is int:
        return found  # As it was written: reports print 1 where 1 was, and not 1.0.
    if kind is bytes and isinstance(found, dict) and isinstance(found.get(_BYTES), str):
        try:
            return base64.b64decode(found[_BYTES], validate=True)
        except ValueError as error:
            raise _wrong(where, "bytes in base64", found) from error
    if kind is Path and isinstance(found, str):
        return Path(found)
    if type(found) is not kind:
        raise _wrong(where, kind.__name__, found)
    return found


def _wrong(where: str, wanted: str, found: Plain) -> InvalidDataError:
    return InvalidDataError(f"{where} should be {wanted}, and is {repr(found)[:60]}")


def _names(kind: Any) -> dict[str, type]:
    """A dataclass and those that are made of it, by name; none for other types."""
    if not (isinstance(kind, type) and is_dataclass(kind)):
        return {}
    return {each.__name__: each for each in (kind, *kind.__subclasses__())}


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a dataclass's fields."""
    return get_type_hints(kind)


def _has_default(of: Field[Any]) -> bool:
    return of.default is not MISSING or of.default_factory is not MISSING


@dataclass(frozen=True, slots=True)
class _Asked:
    """The fields of an experiment that reports use: all but the functions that make it."""

    name: str
    question: str
    relaxes: Bottleneck
    cause: Cause | None = None
    is_remedy: bool = False
    per_line: bool = False
    rank: int = 50
    is_bound: bool = False
    bounds: str = ""


_ABOUT = tuple(each.name for each in fields(_Asked))


def _about(experiment: Experiment) -> Mapping[str, object]:
    """The fields of an experiment that are saved."""
    return {name: getattr(experiment, name) for name in _ABOUT}


def _experiment(found: Mapping[str, Plain]) -> Experiment:
    """The experiment of a saved outcome: today's, if it says the same; or one that is only read."""
    held = {key: each for key, each in found.items() if key in _ABOUT}
    asked: _Asked = Restoring({}).value(_Asked, held, "experiment")
    about = {name: getattr(asked, name) for name in _ABOUT}
    known = next((each for each in all_experiments() if _about(each) == about), None)
    return known or Experiment(propose=_cannot_be_made, **about)


def _cannot_be_made(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Why an experiment of another cuado is not made here."""
    del kernel, scope
    return Refusal("this experiment was read from a file, and this cuado does not have it")


WRITING = Writing({Experiment: _about})
RESTORING = Restoring({Experiment: _experiment})
