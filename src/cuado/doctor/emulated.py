"""The emulated device: runs kernels where no GPU is; ``cuado check`` needs it anywhere."""

from cuado.doctor.wanted_device import Wanted, absent
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem

_NAME, _SANDBOX = "emulated chips", "sandbox"


def parts(facts: Facts, _: Wanted) -> tuple[Part, ...]:
    """The emulated device's part: whether it works, and what its code can access."""
    seconds = facts.emulation_seconds
    if isinstance(seconds, Problem):
        return (absent(_NAME, seconds, is_needed=True),)
    runs = Part(_NAME, Status.OK, f"a first kernel was compiled and run in {seconds:.1f} s")
    if not facts.unconfined:
        found = "kernels reach no file, no network and no other process"
        return runs, Part(_SANDBOX, Status.OK, found)
    found = f"kernels run in a process of their own, but could reach files: {facts.unconfined}"
    return runs, Part(_SANDBOX, Status.WARNING, found, "emulate only kernels that you trust")
