"""``@cuado.tune``: a kernel that finds its fast parameters at its first call."""

import functools
import itertools
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cuado.backends.arrays import kind_of
from cuado.errors import CuadoError
from cuado.optimizer.tuning.configuration_choice import BUDGET, Ground, Wishes, choose
from cuado.optimizer.tuning.kept import Kept
from cuado.optimizer.tuning.launchers import Launcher, handle_of, launcher_of
from cuado.optimizer.tuning.outcome import Choice, Value, Values
from cuado.sources.case.space import MOST_CONFIGURATIONS

Where = Callable[[dict[str, Any]], bool]


def tune(
    *,
    where: Where | None = None,
    key: str | int | Iterable[str | int] = (),
    budget: int = BUDGET,
    tolerance: float | None = None,
    stream: Any = None,
    keep: bool = True,
    **tunables: Sequence[Value],
) -> "Callable[[Any], TunedCall]":
    """Decorate a kernel, or a function that launches some, to be tuned at its first call.

    ::

        @cuado.tune(BLOCK=[64, 128, 256, 512], num_warps=[2, 4, 8])
        @triton.jit
        def add(x, y, out, n, BLOCK: tl.constexpr): ...

        add[lambda c: (triton.cdiv(n, c["BLOCK"]),)](x, y, out, n)
        print(add.choice)

    The first call for a new combination of shapes and types runs some configurations and keeps the
    best; later ones go straight through. How configurations are timed and compared:
    :mod:`cuado.optimizer.tuning.configuration_choice`. Arrays among the arguments are restored
    before each run, so that the call has the effect of a single one. Other memory that it writes is
    not restored.

    Args:
        where: tells of a configuration, by name, whether it is allowed.
        key: parameters, by name or position, whose values matter too; otherwise only the type of a
            number matters.
        budget: configurations that are run.
        tolerance: relative difference that results may have from those of the first
            configuration; None: not a bit may differ.
        stream: the stream to launch on; by default the framework's current one.
        keep: whether choices are kept in the user's cache for later processes, for kernels whose
            whole code is known (Triton's and CuPy's).
        tunables: values by name, the default first.

    Raises:
        CuadoError: there is nothing to choose from; or, when called, the call cannot be tuned.
    """
    for name, values in tunables.items():
        if not values or isinstance(values, str):
            raise CuadoError(f"'{name}' has no values", f"give some: {name}=[64, 128]")
    if not tunables:
        raise CuadoError(
            "nothing is to be tuned", "name parameters and their values: BLOCK=[64, 128]"
        )
    if budget < 1:
        raise CuadoError(f"a budget of {budget} runs nothing", "give 1 or more configurations")
    named = {name: tuple(values) for name, values in tunables.items()}
    keys = (key,) if isinstance(key, (str, int)) else tuple(key)

    def decorate(kernel: Any) -> TunedCall:
        launcher = launcher_of(kernel, tuple(named))
        allowed = _allowed(named, where)
        tuned = TunedCall(launcher, named, allowed, Wishes(budget, tolerance), keys)
        return tuned.using(keep=keep, stream=stream)

    return decorate


