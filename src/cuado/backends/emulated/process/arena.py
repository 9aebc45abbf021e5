"""A launch's memory, and the engine that runs code on it."""

from collections.abc import Mapping

from cuado.backends.emulated.memory.address_space import FIRST_ADDRESS, AddressSpace
from cuado.backends.emulated.process.engine import Engine
from cuado.backends.emulated.process.local_engine import LOCAL


class Arena(AddressSpace):
    """Memory that blocks can run on; ``engine`` is None for this process's own."""

    def __init__(
        self,
        sizes: dict[str, int],
        read_only: frozenset[str] = frozenset(),
        guards: Mapping[str, int] | None = None,
        pins: Mapping[str, int] | None = None,
        base: int = FIRST_ADDRESS,
        engine: Engine | None = None,
    ) -> None:
        super().__init__(sizes, read_only, guards, pins, base)
        self.engine: Engine = engine or LOCAL
