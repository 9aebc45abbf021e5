"""Regions without stamps: from copies with one stamp at each place and with two."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
import tiles
from test_time_stamps import IN_BULK, Counting, Emulated, launched

from cuado.backends.protocol import ReadsScratch
from cuado.kernel.assembly import build
from cuado.kernel.facts.synchronization.wait_sites import SiteKind, wait_sites_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.time_stamps import NO_ADDRESS, Layout, layout_of, stamped
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.result import Place, Region
from cuado.kernel_timeline.stamp_overhead import StampPlan, recorded, without_stamps
from cuado.model.trial import ORIGINAL, Failure, Program, Trial, TrialFailedError
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.disassemble import code_of

MakeSubject = Callable[..., Kernel]
THREADS, STEPS = 64, 40
WORK, WAIT = 200, 500
"""Cycles of the two regions without stamps."""
COST, SPARED = 30, 20
"""Cycles that each stamp adds to the work, and takes from the wait."""


class Equal:
    equal, deterministic, out_of_bounds = True, True, ()


class Made:
    """A bench whose runs are made up: each stamp costs the same."""

    def __init__(self, warps: int, *, noise: int = 0, differs: bool = False) -> None:
        self._warps, self._noise, self._random = warps, noise, np.random.default_rng(1)
        self._differs = differs
        self.loaded: list[Program] = []

    def load(self, program: Program) -> None:
        self.loaded.append(program)

    def check(self, trial: Trial) -> Equal:
        found = Equal()
        found.equal = not (self._differs and "twice" in trial.program)
        return found

    def scratch(self, trial: Trial, size: int) -> bytes:
        stamps = 2 if "twice" in trial.program else 1
        parts = np.zeros((trial.switch * self._warps, size // trial.switch // self._warps), "u1")
        for part in parts:
            words, clock = part.view("<u4"), 1000
            words[:8] = [3, clock, 1, 0, 0, 0, 0, 0]
            at = 8
            for _ in range(STEPS):
                noise = int(self._random.integers(-self._noise, self._noise + 1))
                clock += WORK + stamps * COST + noise
                end = clock + WAIT - stamps * SPARED
                words[at : at + 3] = [clock, end, NO_ADDRESS + 1]
                at += 4
                clock = end
            words[4:8] = [clock, 1, 9, 0]
        return parts.tobytes()


WORDS = ("SR_CLOCKLO", "STG", "VIADDMNMX")


def silent(what: str, done: int, total: int) -> None:
    del what, done, total


def regions(make_subject: MakeSubject, bench: Made) -> tuple[Region, ...]:
    kernel = make_subject(tiles.of_threads(), "k", (4, 1, 1), (THREADS, 1, 1))
    sites, _ = wait_sites_of(kernel)
    sites = sites[:2]
    places = tuple(Place(site.kind, "wait", 1) for site in sites)
    layout = layout_of(kernel, 4)
    data = bench.scratch(Trial("stamped", switch=4), layout.bytes)
    found = read_stamps(data, layout, np.array([True, True]))
    assert isinstance(bench, ReadsScratch)
    doses = StampPlan(kernel, sites, places, 4)
    return without_stamps(bench, doses, *found, silent)  # type: ignore[arg-type]


def test_what_stamps_add_is_taken_off(make_subject: MakeSubject) -> None:
    wait, work = regions(make_subject, Made(THREADS // 32))
    assert (wait.until, work.until) == (None, 0)
    assert (wait.cycles, work.cycles) == (WAIT, WORK)
    assert (wait.stamped, work.stamped) == (WAIT - SPARED, WORK + COST)
    assert wait.count == 4 * 2 * STEPS
    assert wait.warps == (0, 1)


def test_an_interval_holds_the_scatter_of_the_rounds(make_subject: MakeSubject) -> None:
    wait, work = regions(make_subject, Made(THREADS // 32, noise=40))
    # From the line to what one stamp shows.
    assert (wait.low, wait.high) == (WAIT - SPARED, WAIT)
    assert work.low < work.cycles < work.high
    assert WORK - 10 <= work.low <= WORK
    assert work.high == pytest.approx(WORK + COST, abs=10)
    assert work.confidence >= 0.95


def test_a_copy_that_is_not_like_the_original_says_nothing(make_subject: MakeSubject) -> None:
    assert regions(make_subject, Made(THREADS // 32, differs=True)) == ()


def test_a_copy_that_fails_says_nothing(make_subject: MakeSubject) -> None:
    class Fails(Made):
        def scratch(self, trial: Trial, size: int) -> bytes:
            if "twice" in trial.program:
                raise TrialFailedError(Failure.HANG, "it failed")
            return super().scratch(trial, size)

    assert regions(make_subject, Fails(THREADS // 32)) == ()


def stores_and_clocks(kernel: Kernel, *, doubled: bool) -> Counter[str]:
    sites, _ = wait_sites_of(kernel)
    text = stamped(kernel, sites, layout_of(kernel, 1), doubled=doubled)
    built = build(text, "k", AssembleOptions("sm_90a"))
    code = [each.sass for each in code_of(built.cubin)["k"].instructions]
    return Counter(word for each in code for word in WORDS if word in each)


def test_a_second_stamp_reads_the_clock_and_stores(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.of_threads(), "k", (4, 1, 1), (THREADS, 1, 1))
    sites, _ = wait_sites_of(kernel)
    one, two = (stores_and_clocks(kernel, doubled=each) for each in (False, True))
    # The assembler may have made several of a place.
    assert two["SR_CLOCKLO"] - one["SR_CLOCKLO"] == 2 * (two["STG"] - one["STG"])
    assert two["STG"] - one["STG"] >= len(sites)
    assert two["VIADDMNMX"] == one["VIADDMNMX"]


def test_a_second_stamp_leaves_results_and_records_as_they_are() -> None:
    backend, launch = Emulated(), launched(IN_BULK, 128)
    kernel = original_subject(launch, backend.device)
    sites, _ = wait_sites_of(kernel)
    places = tuple(Place(site.kind, "wait", 1) for site in sites)
    layout = Layout(blocks=2, warps=4, part_bytes=4096)
    found = []
    for doubled in (False, True):
        text = stamped(kernel, sites, layout, doubled=doubled)
        with backend.open(launch) as bench:
            assert isinstance(bench, Counting)
            bench.load(kernel.built.program(ORIGINAL, "k"))
            built = build(text, "k", kernel.options)
            bench.load(built.program("stamped", "k", has_tail=True))
            trial = Trial("stamped", switch=layout.blocks)
            assert bench.check(trial).equal
            found.append(recorded(bench, trial, layout, places)[1])
    one, two = found
    assert (one.owner.tolist(), one.place.tolist()) == (two.owner.tolist(), two.place.tolist())
    assert one.address.tolist() == two.address.tolist()
    waits = np.array([site.waits for site in sites])[two.place]
    # The clock counts readings, of 32 lanes: the records that stay are those right beside the wait.
    assert (two.end - two.begin)[waits].min() == (one.end - one.begin)[waits].min() == 32


def test_behind_a_wait_only_two_clocks_are_stored(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    sites = [site for site in wait_sites_of(kernel)[0] if site.kind is SiteKind.MBARRIER]
    text = stamped(kernel, sites, layout_of(kernel, 1))
    built = build(text, "k", AssembleOptions("sm_90a"))
    code = [each.sass for each in code_of(built.cubin)["k"].instructions]
    asked = next(n for n, each in enumerate(code) if "SYNCS.PHASECHK" in each)
    before = next(each for each in reversed(code[:asked]) if "STG" in each)
    behind = next(each for each in code[asked:] if "STG" in each)
    assert "STG.E desc" in before
    assert "STG.E.64" in behind
