"""What a kernel asks of each memory space: metrics first, then the machine code, else nothing."""

from functools import partial

from cuado.analysis.spaces import MemorySpace, SpaceUse, spaces
from cuado.metrics import Measure, MetricSet, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import Instruction
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile

of = partial(Profile, "k", "k", 0, Origin("f", "t"), DeviceAttributes("NVIDIA H200"), LaunchShape())


def metrics(**values: float) -> MetricSet:
    return MetricSet(
        {
            name: Measure(value, specification(name).unit, Provenance.MEASURED, name)
            for name, value in values.items()
        }
    )


def by_space(profile: Profile) -> dict[MemorySpace, SpaceUse]:
    return {use.space: use for use in spaces(profile)}


def value(measure: Measure | None) -> float | None:
    return measure.value if measure else None


def test_metrics_are_taken_as_they_are() -> None:
    found = by_space(of(metrics(global_load_instructions=10, global_load_requests=10)))
    assert list(found) == [MemorySpace.GLOBAL]
    assert value(found[MemorySpace.GLOBAL].loads) == 10
    # One of two counters is no sum of both.
    assert found[MemorySpace.GLOBAL].requests is None
    assert found[MemorySpace.GLOBAL].stores is None
    assert found[MemorySpace.GLOBAL].instructions == 10


def test_the_machine_code_tells_what_metrics_do_not() -> None:
    opcodes = {"LDG": 7.0, "TEX": 3.0, "TLD4": 2.0, "LDC": 4.0, "ULDC": 1.0, "STS": 6.0, "RED": 5.0}
    found = by_space(of(MetricSet({}), opcodes=opcodes))
    assert value(found[MemorySpace.GLOBAL].loads) == 7
    assert value(found[MemorySpace.GLOBAL].atomics) == 5
    assert value(found[MemorySpace.TEXTURE].loads) == 5
    assert value(found[MemorySpace.CONSTANT].loads) == 5
    assert value(found[MemorySpace.SHARED].stores) == 6
    assert found[MemorySpace.TEXTURE].stores is None
    assert value(found[MemorySpace.LOCAL].loads) == 0


def test_generic_accesses_leave_open_which_space_it_is() -> None:
    found = by_space(of(MetricSet({}), opcodes={"LDG": 7.0, "LD": 1.0, "LDC": 2.0}))
    assert list(found) == [MemorySpace.TEXTURE, MemorySpace.CONSTANT]


def test_instructions_without_executions_tell_nothing() -> None:
    assert spaces(of(MetricSet({}), instructions=(Instruction(0, "LDG.E R2, [R2]"),))) == ()


def test_executions_of_the_listing_count_where_there_are_no_opcodes() -> None:
    code = (Instruction(0, "LDS R2, [R2]", executed=8), Instruction(16, "EXIT", executed=4))
    found = by_space(of(MetricSet({}), instructions=code))
    assert value(found[MemorySpace.SHARED].loads) == 8
