"""Regions without stamps: from copies with one stamp at each place and with two."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
import tiles
from test_time_stamps import IN_BULK, Counting, Emulated, launched

from cuado.backends.protocol import ReadsScratch
from cuado.kernel.assembly import build
from cuado.kernel.facts.wait_sites import SiteKind, wait_sites_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.time_stamps import NO_ADDRESS, Layout, layout_of, stamped
from cuado.kernel_timeline.doses import Doses, recorded, without_stamps
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.result import Place, Region
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
                for dose in range(stamps):
                    # The outer stamp begins earlier and ends later.
                    number = NO_ADDRESS + 1 + 2 * dose
                    words[at : at + 3] = [clock - 3 * dose, end + 3 * dose, number]
                    at += 4
                clock = end
            words[4:8] = [clock, 1, 9, 0]
        return parts.tobytes()


WORDS = ("CS2R", "STG", "VIADDMNMX")


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
    doses = Doses(kernel, sites, places, 4)
    return without_stamps(bench, doses, *found, silent)  # type: ignore[arg-type]


def test_what_stamps_add_is_taken_off(make_subject: MakeSubject) -> None:
    wait, work = regions(make_subject, Made(THREADS // 32))
    assert (wait.until, work.until) == (None, 0)
    assert (wait.cycles, work.cycles) == (WAIT, WORK)
    assert (wait.stamped, work.stamped) == (WAIT - SPARED, WORK + COST)
    # Of each warp: as many records as there is room for with two.
    assert 0 < wait.count <= 4 * 2 * STEPS
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


def machine_code(kernel: Kernel, doses: int) -> list[str]:
    sites, _ = wait_sites_of(kernel)
    text = stamped(kernel, sites, layout_of(kernel, 1), doses=doses)
    built = build(text, "k", AssembleOptions("sm_90a"))
    return [each.sass for each in code_of(built.cubin)["k"].instructions]


def test_a_second_stamp_is_what_the_first_is(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.of_threads(), "k", (4, 1, 1), (THREADS, 1, 1))
    none, one, two = (
        Counter(word for text in machine_code(kernel, n) for word in WORDS if word in text)
        for n in (0, 1, 2)
    )
    for word in WORDS:
        added = one[word] - none[word]
        assert added > 0, word
        assert two[word] - one[word] == added, word


def test_the_innermost_stamp_has_the_place() -> None:
    backend, launch = Emulated(), launched(IN_BULK, 128)
    kernel = original_subject(launch, backend.device)
    sites, _ = wait_sites_of(kernel)
    places = tuple(Place(site.kind, "wait", 1) for site in sites)
    layout = Layout(blocks=2, warps=4, part_bytes=4096)
    built = build(stamped(kernel, sites, layout, doses=2), "k", kernel.options)
    with backend.open(launch) as bench:
        assert isinstance(bench, Counting)
        bench.load(kernel.built.program(ORIGINAL, "k"))
        bench.load(built.program("stamped", "k", has_tail=True))
        trial = Trial("stamped", switch=layout.blocks)
        assert bench.check(trial).equal
        warps, inner = recorded(bench, trial, layout, places, 2)
        waits = np.tile([site.waits for site in sites], 2)
        _, both = read_stamps(bench.scratch(trial, layout.bytes), layout, waits)
    assert len(warps) == 2 * 4
    assert len(both) == 2 * len(inner)
    assert inner.place.max() < len(places) <= both.place.max()
    outer = both.place >= len(places)
    # A warp's outer stamp is made before its inner one, around the same wait.
    assert (both.place[outer] - len(places) == both.place[~outer]).all()
    assert (both.begin[outer] < both.begin[~outer]).all()
    waited = waits[both.place[outer]]
    assert (both.end[outer] > both.end[~outer])[waited].all()


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
