"""The whole of a what-if on a bench made of numbers: times, failures and an impatient user."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType
from typing import Self
from unittest.mock import patch

import pytest

from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Kind, Proposal, Refusal
from cuado.kernel.rewriting import Rewriting
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.limiter import Limit
from cuado.model.trial import (
    ORIGINAL,
    Counted,
    Difference,
    Equivalence,
    Failure,
    Loaded,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.stats import Reading, Verdict
from cuado.what_if.conduct import whatif
from cuado.what_if.counters import read_counters
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Claim, Outcome, Status, WhatIf
from cuado.what_if.saved import RESTORING, WRITING
from cuado.what_if.session import Options

CORPUS = Path(__file__).parents[1] / "ptx" / "corpus"
KERNEL = "_Z24average_warp_per_elementPKfPfS0_iii"
H200 = DeviceAttributes("NVIDIA H200", (9, 0), {"multiprocessor_count": 132})
MILLISECOND = 2.5e5
"""A quarter of one: kernels below 4 ms get as many rounds as they need."""

Key = tuple[str, int]


@dataclass
class FakeBench:
    """Times by program and switch; the clock never changes, and nothing is noisy."""

    launch: Launch
    times: Mapping[Key, float]
    fails: Mapping[Key, Failure] = field(default_factory=dict)
    differs: frozenset[str] = frozenset()
    varies: bool = False
    interrupt_after: int | None = None
    loaded: list[str] = field(default_factory=list)
    timed: int = 0
    closed: bool = False
    device: DeviceAttributes = H200
    is_modelled: bool = False

    def load(self, program: Program) -> Loaded:
        self.loaded.append(program.name)
        return Loaded(32, 0, 4096, 2)

    def blocks_per_sm(self, trial: Trial) -> int:
        return 2

    def time(self, trial: Trial) -> Reading:
        assert trial.program in self.loaded
        key = (trial.program, trial.switch)
        self.timed += 1
        if self.interrupt_after is not None and self.timed > self.interrupt_after:
            raise KeyboardInterrupt
        if key in self.fails:
            raise TrialFailedError(self.fails[key], "at 0x10")
        time = self.times.get(key, self.times[ORIGINAL, 0])
        # A little ripple that differs from run to run, as any clock has.
        return Reading(time * (1 + 1e-4 * (self.timed % 7)), (1980.0, 1980.0), time * 1.1)

    def check(self, trial: Trial) -> Equivalence:
        if self.varies:
            return Equivalence(False, deterministic=False)
        if trial.program in self.differs:
            return Equivalence(False, (Difference("output", 3, 1.0, 2.0, 17),))
        return Equivalence(True)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        return {}

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        return Counted(note="no permission to read counters")

    def close(self) -> None:
        self.closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


@dataclass
class FakeBackend:
    make: Callable[[Launch], FakeBench]
    name: str = "fake"
    device: DeviceAttributes = H200
    notes: tuple[str, ...] = ()

    def open(self, launch: Launch) -> FakeBench:
        return self.make(launch)


def switched(kernel: Kernel, chosen: Sequence[int]) -> Proposal:
    """Barriers that a switch turns off, in one program."""
    rewriting = Rewriting(kernel)
    for index in chosen:
        rewriting.guard(index, rewriting.off)
    text, touched = rewriting.text(), tuple(chosen)
    return Proposal(Kind.SWITCHED, (OFF, ON), text, has_tail=True, touched=touched)


@pytest.fixture(autouse=True)
def _switched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program with a switch in place of those of no-barriers, which need none."""
    here = "cuado.what_if.experiments.no_barriers"
    monkeypatch.setattr(f"{here}._without", switched)
    monkeypatch.setattr(f"{here}._is_aligned", lambda _: False)


@pytest.fixture(scope="module")
def launch() -> Launch:
    ptx = (CORPUS / "averaging.sm_90.ptx").read_text()
    return Launch("averaging", ptx, KERNEL, (1024, 1, 1), (32, 32, 1), ())


TIMES: dict[Key, float] = {
    (ORIGINAL, 0): 7 * MILLISECOND,
    ("no-barriers", 0): 7.1 * MILLISECOND,
    ("no-barriers", 1): 5.4 * MILLISECOND,
    ("math-only", 1): 5.6 * MILLISECOND,
    ("memory-only", 0): 1.4 * MILLISECOND,
    ("no-loads", 0): 14 * MILLISECOND,
    ("no-loads", 1): 5 * MILLISECOND,
    ("coalesced-loads", 0): 14 * MILLISECOND,
    ("coalesced-loads", 1): 3.5 * MILLISECOND,
}
NAMES = ("math-only", "memory-only", "no-loads", "no-barriers", "no-spills")


