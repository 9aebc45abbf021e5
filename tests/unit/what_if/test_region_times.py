"""How long waits take, and what lies between: from clocks around waits alone."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
import tiles
from test_time_stamps import IN_BULK, Counting, Emulated, launched

from cuado.backends.protocol import ReadsScratch
from cuado.kernel.assembly import build
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind, wait_sites_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.region_stamps import (
    MOST_WAITS,
    NUMBER_BITS,
    stamped_regions,
)
from cuado.kernel.rewrites.switches.time_stamps import NO_ADDRESS, Layout, layout_of, stamped
from cuado.kernel_timeline.reading import read_regions, read_stamps
from cuado.kernel_timeline.region_times import StampPlan, recorded, regions_of
from cuado.kernel_timeline.result import Place, Region
from cuado.model.trial import ORIGINAL, Failure, Program, Trial, TrialFailedError
from cuado.ptx.errors import PtxEditError
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.disassemble import code_of

MakeSubject = Callable[..., Kernel]
THREADS, STEPS = 64, 40
WORK, WAIT = 200, 500
"""Cycles of the two regions without any stamp."""
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
                if trial.program == "stamped":
                    words[at : at + 3] = [clock, end, NO_ADDRESS + 1]
                else:
                    words[at + 2 : at + 4] = [clock << NUMBER_BITS | 1, end]
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
    return regions_of(bench, doses, *found, silent)  # type: ignore[arg-type]


def test_a_region_is_as_uncertain_as_a_second_stamp_moves_it(make_subject: MakeSubject) -> None:
    wait, work = regions(make_subject, Made(THREADS // 32))
    assert (wait.until, work.until) == (None, 0)
    assert (wait.cycles, work.cycles) == (WAIT - SPARED, WORK + COST)
    assert (wait.second, work.second) == (-SPARED, COST)
    assert (wait.low, wait.high) == (WAIT - 2 * SPARED, WAIT)
    assert (work.low, work.high) == (WORK, WORK + 2 * COST)
    assert wait.count == 4 * 2 * STEPS
    assert wait.warps == (0, 1)


def test_an_interval_holds_the_scatter_of_the_rounds(make_subject: MakeSubject) -> None:
    wait, work = regions(make_subject, Made(THREADS // 32, noise=40))
    assert (wait.low, wait.high) == (WAIT - 2 * SPARED, WAIT)
    assert work.low < work.cycles < work.high
    assert WORK - 20 <= work.low < WORK
    assert WORK + 2 * COST < work.high <= WORK + 2 * COST + 20
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


def machine_code(text: str) -> list[str]:
    built = build(text, "k", AssembleOptions("sm_90a"))
    return [each.sass for each in code_of(built.cubin)["k"].instructions]


def waits_of(kernel: Kernel) -> list[Site]:
    return [site for site in wait_sites_of(kernel)[0] if site.waits]


def test_a_second_stamp_reads_the_clock_and_stores(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.of_threads(), "k", (4, 1, 1), (THREADS, 1, 1))
    sites = waits_of(kernel)
    one, two = (
        Counter(
            word
            for each in machine_code(
                stamped_regions(kernel, sites, layout_of(kernel, 1), doubled=doubled)
            )
            for word in WORDS
            if word in each
        )
        for doubled in (False, True)
    )
    # The assembler may have made several of a place.
    assert two["SR_CLOCKLO"] - one["SR_CLOCKLO"] == 2 * (two["STG"] - one["STG"])
    assert two["STG"] - one["STG"] >= len(sites)
    assert two["VIADDMNMX"] == one["VIADDMNMX"]


@pytest.mark.parametrize("doubled", [False, True])
def test_clocks_alone_record_the_waits_that_other_stamps_do(doubled: bool) -> None:
    backend, launch = Emulated(), launched(IN_BULK, 128)
    kernel = original_subject(launch, backend.device)
    sites, _ = wait_sites_of(kernel)
    waits = [number for number, site in enumerate(sites) if site.waits]
    assert 0 < len(waits) < len(sites)
    layout = Layout(blocks=2, warps=4, part_bytes=4096)
    texts = {
        "all": stamped(kernel, sites, layout),
        "waits": stamped_regions(kernel, waits_of(kernel), layout, doubled=doubled),
    }
    with backend.open(launch) as bench:
        assert isinstance(bench, Counting)
        bench.load(kernel.built.program(ORIGINAL, "k"))
        for name, text in texts.items():
            bench.load(build(text, "k", kernel.options).program(name, "k", has_tail=True))
            assert bench.check(Trial(name, switch=layout.blocks)).equal
        data = bench.scratch(Trial("all", switch=layout.blocks), layout.bytes)
        _, every = read_stamps(data, layout, np.array([site.waits for site in sites]))
        found = recorded(bench, Trial("waits", switch=layout.blocks), layout, waits)
    assert found is not None
    kept = np.isin(every.place, waits)
    assert found.owner.tolist() == every.owner[kept].tolist()
    assert found.place.tolist() == every.place[kept].tolist()
    # The clock counts readings, of 32 lanes: the records that stay are those right beside the wait.
    assert (found.end - found.begin).min() == 32
    between = (found.begin[1:] - found.end[:-1])[np.diff(found.owner) == 0]
    assert (between > 0).all()


def test_nothing_but_a_store_of_two_clocks_is_behind_a_wait(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    code = machine_code(stamped_regions(kernel, waits_of(kernel), layout_of(kernel, 1)))
    asked, begun, waited = (
        next(n for n, each in enumerate(code) if word in each)
        for word in ("SYNCS.PHASECHK", "HGMMA", "WARPGROUP.DEPBAR")
    )
    for first, last in ((asked, begun), (waited, waited + 3)):
        assert [each.split()[1] for each in code[first:last] if "STG" in each] == ["STG.E.64"]
        assert not [each for each in code[first:last] if "VIADDMNMX" in each]
    # The place of the next record is stepped behind the store, not while products are waited for.
    begun = max(n for n, each in enumerate(code[:waited]) if "HGMMA" in each)
    assert not [each for each in code[begun:waited] if "VIADDMNMX" in each]
    stored = next(n for n, each in enumerate(code) if n > waited and "STG" in each)
    assert [each for each in code[stored:] if "VIADDMNMX" in each]
    assert not [each for each in code[begun:waited] if "STG" in each]


def test_more_waits_than_numbers_and_arrivals_are_refused(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    sites, _ = wait_sites_of(kernel)
    for refused in (waits_of(kernel)[:1] * (MOST_WAITS + 1), sites):
        with pytest.raises(PtxEditError, match="places would be stamped"):
            stamped_regions(kernel, refused, layout_of(kernel, 1))


def records_of(*ends: int) -> bytes:
    """One warp's part: waits of 10 cycles that end then."""
    words = np.zeros(128, "<u4")
    words[:8] = [7, 100, 5, 0, ends[-1] & 0xFFFFFFFF, 1, 50, 0]
    for n, end in enumerate(ends):
        first = ((end - 10) << NUMBER_BITS) | 1
        words[10 + 4 * n : 12 + 4 * n] = [first & 0xFFFFFFFF, end & 0xFFFFFFFF]
    return words.tobytes()


def test_a_wait_that_may_be_longer_than_its_clock_says_nothing() -> None:
    layout, most = Layout(blocks=1, warps=1, part_bytes=512), 1 << (32 - NUMBER_BITS)
    found = read_regions(records_of(200, 99 + most, 300 + most), layout)
    assert found is not None
    assert found.end.tolist() == [200, 99 + most, 300 + most]
    assert (found.end - found.begin).tolist() == [10, 10, 10]
    assert read_regions(records_of(200, 200 + most), layout) is None
    assert read_regions(records_of(100 + most), layout) is None


def test_behind_a_wait_only_two_clocks_are_stored(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    sites = [site for site in waits_of(kernel) if site.kind is SiteKind.MBARRIER]
    text = stamped(kernel, sites, layout_of(kernel, 1))
    code = machine_code(text)
    asked = next(n for n, each in enumerate(code) if "SYNCS.PHASECHK" in each)
    before = next(each for each in reversed(code[:asked]) if "STG" in each)
    behind = next(each for each in code[asked:] if "STG" in each)
    assert "STG.E desc" in before
    assert "STG.E.64" in behind
