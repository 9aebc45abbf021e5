"""Tunes the Triton kernels that a program calls, which knows nothing of it.

``cuado tune -k NAME -- COMMAND`` runs the command with a variable in its environment that says what
to tune; :mod:`cuado.sources.injection.python.sitecustomize` hands each call of a Triton kernel to
:func:`look` before it is made. The first call of each shape is tuned in its place, with its own
arguments: configurations are run, compared and timed as ``@cuado.tune`` does it, the memory of the
arguments is put back, and then the program's own call is made as it stands. What came of it is
written into a file, one for each shape.

Tuned are ``num_warps``, ``num_stages``, and tile sizes: those constants that the grid is computed
from, so that it follows them. Other constants may mean anything, and stay.
"""

import json
import os
import re
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from cuado.backends.arrays import kind_of
from cuado.errors import CuadoError
from cuado.optimizer.tuning.decorator import tune
from cuado.optimizer.tuning.outcome import Choice, Value

VARIABLE = "CUADO_INJECTION_TUNE"
TRYING = "CUADO_INJECTION_TRYING"
WARPS, STAGES = "num_warps", "num_stages"
_DEFAULTS = {WARPS: 4, STAGES: 3}
"""Triton's own, where a call does not say."""
_MOST = {WARPS: 16, STAGES: 5}
_TILES = (16, 256)
"""Smallest and largest tile sizes that are tried; products need 16."""
_OPTIONS = frozenset({"where", "key", "budget", "tolerance", "stream", "keep"})
"""Names that a tunable cannot have: ``@cuado.tune`` has options of these names."""
_RUNNING = ("grid", "warmup")
"""Arguments of a call that are Triton's, and not the kernel's."""
_busy = threading.local()
_seen: set[Any] = set()
_written = 0


def look(
    function: Any,
    given: Sequence[Any],
    named: Mapping[str, Any],
    ground: Callable[[int], Any] | None = None,
) -> None:
    """Tune a call if it is one of a kernel that is asked for, and of a shape not seen before.

    Args:
        function: Triton's, a ``JITFunction``.
        given: the kernel's arguments by position.
        named: arguments by name, with ``grid`` and options.
        ground: what times calls; None for the GPU.
    """
    global _written  # noqa: PLW0603 - how many were tuned in this process
    if getattr(_busy, "is_so", False) or named.get("warmup") or TRYING in os.environ:
        return
    wanted, name = _wanted(os.environ[VARIABLE]), getattr(function, "__name__", "")
    if not re.search(wanted["kernel"], name) or _is_recorded():
        return
    arguments = {**dict(zip(function.arg_names, given, strict=False)), **named}
    key = (name, tuple(sorted((n, _shape(value)) for n, value in arguments.items())))
    if key in _seen:
        return
    _seen.add(key)
    if len(_seen) > wanted["shapes"]:
        return
    _busy.is_so = True
    try:
        _written += 1
        _write(Path(wanted["folder"]), _tuned(function, arguments, wanted, ground))
    finally:
        _busy.is_so = False


