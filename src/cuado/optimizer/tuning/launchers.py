"""How each kind of kernel is called with a configuration's values, told by what the object offers.

Nothing of a framework is imported here but what has made the kernel, and is imported already.
"""

import contextlib
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from cuado.errors import CuadoError
from cuado.optimizer.tuning.outcome import Value, Values

_CUPY_OPTIONS = ("backend", "translate_cucomplex", "enable_cooperative_groups", "jitify")
"""Arguments of a RawKernel besides code, name and compiler options."""


class Launcher(Protocol):
    """A kernel, or a function that launches some."""

    @property
    def kernel(self) -> Any:
        """The decorated object."""

    @property
    def in_brackets(self) -> bool:
        """True if the launch shape stands in brackets behind its name."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its parameters, as far as they are known."""

    def code(self) -> str | None:
        """All that its machine code depends on; None where that is unknown."""

    def stream(self, place: Any) -> int:
        """Handle of the stream that it launches on."""

    def call(
        self, place: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any], values: Values
    ) -> object:
        """Call it once.

        Args:
            place: the content of the brackets; None without brackets.
            args: of the call.
            kwargs: of the call.
            values: of the tunables.
        """


def launcher_of(kernel: Any, tunables: tuple[str, ...]) -> Launcher:
    """The launcher of a kernel.

    Raises:
        CuadoError: it launches nothing, or does not take the tunables.
    """
    made_by = {cls.__module__.partition(".")[0] for cls in type(kernel).__mro__}
    if hasattr(kernel, "__getitem__") and hasattr(kernel, "run") and "triton" in made_by:
        return _Triton(kernel, tuple(getattr(kernel, "arg_names", ())))
    if hasattr(kernel, "__getitem__") and hasattr(kernel, "py_func"):
        return _Numba(kernel, _names_of(kernel.py_func)[0])
    if hasattr(kernel, "code") and hasattr(kernel, "options") and callable(kernel):
        return _cupy(kernel)
    return _function(kernel, tunables)


def _cupy(kernel: Any) -> Launcher:
    """The launcher of a CuPy ``RawKernel`` with a source of its own."""
    if kernel.code is None or _state(kernel).get("name_expressions"):
        raise CuadoError(
            "a kernel of CuPy's RawModule cannot be compiled again by itself",
            "decorate a function that makes the module with these values, and launches",
        )
    return _Cupy(kernel)


def _function(kernel: Any, tunables: tuple[str, ...]) -> Launcher:
    """The launcher of a Python function that takes the tunables."""
    if not callable(kernel):
        raise CuadoError(
            f"{kernel!r} cannot be tuned: it is neither a kernel nor a function",
            "decorate a Triton, CuPy or Numba kernel, or a function that launches",
        )
    names, takes_any = _names_of(kernel)
    missing = [name for name in tunables if name not in names]
    if missing and not takes_any:
        raise CuadoError(
            f"{getattr(kernel, '__name__', kernel)} has no parameter '{missing[0]}'",
            "a function takes what is tuned as keyword arguments: def f(x, y, *, BLOCK)",
        )
    return _Function(kernel, names)


def handle_of(stream: Any) -> int:
    """The driver's handle of a framework's stream, or of a number."""
    for name in ("cuda_stream", "ptr", "handle"):
        if hasattr(stream, name):
            return handle_of(getattr(stream, name))
    if hasattr(stream, "value"):
        stream = stream.value
    return int(stream or 0)


@dataclass(frozen=True, slots=True)
class _Triton:
    """``kernel[grid](*arguments)``: values are its constants, or options such as num_warps."""

    kernel: Any
    names: tuple[str, ...]
    in_brackets: bool = True

    def code(self) -> str | None:
        key = getattr(self.kernel, "cache_key", None)  # With what it calls, and Triton's release.
        return key if isinstance(key, str) else None

    def stream(self, place: Any) -> int:  # noqa: ARG002 - Triton takes PyTorch's
        active = import_module("triton.runtime.driver").driver.active
        return int(active.get_current_stream(active.get_current_device()))

    def call(
        self, place: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any], values: Values
    ) -> object:
        self.kernel[place](*args, **{**kwargs, **values})
        return None  # What Triton returns is the compiled kernel.


