"""The emulated device: runs kernels where no GPU is; ``cuado check`` needs it anywhere."""

from cuado.doctor.wanted import Wanted, absent
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem

_NAME = "emulated chips"


def parts(facts: Facts, _: Wanted) -> tuple[Part, ...]:
    """One."""
    seconds = facts.emulation_seconds
    if isinstance(seconds, Problem):
        return (absent(_NAME, seconds, is_needed=True),)
    return (Part(_NAME, Status.OK, f"a first kernel was compiled and run in {seconds:.1f} s"),)
