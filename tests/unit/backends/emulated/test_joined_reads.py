"""Reads that neighbouring SMs join are those of a whole chip, whatever part of it is replayed."""

from dataclasses import fields
from typing import Any
from unittest.mock import Mock, patch

import numpy as np
import pytest
from emulated_kernels import program_of
from hostile_kernels import launch_of, ptx_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.hierarchy.traffic import How, Traffic
from cuado.backends.emulated.memory.mapping import OutOfMemoryError
from cuado.backends.emulated.sampling import scaled_traffic
from cuado.backends.emulated.sampling.scaled_traffic import WAVES, joined_share, with_joins
from cuado.backends.emulated.timing.inputs import workload_of
from cuado.backends.emulated.timing.workload import Operation
from cuado.device.library import load_chip
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for

CHIP = load_chip("h200")
RESIDENT = 4


def traffic(*, asked: float, served: float, hits: float) -> Traffic:
    """Traffic of which nothing else counts."""
    values: dict[str, Any] = {f.name: 0.0 for f in fields(Traffic)}
    values |= {name: np.zeros(1) for name in values if name.startswith("slot_")}
    values |= {"l2_to_l1_sectors": asked, "l2_read_sectors": served, "l2_read_hits": hits}
    values |= {"l2_lookups": 2 * served, "l2_lookup_hits": hits, "events": Mock()}
    return Traffic(**values)


PART = traffic(asked=1000.0, served=1000.0, hits=900.0)
WHOLE = traffic(asked=100.0, served=60.0, hits=55.0)


def test_what_is_joined_is_taken_from_the_hits() -> None:
    found = with_joins(PART, WHOLE)
    assert joined_share(found) == pytest.approx(0.4)
    assert (found.l2_read_sectors, found.l2_read_hits) == (600, 500)
    assert (found.l2_lookups, found.l2_lookup_hits) == (1600, 500)
    # As many wait for DRAM as before.
    assert found.l2_read_sectors - found.l2_read_hits == 100


def test_as_many_joins_or_more_change_nothing() -> None:
    for served in (60.0, 30.0):
        few = traffic(asked=100.0, served=served, hits=20.0)
        assert with_joins(few, WHOLE) is few
    idle = traffic(asked=0.0, served=0.0, hits=0.0)
    assert with_joins(idle, WHOLE) is idle


def test_no_more_is_joined_than_hits() -> None:
    cold = traffic(asked=1000.0, served=1000.0, hits=100.0)
    assert with_joins(cold, WHOLE).l2_read_sectors == 900


@pytest.mark.parametrize(
    ("lines", "instructions", "is_run"),
    [(16.0, 0.0, True), (16.0, 1e5, True), (16.0, 1e6, False), (16_000.0, 0.0, False)],
)
def test_no_waves_of_the_whole_chip_are_run_that_would_take_minutes(
    lines: float, instructions: float, is_run: bool
) -> None:
    program, grid = program_of("add.u32 %r2, %r2, 1;"), 1 << 20
    accesses = np.zeros((1, 8))
    accesses[0, scaled_traffic.REQUESTS_COLUMN] = 16.0 * grid
    accesses[0, scaled_traffic.LINES_COLUMN] = lines * grid
    segments = np.zeros((len(program.lowered.segments), 2))
    first = program.lowered.segments[0]
    segments[first.number, 1] = instructions * grid / (first.last - first.first + 1)
    events = Mock(accesses=accesses, segments=segments)
    shape = Shape((grid, 1, 1), (32, 1, 1), 0, bytes(8))
    with patch.object(scaled_traffic, "traffic", side_effect=[PART, WHOLE]) as run:
        scaled_traffic.traffic_of(program, shape, Mock(), CHIP, (RESIDENT, 0), events, How())
    assert run.call_count == (2 if is_run else 1)


@pytest.mark.parametrize("failing", [False, True])
def test_two_waves_of_the_whole_chip_are_run_from_the_middle(failing: bool) -> None:
    program, grid = program_of("add.u32 %r2, %r2, 1;"), 1 << 20
    accesses = np.zeros((1, 8))
    accesses[0, scaled_traffic.REQUESTS_COLUMN] = 16.0 * grid
    events = Mock(accesses=accesses, segments=np.zeros((len(program.lowered.segments), 2)))
    shape = Shape((grid, 1, 1), (32, 1, 1), 0, bytes(8))
    asked: list[tuple[int, How]] = []

    def run(*given: object) -> Traffic:
        chip, how = given[3], given[-1]
        assert isinstance(how, How)
        asked.append((getattr(chip, "sm_count"), how))  # noqa: B009
        if len(asked) == 1:
            return PART
        if failing:
            raise OutOfMemoryError("no room for traces")
        return WHOLE

    with patch.object(scaled_traffic, "traffic", run):
        found = scaled_traffic.traffic_of(
            program, shape, Mock(), CHIP, (RESIDENT, 0), events, How()
        )
    (part, _), (sms, how) = asked
    waves = WAVES * RESIDENT * CHIP.sm_count
    assert part < sms == CHIP.sm_count
    assert how.blocks is not None
    assert len(how.blocks) == waves
    assert how.blocks[0] == (grid - waves) // 2
    assert how.part == 1.0
    assert joined_share(found) == pytest.approx(0.0 if failing else 0.4)


SAME = "".join(
    f"ld.relaxed.gpu.global.u32 %r{n}, [%rd1+{8 * n}]; add.u32 %r20, %r20, %r{n};\n"
    for n in range(1, 9)
)
"""Eight loads past L1, of which every warp of the grid wants the same sectors."""


@pytest.mark.parametrize("requests", [1e6, 2e3])
def test_the_model_of_time_has_l2_serve_what_it_serves(
    requests: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a launch that is replayed whole, and of one of which a part is."""
    body = f"mov.u32 %r20, %r0; mov.u64 %rd1, %rd0; {SAME} st.global.u32 [%rd0+252], %r20;"
    monkeypatch.setattr(scaled_traffic, "REQUESTS", requests)
    launch = launch_of(ptx_of(body), grid=(1056, 1, 1))
    backend = EmulatedBackend("h200")
    cubin = assemble(launch.ptx, options_for(launch.ptx, backend.device, None)).cubin
    with backend.open(launch) as bench:
        bench.load(Program(ORIGINAL, cubin, launch.kernel, ptx=launch.ptx))
        found = bench.observe(Trial())
    share = scaled_traffic.share_of(found.program, found.shape, found.events, found.chip)
    assert (share == 1) == (requests == 1e6)
    assert joined_share(found.traffic) > 0.2
    work = workload_of(
        found.program,
        found.shape,
        found.machine,
        found.executions,
        found.traffic,
        found.resident_blocks,
    )
    served = sum(
        block.runs * step.access.miss * step.access.l2_sectors
        for block in work.code
        for step in block.steps
        if step.operation is Operation.LOAD and step.access is not None
    )
    assert served == pytest.approx(found.traffic.l2_read_sectors, rel=1e-3)