@dataclass(frozen=True, slots=True)
class _Numba:
    """``kernel[grid, block](*arguments)``: functions of the values stand for grid and block."""

    kernel: Any
    names: tuple[str, ...]
    in_brackets: bool = True

    def code(self) -> str | None:
        return None  # Device functions and globals that it uses are not told.

    def stream(self, place: Any) -> int:
        return handle_of(place[2]) if isinstance(place, tuple) and len(place) > 2 else 0

    def call(
        self, place: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any], values: Values
    ) -> object:
        if any(isinstance(each, np.ndarray) for each in args):
            raise CuadoError(
                "an array in host memory cannot be put back between runs",
                "copy it to the device before the call: numba.cuda.to_device",
            )
        return self.kernel[_shape(place, values)](*args, **kwargs)


class _Cupy:
    """``kernel(grid, block, arguments)``: values are macros of its source.

    Functions of the values stand for grid, block and shared memory.
    """

    names = ("grid", "block", "args")
    in_brackets = False

    def __init__(self, kernel: Any) -> None:
        self.kernel = kernel
        self._made: dict[tuple[str, ...], Any] = {}

    def code(self) -> str | None:
        kernel, state = self.kernel, _state(self.kernel)
        if "#include" in kernel.code:
            return None  # What headers say is not told.
        options = [state.get(name) for name in _CUPY_OPTIONS]
        return f"{kernel.name}\n{kernel.options}\n{options}\n{kernel.code}"

    def stream(self, place: Any) -> int:  # noqa: ARG002 - CuPy has a current one
        return int(import_module("cupy").cuda.get_current_stream().ptr)

    def call(
        self,
        place: Any,  # noqa: ARG002 - there are no brackets
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
        values: Values,
    ) -> object:
        shaped = tuple(each(values) if inspect.isfunction(each) else each for each in args)
        named = {n: v(values) if inspect.isfunction(v) else v for n, v in kwargs.items()}
        return self._with(values)(*shaped, **named)

    def _with(self, values: Values) -> Any:
        """The kernel, compiled with these values."""
        macros = tuple(f"-D{name}={_macro(value)}" for name, value in values.items())
        if macros not in self._made:
            kernel, state = self.kernel, _state(self.kernel)
            more = {name: state[name] for name in _CUPY_OPTIONS if state.get(name)}
            options = (*kernel.options, *macros)
            self._made[macros] = type(kernel)(kernel.code, kernel.name, options=options, **more)
        return self._made[macros]


@dataclass(frozen=True, slots=True)
class _Function:
    """``function(*arguments, NAME=value)``, which may launch anything."""

    kernel: Any
    names: tuple[str, ...]
    in_brackets: bool = False

    def code(self) -> str | None:
        return None  # What it calls is not told.

    def stream(self, place: Any) -> int:  # noqa: ARG002 - functions have none
        torch = sys.modules.get("torch")
        if torch is not None and torch.cuda.is_initialized():
            return int(torch.cuda.current_stream().cuda_stream)
        cupy = sys.modules.get("cupy")
        return 0 if cupy is None else int(cupy.cuda.get_current_stream().ptr)

    def call(
        self,
        place: Any,  # noqa: ARG002 - there are no brackets
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
        values: Values,
    ) -> object:
        return self.kernel(*args, **{**kwargs, **values})


def _shape(place: Any, values: Values) -> Any:
    """The content of the brackets, with its functions evaluated."""
    if callable(place):
        place = place(values)
    if isinstance(place, tuple):
        return tuple(each(values) if inspect.isfunction(each) else each for each in place)
    return place


def _state(kernel: Any) -> Mapping[str, Any]:
    """The arguments that a CuPy kernel was made with: not all are attributes of it."""
    state = kernel.__getstate__()
    return state if isinstance(state, Mapping) else {}


def _macro(value: Value) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _names_of(function: Callable[..., Any]) -> tuple[tuple[str, ...], bool]:
    """Parameters of a function, and whether it takes any others."""
    with contextlib.suppress(TypeError, ValueError):
        parameters = inspect.signature(function).parameters
        takes_any = any(p.kind is p.VAR_KEYWORD for p in parameters.values())
        return tuple(parameters), takes_any
    return (), True