def conduct(
    launch: Launch,
    names: Sequence[str] = NAMES,
    times: Mapping[Key, float] = TIMES,
    progress: Progress | None = None,
    **bench: object,
) -> tuple[WhatIf, FakeBench]:
    made: list[FakeBench] = []

    def make(given: Launch) -> FakeBench:
        made.append(FakeBench(given, times, **bench))  # type: ignore[arg-type]
        return made[0]

    options = Options(tuple(map(experiment_named, names)), lines=False)
    found = whatif(launch, FakeBackend(make), options, read_counters, progress)
    return found, made[0]


def outcome(found: WhatIf, name: str) -> Outcome:
    return next(each for each in found.outcomes if each.experiment.name == name)


def test_gains_pictures_and_limiter_come_out_of_the_times(launch: Launch) -> None:
    found, bench = conduct(launch)
    barriers = outcome(found, "no-barriers")
    assert barriers.status is Status.MEASURED
    assert barriers.verdict is Verdict.FASTER
    assert barriers.gain is not None
    assert barriers.gain.estimate == pytest.approx(7.1 / 5.4, rel=2e-3)
    assert barriers.perturbation is not None
    assert barriers.perturbation.estimate == pytest.approx(7.1 / 7, rel=2e-3)
    assert found.limiter.variants is not None
    assert found.limiter.variants.memory_only == pytest.approx(1.4 * MILLISECOND, rel=2e-3)
    assert found.limiter.variants.math_only == pytest.approx(5.6 * MILLISECOND, rel=2e-3)
    assert found.limiter.verdict is Limit.LATENCY
    assert found.limiter.unit == "barriers"
    assert bench.closed


@pytest.mark.parametrize(
    ("names", "verdict"),
    [(NAMES, r"seems limited by latency, barriers 1\.3[12]x; "), (("no-spills",), "")],
)
def test_who_waits_is_told_the_verdict_as_soon_as_causes_are_measured(
    names: Sequence[str], verdict: str, launch: Launch
) -> None:
    told: list[str] = []
    conduct(launch, names, progress=lambda *said: told.append(said[0]))
    assert sum(re.fullmatch(f"{verdict}reading counters", each) is not None for each in told) == 1
    # Programs this short may be timed, and the verdict said, while they are disassembled.
    assert any(each.endswith("measuring causes") for each in told) or not verdict


def test_what_was_found_is_saved_and_loaded_as_it_was(launch: Launch) -> None:
    found, _ = conduct(launch)
    assert RESTORING.value(WhatIf, WRITING.plain(found), "here") == found


def test_a_switch_that_changes_the_time_too_much_leaves_the_question_open(launch: Launch) -> None:
    loads = outcome(conduct(launch)[0], "no-loads")
    assert loads.verdict is Verdict.UNDECIDED
    assert loads.perturbation is not None
    assert loads.perturbation.estimate == pytest.approx(2, rel=2e-3)


def test_the_least_that_is_gained_is_certain_whatever_the_switch_costs(launch: Launch) -> None:
    loads = outcome(conduct(launch, ("coalesced-loads", "no-loads"))[0], "coalesced-loads")
    assert loads.verdict is Verdict.FASTER
    assert loads.claim is Claim.AT_LEAST
    assert loads.gain is not None
    assert loads.gain.estimate == pytest.approx(2, rel=2e-3)


@pytest.mark.parametrize(
    ("name", "verdict"), [("coalesced-loads", Verdict.FASTER), ("no-loads", Verdict.UNDECIDED)]
)
def test_what_is_gained_beyond_a_switch_that_speeds_up_counts_unless_it_only_bounds(
    name: str, verdict: Verdict, launch: Launch
) -> None:
    times = {**TIMES, (name, 0): 5 * MILLISECOND, (name, 1): MILLISECOND}
    found = outcome(conduct(launch, (name,), times)[0], name)
    assert found.verdict is verdict
    if verdict is Verdict.FASTER:
        assert found.claim is Claim.AT_LEAST
        assert found.gain is not None
        assert found.gain.estimate == pytest.approx(25 / 7, rel=2e-3)
        assert not found.is_against_original


def test_what_is_not_there_is_absent_not_unknown(launch: Launch) -> None:
    assert outcome(conduct(launch)[0], "no-spills").status is Status.ABSENT


@pytest.mark.parametrize("failure", [Failure.ILLEGAL_ADDRESS, Failure.HANG, Failure.CRASH])
def test_a_trial_that_fails_costs_itself_only(launch: Launch, failure: Failure) -> None:
    found, _ = conduct(launch, fails={("no-barriers", 1): failure})
    barriers = outcome(found, "no-barriers")
    assert barriers.status is Status.FAILED
    assert failure.value in barriers.reason
    assert outcome(found, "math-only").status is Status.MEASURED
    assert outcome(found, "memory-only").status is Status.MEASURED


