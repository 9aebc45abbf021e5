"""An emulated device's budget counts work: a busy machine gives the same answer."""

import time
from pathlib import Path

import pytest

import cuado
from cuado.backends.clock import WALL, clock_of
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.model.launch import Launch
from cuado.model.trial import Loaded, Program
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Status

CASES = Path(__file__).parents[3] / "benchmarks" / "newcomer"
SOME = ("memory-only", "math-only", "no-loads", "no-stores", "coalesced-loads", "all-hits-l2")


def launched() -> Launch:
    return cuado.load_case(CASES / "kinetic_z.toml", overrides={"N": 8192})


def asked(budget: float) -> list[tuple[str, Status, float | None]]:
    result = cuado.whatif(
        launched(),
        device=EmulatedBackend("h200"),
        experiments=SOME,
        lines=False,
        counters=False,
        budget=budget,
    )
    return [
        (each.experiment.name, each.status, each.gain.estimate if each.gain else None)
        for each in result.found.outcomes
    ]


def test_a_slow_machine_makes_the_same_experiments(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = asked(0.9)
    statuses = {status for _, status, _ in quick}
    assert statuses >= {Status.MEASURED, Status.SKIPPED}  # The budget decides.
    load = EmulatedBench.load

    def slowly(bench: EmulatedBench, program: Program) -> Loaded:
        time.sleep(0.3)
        return load(bench, program)

    monkeypatch.setattr(EmulatedBench, "load", slowly)
    assert asked(0.9) == quick


def test_more_work_makes_more_experiments() -> None:
    few, many = (
        sum(status is Status.MEASURED for _, status, _ in asked(budget)) for budget in (0.9, 20)
    )
    assert few < many == len(SOME)


def test_work_grows_with_what_is_done_and_waiting_is_none() -> None:
    backend = EmulatedBackend("h200")
    clock = clock_of(backend)
    assert clock.is_work
    assert clock.now() == 0
    time.sleep(0.01)
    assert clock.now() == 0
    result = cuado.whatif(
        launched(), device=backend, experiments=("no-loads",), lines=False, counters=False
    )
    assert result.found.outcomes[0].experiment == experiment_named("no-loads")
    assert clock.now() > 0.2


def test_a_device_that_does_not_count_work_has_the_clock_on_the_wall() -> None:
    assert clock_of(object()) is WALL
    assert not WALL.is_work
