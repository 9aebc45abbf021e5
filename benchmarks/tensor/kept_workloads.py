"""Workloads of the timing model as files, so that the model can be evaluated without emulation."""

import gzip
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import numpy as np

from cuado.backends.emulated.timing.workload import Workload
from cuado.errors import CuadoError


def write(workload: Workload, file: Path) -> None:
    """Write a workload, as compressed JSON."""
    file.write_bytes(gzip.compress(json.dumps(_plain(workload)).encode(), mtime=0))


def read(file: Path) -> Workload:
    """Read a workload.

    Raises:
        CuadoError: it was written when a workload had other attributes.
    """
    stored = json.loads(gzip.decompress(file.read_bytes()))
    try:
        found: Workload = _made(Workload, stored)
    except (KeyError, TypeError) as error:
        raise CuadoError(
            f"{file}: not a workload of this version ({error}); keep it again"
        ) from error
    return found


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    if is_dataclass(value):
        return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value.value if isinstance(value, Enum) else value


def _made(kind: Any, value: Any) -> Any:
    """A value of a type, from what :func:`_plain` made of it."""
    outer, inner = get_origin(kind), get_args(kind)
    if outer in (Union, UnionType):
        return None if value is None else _made(inner[0], value)
    if outer is tuple:
        same = inner[-1] is Ellipsis
        return tuple(_made(inner[0] if same else inner[n], each) for n, each in enumerate(value))
    if isinstance(outer, type) and issubclass(outer, Mapping):
        return {inner[0](key): _made(inner[1], each) for key, each in value.items()}
    if outer is np.ndarray:
        return np.array(value, np.float64)
    return _with_attributes(kind, value) if is_dataclass(kind) else kind(value)


def _with_attributes(kind: Any, value: dict[str, Any]) -> Any:
    """An instance, of all its attributes: one that is missing, or unknown, is another version's."""
    hints = get_type_hints(kind)
    if other := set(value) ^ set(hints):
        raise KeyError(*sorted(other))
    return kind(**{name: _made(hints[name], each) for name, each in value.items()})