def test_a_program_that_is_wrong_with_its_switch_off_is_not_believed(launch: Launch) -> None:
    barriers = outcome(conduct(launch, differs=frozenset({"no-barriers"}))[0], "no-barriers")
    assert barriers.status is Status.UNSOUND
    assert "output[3] is 2, was 1; 17 elements" in barriers.reason


def test_results_that_vary_by_themselves_prove_nothing_and_forbid_nothing(launch: Launch) -> None:
    barriers = outcome(conduct(launch, varies=True)[0], "no-barriers")
    assert barriers.status is Status.MEASURED
    assert barriers.equivalence is None
    assert any("vary from run to run" in note for note in barriers.notes)


def test_ctrl_c_keeps_what_was_measured(launch: Launch) -> None:
    whole, bench = conduct(launch)
    enough = conduct(launch, interrupt_after=bench.timed - 5)[0]
    assert enough.interrupted
    assert outcome(enough, "no-barriers").verdict is Verdict.FASTER
    early = conduct(launch, interrupt_after=12)[0]
    assert early.interrupted
    assert outcome(early, "no-barriers").status is Status.SKIPPED
    assert not whole.interrupted


def test_a_mistake_in_one_experiment_costs_that_one(launch: Launch) -> None:
    def breaks(*_: object) -> Refusal:
        raise IndexError("no such register")

    broken = replace(experiment_named("no-stores"), propose=breaks)
    options = Options((broken, experiment_named("no-barriers")), lines=False)
    backend = FakeBackend(lambda given: FakeBench(given, TIMES))
    found = whatif(launch, backend, options, read_counters)
    assert outcome(found, "no-stores").status is Status.REFUSED
    assert "IndexError: no such register" in outcome(found, "no-stores").reason
    assert outcome(found, "no-barriers").status is Status.MEASURED


def test_counters_that_cannot_be_read_are_a_note(launch: Launch) -> None:
    counters = conduct(launch)[0].counters
    assert counters.limiter is None
    assert "no permission" in counters.note


def test_a_cap_on_registers_without_effect_is_noted(launch: Launch) -> None:
    assert conduct(launch)[0].notes == ()
    capped, _ = conduct(replace(launch, max_registers=24), ("no-barriers",))
    assert "the cap of 24 registers has no effect, the kernel has 32" in capped.notes[0]


def test_an_original_that_fails_is_an_error(launch: Launch) -> None:
    with pytest.raises(TrialFailedError):
        conduct(launch, fails={(ORIGINAL, 0): Failure.ILLEGAL_ADDRESS})


def test_an_unknown_kernel_lists_the_names(launch: Launch) -> None:
    other = Launch("other", launch.ptx, "avg", (1, 1, 1), (32, 1, 1), ())
    with pytest.raises(CuadoError, match=KERNEL):
        conduct(other)


def test_on_a_modelled_device_every_version_is_timed_in_one_round(launch: Launch) -> None:
    found, bench = conduct(launch, is_modelled=True)
    assert found.modelled
    assert found.rounds == 1
    assert found.noise is None
    assert found.original is not None
    assert found.original.low == found.original.high
    outcomes = {each.experiment.name: each for each in found.outcomes}
    barriers = outcomes["no-barriers"]
    assert barriers.verdict is Verdict.FASTER
    assert barriers.gain is not None
    assert barriers.gain.rounds == 1
    # The original twice to begin with and once in the round; others when readied, and there.
    timed = sum(len(o.timings) for o in found.outcomes if o.status is Status.MEASURED)
    assert bench.timed == 2 + 1 + 2 * timed


def test_modelled_differences_below_the_models_errors_are_none(launch: Launch) -> None:
    times = {**TIMES, ("no-barriers", 1): 6.9 * MILLISECOND}
    found, _ = conduct(launch, ("no-barriers",), times, is_modelled=True)
    assert found.outcomes[0].verdict is Verdict.SAME


def test_a_device_that_refuses_a_long_kernel_does_so_before_it_is_assembled(
    launch: Launch,
) -> None:
    """The assembler took minutes for what the emulated device does not run at all."""

    def refuse(launch: Launch) -> FakeBench:
        raise CuadoError("too long")

    with (
        patch("cuado.what_if.conduct.LONG", 10),
        patch("cuado.what_if.conduct.original_subject", side_effect=AssertionError),
        pytest.raises(CuadoError, match="too long"),
    ):
        whatif(launch, FakeBackend(refuse), Options(()))
