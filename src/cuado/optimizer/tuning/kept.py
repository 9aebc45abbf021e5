"""Choices kept for later processes, by all that they depend on."""

from collections.abc import Mapping
from typing import Any

from cuado.optimizer.tuning.configuration_choice import Wishes
from cuado.optimizer.tuning.outcome import Choice, Value
from cuado.sass.toolchain.cache import Cache
from cuado.version import __version__

_BOUND = 16 << 20


class Kept:
    """Choices of one kernel in the user's cache.

    Args:
        code: all that its machine code depends on; None to keep nothing.
        tunables: values by name.
        wishes: the options of the choice.
        cache: where; the user's if left out.
    """

    def __init__(
        self,
        code: str | None,
        tunables: Mapping[str, tuple[Value, ...]],
        wishes: Wishes,
        cache: Cache | None = None,
    ) -> None:
        default = Cache.default()
        if cache is None and default is not None:
            cache = Cache(default.folder.parent / "tuned", _BOUND)
        self._cache = None if code is None else cache
        self._parts = (__version__, code or "", repr(dict(tunables)), repr(wishes))
        self._tunables = tunables

    def get(self, properties: Any, device: str) -> tuple[int, ...] | None:
        """The number of each tunable's value that was chosen; None if nothing was.

        Args:
            properties: the properties that distinguish the call.
            device: it runs on.
        """
        if self._cache is None:
            return None
        found = self._cache.get(self._key(properties, device))
        if not isinstance(found, list) or not all(isinstance(each, int) for each in found):
            return None
        return tuple(found)

    def put(self, properties: Any, device: str, choice: Choice) -> None:
        """Keep a choice."""
        if self._cache is not None:
            pairs = choice.values.items()
            numbers = [self._tunables[name].index(value) for name, value in pairs]
            self._cache.put(self._key(properties, device), numbers)

    def _key(self, properties: Any, device: str) -> str:
        return Cache.key("tuned call", *self._parts, repr(properties), device)