class TunedCall:
    """The result of :func:`tune`: called like the kernel, without the tunables.

    Args:
        launcher: of the kernel.
        tunables: values by name.
        configurations: the allowed ones, the default first: the number of each tunable's value.
        wishes: the options of the choice.
        keys: parameters whose values matter.

    Attributes:
        choices: the choices made, by the properties that distinguish calls.
        choice: the latest choice made or used; None before the first call.
    """

    def __init__(
        self,
        launcher: Launcher,
        tunables: dict[str, tuple[Value, ...]],
        configurations: Sequence[tuple[int, ...]],
        wishes: Wishes,
        keys: Sequence[str | int] = (),
    ) -> None:
        self._launcher = launcher
        self._tunables = tunables
        self._configurations = configurations
        self._wishes = wishes
        self._keys = keys
        self._keeps = False
        self._kept: Kept | None = None
        self._stream: Any = None
        self._ground: Callable[[int], Any] = _gpu
        self._lock = threading.RLock()
        self.choices: dict[Any, Choice] = {}
        self.choice: Choice | None = None
        functools.update_wrapper(self, launcher.kernel, updated=())

    def using(
        self,
        *,
        keep: bool = False,
        stream: Any = None,
        ground: Callable[[int], Any] | None = None,
    ) -> "TunedCall":
        """True if choices are kept, which stream is launched on, and what times calls on it."""
        self._keeps, self._stream = keep, stream
        self._ground = ground or self._ground
        return self

    def __getitem__(self, place: Any) -> Callable[..., object]:
        """The kernel with a launch shape, if it takes that in brackets."""
        if not self._launcher.in_brackets:
            raise TypeError(f"{self._launcher.kernel!r} takes no brackets")
        return functools.partial(self._called, place)

    def __call__(self, *args: Any, **kwargs: Any) -> object:
        """Call the kernel; tune it first if this call was not tuned yet."""
        if self._launcher.in_brackets:
            raise TypeError("the launch shape is missing: kernel[grid](...)")
        return self._called(None, *args, **kwargs)

    def chosen(self, place: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Choice:
        """Tune a call without making it: memory is as it was afterwards."""
        return self._chosen(self._distinguishing(args, kwargs), place, args, kwargs)

    def __getattr__(self, name: str) -> Any:
        """The kernel's other attributes."""
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._launcher.kernel, name)

    def _called(self, place: Any, /, *args: Any, **kwargs: Any) -> object:
        if kwargs and not self._tunables.keys().isdisjoint(kwargs):
            (name, *_) = self._tunables.keys() & kwargs.keys()
            raise CuadoError(f"'{name}' is tuned, and given as well", "leave it out of the call")
        properties = self._distinguishing(args, kwargs)
        choice = self.choices.get(properties)
        if choice is None:
            with self._lock:
                choice = self.choices.get(properties) or self._chosen(
                    properties, place, args, kwargs
                )
                self.choices[properties] = choice
        self.choice = choice
        return self._launcher.call(place, args, kwargs, choice.values)

    def _chosen(
        self, properties: Any, place: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Choice:
        if len(self._configurations) == 1:
            return Choice(self._named(self._configurations[0]))
        if self._keeps and self._kept is None:
            # Only now: what a kernel calls may be defined after it.
            self._kept = Kept(self._launcher.code(), self._tunables, self._wishes)
        stream = self._launcher.stream(place) if self._stream is None else handle_of(self._stream)

        def call(values: Values) -> object:
            return self._launcher.call(place, args, kwargs, values)

        with self._ground(stream) as ground:
            known = self._known(properties, ground)
            if known is not None:
                return known
            arguments = (*args, *kwargs.values())
            made = choose(
                call, arguments, self._tunables, self._configurations, ground, self._wishes
            )
            if self._kept is not None:
                self._kept.put(properties, ground.name, made)
            return made

    def _known(self, properties: Any, ground: Ground) -> Choice | None:
        """The choice of an earlier process, if still allowed."""
        numbers = None if self._kept is None else self._kept.get(properties, ground.name)
        if numbers is None or numbers not in self._configurations:
            return None
        note = ("chosen by an earlier process, and kept",)
        many = len(self._configurations)
        return Choice(self._named(numbers), configurations=many, device=ground.name, notes=note)

    def _named(self, configuration: tuple[int, ...]) -> Values:
        pairs = zip(self._tunables.items(), configuration, strict=True)
        return {name: values[number] for (name, values), number in pairs}

    def _distinguishing(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        """The properties that distinguish calls: shapes, types, and the values that matter."""
        keys = self._keys
        if not keys and not kwargs:
            return tuple([_property(value, matters=False) for value in args])
        names = (*self._launcher.names, *([""] * len(args)))
        places = zip(names, args, strict=False)
        parts = [
            _property(value, matters=number in keys or name in keys)
            for number, (name, value) in enumerate(places)
        ]
        parts += [(n, _property(v, matters=n in keys)) for n, v in sorted(kwargs.items())]
        return tuple(parts)


def _property(value: Any, *, matters: bool) -> Any:
    """The properties of an argument that distinguish calls."""
    kind = type(value)
    if kind in (int, float):
        return (kind.__name__, value) if matters else kind.__name__
    if value is None or kind in (bool, str):
        return (kind.__name__, value)
    if kind in (list, tuple):
        return tuple(_property(each, matters=matters) for each in value)
    array = kind_of(value)
    if array is not None:
        return array
    return (kind.__name__, repr(value)) if matters else kind.__name__


def _allowed(
    tunables: Mapping[str, tuple[Value, ...]], where: Where | None
) -> tuple[tuple[int, ...], ...]:
    """The allowed configurations, as numbers of values, in the order of the values."""
    found: list[tuple[int, ...]] = []
    for configuration in itertools.product(*(range(len(v)) for v in tunables.values())):
        pairs = zip(tunables.items(), configuration, strict=True)
        if where is None or where({name: values[n] for (name, values), n in pairs}):
            found.append(configuration)
        if len(found) > MOST_CONFIGURATIONS:
            raise CuadoError(
                f"there are more than {MOST_CONFIGURATIONS:,} configurations",
                "give fewer values, or a narrower where=",
            )
    if not found:
        raise CuadoError("no configuration is allowed by where=", "allow some")
    return tuple(found)


def _gpu(stream: int) -> Any:
    from cuado.backends.gpu.borrowed import BorrowedGpu

    return BorrowedGpu(stream)
