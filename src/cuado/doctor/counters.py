"""Hardware counters: CUPTI, the permission to read them, and Nsight Compute for recordings."""

from cuado.doctor.wanted_device import Wanted, absent
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem
from cuado.sources.machine.facts import Cupti, Profiler

_NAME = "counters"


def parts(facts: Facts, wanted: Wanted) -> tuple[Part, ...]:
    """The parts CUPTI, counters and ncu."""
    return _cupti(facts, wanted), _counters(facts, wanted), _ncu(facts, wanted)


def _cupti(facts: Facts, wanted: Wanted) -> Part:
    if isinstance(facts.cupti, Cupti):
        found = f"loads, API version {facts.cupti.version} ({facts.cupti.path})"
        return Part("CUPTI", Status.OK, found)
    return absent("CUPTI", facts.cupti, wanted.needs_gpu)


def _counters(facts: Facts, wanted: Wanted) -> Part:
    tried = facts.counters
    if isinstance(tried, Problem):
        return absent(_NAME, tried, wanted.needs_gpu)
    if tried is None:
        return _not_tried(facts, wanted)
    if not tried:
        return Part(
            _NAME,
            Status.WARNING,
            "a kernel whose counters are known gave other values",
            "python -m cuado.backends.gpu.cupti shows every step; please report what it says",
        )
    return Part(_NAME, Status.OK, "can be read: a known kernel gave the values it must give")


def _not_tried(facts: Facts, wanted: Wanted) -> Part:
    missing = "a GPU" if wanted.gpu(facts) is None else "CUPTI"
    says = "; the kernel module keeps them for administrators" if facts.for_administrators else ""
    return absent(_NAME, Problem(f"not tried without {missing}{says}"), wanted.needs_gpu)


def _ncu(facts: Facts, wanted: Wanted) -> Part:
    if isinstance(facts.ncu, Profiler):
        return Part("ncu", Status.OK, f"{facts.ncu.version} ({facts.ncu.path})")
    return absent("ncu", facts.ncu, wanted.needs_gpu)
