"""The examination: look at the machine, judge each part, say where kernels can be run."""

from collections.abc import Callable

from cuado.backends.selection import EMULATED, GPU
from cuado.doctor import counters, emulated, files, gpu, injection, state, tools
from cuado.doctor.wanted_device import Wanted, index_of, wanted
from cuado.model.machine import Examination, Part
from cuado.sources.machine import Facts, Problem, survey

GROUPS: tuple[Callable[[Facts, Wanted], tuple[Part, ...]], ...] = (
    gpu.parts,
    tools.parts,
    counters.parts,
    injection.parts,
    state.parts,
    emulated.parts,
    files.parts,
)


def examine(device: str | None = None) -> Examination:
    """Examine this machine.

    Args:
        device: where kernels are to run, as ``--device`` takes it; None: anywhere.

    Raises:
        CuadoError: the word means no device.
    """
    return judged(survey(index_of(device)), device)


def judged(facts: Facts, device: str | None = None) -> Examination:
    """The examination's result for the facts of a machine.

    Raises:
        CuadoError: the word means no device.
    """
    meant = wanted(device, facts)
    parts = tuple(part for group in GROUPS for part in group(facts, meant))
    return Examination(parts, places(facts, meant), meant.asked)


def places(facts: Facts, meant: Wanted) -> tuple[str, ...]:
    """Devices that can run kernels: every GPU that ran one, and the chip that would be emulated."""
    found: list[str] = []
    if not tools.disassembles(facts):
        return ()
    found += [
        f"{GPU}:{each.index}"
        for each in facts.gpus
        if isinstance(facts.trials.get(each.index), float)
    ]
    assembles = tools.assembler(facts, meant.capability, or_newer=True) is not None
    if assembles and not isinstance(facts.emulation_seconds, Problem):
        found.append(f"{EMULATED}:{meant.chip}")
    return tuple(found)