@cache
def _wanted(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def _is_recorded() -> bool:
    """True while PyTorch records a CUDA graph, in which nothing can be timed."""
    torch = sys.modules.get("torch")
    return bool(torch is not None and torch.cuda.is_current_stream_capturing())


def _tuned(
    function: Any,
    arguments: Mapping[str, Any],
    wanted: Mapping[str, Any],
    ground: Callable[[int], Any] | None,
) -> dict[str, Any]:
    """What came of tuning a call, as plain data; or why it cannot be tuned."""
    place = arguments.get("grid")
    rest = {name: value for name, value in arguments.items() if name not in _RUNNING}
    values = tunables(rest, place, function, wanted["values"])
    about = {
        "kernel": function.__name__,
        "shapes": {name: text for name, value in rest.items() if (text := _array(value))},
        "numbers": {n: v for n, v in rest.items() if type(v) in (int, float, bool)},
        "tunables": {name: list(each) for name, each in values.items()},
        "default": {name: each[0] for name, each in values.items()},
        "left": _left(function, rest, values),
    }
    kept = {name: value for name, value in rest.items() if name not in values}
    options: dict[str, Any] = {
        "budget": wanted["runs"],
        "tolerance": wanted["tolerance"],
        "keep": False,
    }
    try:
        call = tune(**options | values)(function).using(ground=ground)
        return about | _plain(call.chosen(place, (), kept))
    except CuadoError as error:
        return about | {"problem": f"{error.message}; {error.remedy}".rstrip("; ")}
    except Exception as error:  # noqa: BLE001 - of compilers and frameworks; the program goes on
        return about | {"problem": f"{type(error).__name__}: {error}"}


def tunables(
    arguments: Mapping[str, Any],
    grid: Any,
    function: Any,
    given: Mapping[str, Sequence[Value]],
) -> dict[str, tuple[Value, ...]]:
    """Values by name, the call's own first.

    Args:
        arguments: of the call, options included.
        grid: of the call: a tuple, or a function of the arguments.
        function: Triton's.
        given: values that the user names, in place of those found here.
    """
    found: dict[str, list[Value]] = {}
    for name, default in _DEFAULTS.items():
        own = arguments.get(name) or default
        near = [own // 2, own * 2]
        others = near if name == WARPS else list(range(1, _MOST[name] + 1))
        found[name] = [own, *(n for n in others if 1 <= n <= _MOST[name] and n != own)]
    for name in _tiles(arguments, grid, function):
        own = arguments[name]
        others = [n for n in (own // 2, own * 2) if _TILES[0] <= n <= _TILES[1]]
        found[name] = [own, *others]
    for name, values in given.items():
        own = arguments.get(name, _DEFAULTS.get(name))
        if own is not None:
            found[name] = [own, *(value for value in values if value != own)]
    return {name: tuple(values) for name, values in found.items()}


def _tiles(arguments: Mapping[str, Any], grid: Any, function: Any) -> list[str]:
    """Constants of the call that the grid is computed from."""
    if not callable(grid):
        return []
    read = _Read(arguments)
    grid(read)
    return [
        name
        for name in sorted(read.names & _constants(function))
        if type(arguments.get(name)) is int
        and arguments[name].bit_count() == 1
        and name not in _OPTIONS
    ]


def _constants(function: Any) -> set[str]:
    """Parameters of a kernel that it is compiled for."""
    return {each.name for each in function.params if each.is_constexpr}


def _left(
    function: Any, arguments: Mapping[str, Any], tuned: Mapping[str, Sequence[Value]]
) -> dict[str, int]:
    """Constants of a call that may have other values, and are not tuned."""
    return {
        name: arguments[name]
        for name in sorted(_constants(function) - set(tuned))
        if type(arguments.get(name)) is int and arguments[name] > 1
    }


class _Read(dict[str, Any]):
    """Arguments that remember which of them were read."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        super().__init__(arguments)
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.names.add(name)
        return super().__getitem__(name)


def _shape(value: Any) -> str | None:
    """What distinguishes an argument from others: an array's type and shape, a number's value."""
    kind = kind_of(value)
    if kind is not None:
        return str(kind)
    return repr(value) if type(value) in (int, float, bool, str) else None


def _array(value: Any) -> str:
    """An array's type and sizes, for the reader; empty for what is none."""
    kind = kind_of(value)
    if not isinstance(kind, tuple):
        return ""
    type_, sizes, *_ = kind
    return f"{str(type_).removeprefix('torch.')} {' x '.join(map(str, sizes))}"


def _plain(choice: Choice) -> dict[str, Any]:
    against = choice.against_default
    return {
        "chosen": dict(choice.values),
        "attempts": [
            {"values": dict(each.values), "time_ns": each.time, "problem": each.problem}
            for each in choice.attempts
        ],
        "configurations": choice.configurations,
        "gain": None if against is None or against.gain is None else asdict(against.gain),
        "verdict": None if against is None else against.verdict.value,
        "device": choice.device,
        "seconds": choice.seconds,
        "notes": list(choice.notes),
    }


def _write(folder: Path, outcome: Mapping[str, Any]) -> None:
    place = folder / f"{os.getpid()}-{_written}.json"
    own = place.with_suffix(".part")
    own.write_text(json.dumps(outcome), encoding="utf-8")
    own.replace(place)
