"""All families of counters."""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType

from cuado.backends.emulated.counters.arithmetic import arithmetic
from cuado.backends.emulated.counters.atomics import atomics
from cuado.backends.emulated.counters.branches import branches
from cuado.backends.emulated.counters.caches import caches
from cuado.backends.emulated.counters.constant_memory import constant_memory
from cuado.backends.emulated.counters.global_memory import global_memory
from cuado.backends.emulated.counters.instructions import instructions
from cuado.backends.emulated.counters.listing import listing
from cuado.backends.emulated.counters.local_memory import local_memory
from cuado.backends.emulated.counters.occupancy import occupancy
from cuado.backends.emulated.counters.pipes import pipes
from cuado.backends.emulated.counters.shared_memory import shared_memory
from cuado.backends.emulated.counters.stalls import stalls
from cuado.backends.emulated.counters.time import time
from cuado.backends.emulated.sampling.observation import Observation
from cuado.metrics import Provenance
from cuado.model.trial import Counted

TOOL = "emulated device"

Family = Callable[[Observation], Mapping[str, float]]

_E, _M = Provenance.EMULATED, Provenance.MODELLED
FAMILIES: tuple[tuple[Family, Provenance], ...] = (
    (global_memory, _E),
    (shared_memory, _E),
    # The executions of machine code are fitted to those of the PTX.
    (instructions, _M),
    (arithmetic, _M),
    (branches, _M),
    (atomics, _M),
    (local_memory, _M),
    (constant_memory, _M),
    (caches, _M),
    (time, _M),
    (pipes, _M),
    (occupancy, _M),
    (stalls, _M),
)
"""The families, each with the usual provenance of its numbers."""


def provenance_of(family: Family, usual: Provenance, seen: Observation) -> Provenance:
    """The provenance of a family's numbers.

    How often warps collide depends on their timing, so iterations of the retry loops around atomics
    in shared memory are modelled.
    """
    return _M if family is shared_memory and seen.machine.spinning else usual


def counted(seen: Observation, metrics: Collection[str]) -> Counted:
    """The requested counters, with the listing of the machine code.

    Args:
        seen: the observation of the trial.
        metrics: NVIDIA's names; unknown ones are returned as unavailable.
    """
    values: dict[str, float] = {}
    provenance: dict[str, Provenance] = {}
    for family, usual in FAMILIES:
        kind = provenance_of(family, usual, seen)
        for name, value in family(seen).items():
            if name in metrics:
                values[name], provenance[name] = value, kind
    return Counted(
        values,
        passes=1,
        unavailable=tuple(name for name in metrics if name not in values),
        tool=TOOL,
        provenance=MappingProxyType(provenance),
        instructions=listing(seen),
        sample="" if seen.sample.is_whole else str(seen.sample),
    )
