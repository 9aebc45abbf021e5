"""Time stamps are set in kernels that wait, and run: results stay, records are in order.

The emulated device has no clock. For these tests every reading of one is an atomic increment in the
scratch memory: a clock that counts readings, so that the order of what happened can be held.
"""

import re
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import tiles

from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.facts.synchronization.wait_pairs import wait_pairs_of
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind, wait_sites_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.original_program import original_program
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of, stamped
from cuado.kernel_timeline import conduct
from cuado.kernel_timeline.conduct import Options, kernel_timeline
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.result import Cost, KernelTimeline
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.launch import Launch
from cuado.model.trial import SCRATCH_BYTES, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.disassemble import code_of
from cuado.stats import Reading

MakeSubject = Callable[..., Kernel]
_TENSOR = "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
_PLAIN = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
IN_BULK = tiles.IN_BULK.replace(_TENSOR, _PLAIN).replace(
    "[%r3], [%rd1, {%r6, %r7}], [%r4]", "[%r3], [%rd1], 4096, [%r4]"
)
_STEPS = 5
WAITS = frozenset({SiteKind.MBARRIER, SiteKind.PRODUCTS})


class Counting(EmulatedBench):
    """A bench whose kernels read a counter where they read a clock; its times are made up."""

    def time(self, trial: Trial) -> Reading:
        return Reading(1.01e5 if trial.program == "stamped" else 1e5, (), 1.0)

    def load(self, program: Program):  # type: ignore[no-untyped-def]
        found = re.search(r"ld\.param\.u64 (\S+), \[cuado_scratch\]", program.ptx)
        if found is not None:
            # At the end of the scratch memory, which few warps do not reach.
            at = f"[{found[1]}+{SCRATCH_BYTES - 16}], 1;"
            ptx = re.sub(r"mov\.u32 (\S+), %clock;", rf"atom.global.add.u32 \1, {at}", program.ptx)
            ptx = re.sub(
                r"(@\S+) mov\.u32 (\S+), %clock;", rf"\1 atom.global.add.u32 \2, {at}", ptx
            )
            more = rf"atom.global.add.u64 \1, [{found[1]}+{SCRATCH_BYTES - 8}], 1;\n"
            more += r"add.u64 \1, \1, 1;"
            program = replace(program, ptx=re.sub(r"mov\.u64 (\S+), %globaltimer;", more, ptx))
        return super().load(program)

    def scratch(self, trial: Trial, size: int) -> bytes:
        memory = self._opened.view("scratch memory")
        memory[:] = 0
        self.outputs(trial)
        return bytes(memory[:size].tobytes())


class Dear(Counting):
    """A bench on which a wait that is stamped costs 4 % of the kernel's time."""

    stamps = 0

    def time(self, trial: Trial) -> Reading:
        costs = 0.04 * Dear.stamps if trial.switch else 0.0
        return Reading(1e5 * (1 + costs), (), 1.0)

    def load(self, program: Program):  # type: ignore[no-untyped-def]
        # Each has two clocks, and the header of a warp has two.
        if program.ptx.count("%clock;"):
            Dear.stamps = program.ptx.count("%clock;") // 2 - 1
        return super().load(program)


class DearBlocks(Counting):
    """A bench on which stamps cost 2 % of the time, and 1 % for each block that records."""

    def time(self, trial: Trial) -> Reading:
        costs = 0.02 + 0.01 * trial.switch if trial.program == "stamped" else 0.0
        return Reading(1e5 * (1 + costs), (), 1.0)


class DearCode(Counting):
    """A bench on which the code of stamps costs 7 % of the kernel's time."""

    def time(self, trial: Trial) -> Reading:
        return Reading(1.07e5 if trial.program == "stamped" else 1e5, (), 1.0)


class TooSlow(Counting):
    """A bench on which a clock of 32 bits begins anew during a run."""

    def time(self, trial: Trial) -> Reading:
        return Reading(1.5e9, (), 1.0)


class Emulated:
    """The emulated device with benches that count."""

    def __init__(self, kind: type[Counting] = Counting) -> None:
        self._own, self._kind = select("emulated:h100").backend, kind
        self.name, self.device, self.notes = "counting", self._own.device, ()

    def open(self, launch: Launch) -> EmulatedBench:
        bench = self._own.open(launch)
        assert isinstance(bench, EmulatedBench)
        bench.__class__ = self._kind
        return bench


def launched(ptx: str, threads: int, steps: int = _STEPS) -> Launch:
    half = Fill(Content.RANDOM, low=-1, high=1, seed=1)
    arguments = (
        Buffer("a", "f16", (1 << 14,), half),
        Buffer("out", "f32", (threads * 4,)),
        Scalar("steps", "u32", steps),
    )
    return Launch("k", ptx, "k", (3, 1, 1), (threads, 1, 1), arguments, ("out",))


@pytest.fixture(scope="module")
def found() -> KernelTimeline:
    return kernel_timeline(launched(IN_BULK, 128), Emulated(), Options(blocks=2))


def test_each_wait_is_recorded_as_often_as_it_is_made(found: KernelTimeline) -> None:
    assert found.same_results
    assert found.cost.label == "waits and arrivals"
    assert sorted(set(found.warps.block.tolist())) == [0, 1]
    assert len(found.warps) == 2 * 4
    kinds = [place.kind for place in found.places]
    assert kinds == ["barrier", "start of copies", "mbarrier", "products", "barrier"]
    made = np.stack(
        [
            np.bincount(found.records.place[found.records.of(n)], minlength=len(kinds))
            for n in range(len(found.warps))
        ]
    )
    first = np.flatnonzero(found.warps.warp == 0)
    assert (made[:, [2, 3, 4]] == _STEPS).all()
    assert (made[:, 0] == 1).all()
    assert made[:, 1].tolist() == [_STEPS if n in first else 0 for n in range(len(made))]


def test_stamps_of_a_warp_are_in_order_and_within_its_life(found: KernelTimeline) -> None:
    warps, records = found.warps, found.records
    assert (records.end >= records.begin).all()
    for n in range(len(warps)):
        rows = records.of(n)
        assert (np.diff(records.begin[rows]) > 0).all()
        assert warps.began[n] < records.begin[rows][0]
        assert records.end[rows][-1] < warps.ended[n]
    assert (warps.end > warps.start).all()
    assert not warps.is_full.any()


def test_a_warp_stops_where_its_part_is_full() -> None:
    backend, launch = Emulated(), launched(IN_BULK, 128, steps=20)
    kernel = original_subject(launch, backend.device)
    sites, _ = wait_sites_of(kernel)
    layout = Layout(blocks=2, warps=4, part_bytes=512)
    built = build(stamped(kernel, sites, layout), "k", kernel.options)
    with backend.open(launch) as bench:
        assert isinstance(bench, Counting)
        bench.load(built.program("stamped", "k", has_tail=True))
        data = bench.scratch(Trial("stamped", switch=layout.blocks), 2 * layout.bytes)
    waits = np.array([site.waits for site in sites])
    warps, records = read_stamps(data[: layout.bytes], layout, waits)
    assert len(warps) == 2 * 4
    assert warps.is_full.all()
    # The first of a pair is not known without the second.
    assert set(np.bincount(records.owner).tolist()) <= {layout.records, layout.records - 1}
    # Each warp says when it ended, and none wrote where others are, or behind the last.
    assert (warps.end > warps.start).all()
    assert not any(data[layout.bytes :])


def test_where_all_waits_cost_too_much_only_the_longest_are_stamped() -> None:
    found = kernel_timeline(launched(IN_BULK, 128), Emulated(Dear), Options(blocks=2))
    assert found.cost.label == "the place where warps wait longest"
    assert found.cost.share == pytest.approx(0.04)
    others = "waits, but for the block's barriers, and no arrivals"
    assert [cost.label for cost in found.dearer][-1] == others
    (place,) = found.places
    assert place.kind in WAITS
    assert found.regions
    assert any("other places are drawn as work" in note for note in found.notes)


def test_where_all_blocks_cost_too_much_fewer_record() -> None:
    launch = replace(launched(IN_BULK, 128), grid=(10, 1, 1))
    found = kernel_timeline(launch, Emulated(DearBlocks), Options(blocks=8))
    others = "waits, but for the block's barriers, and no arrivals"
    assert found.cost.label == f"{others}, in 2 blocks"
    assert found.cost.share == pytest.approx(0.04)
    assert found.blocks == 2
    assert sorted(set(found.warps.block.tolist())) == [0, 1]
    assert {place.kind for place in found.places} == WAITS
    assert [cost.label for cost in found.dearer][-1] == others
    assert any("In 8 blocks these stamps cost 10.0%" in note for note in found.notes)
    assert found.regions


def test_a_cost_that_no_choice_keeps_low_is_said() -> None:
    found = kernel_timeline(launched(IN_BULK, 128), Emulated(DearCode), Options(blocks=2))
    assert found.cost.share == pytest.approx(0.07)
    assert any(
        "No stamps were found that cost at most 5%; the code of these costs 7.0%" in note
        for note in found.notes
    )
    assert found.dearer


def test_a_cost_that_was_not_measured_is_none_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "Cost", lambda label, _: Cost(label, None))
    launch = replace(launched(IN_BULK, 128), grid=(10, 1, 1))
    found = kernel_timeline(launch, Emulated(), Options(blocks=8))
    assert found.cost.share is None
    assert found.cost.label == "waits and arrivals"
    assert not any("cost 0.0%" in note for note in found.notes)


def test_a_kernel_longer_than_its_clock_is_refused() -> None:
    with pytest.raises(CuadoError, match="one second"):
        kernel_timeline(launched(IN_BULK, 128), Emulated(TooSlow), Options(blocks=2))


def test_warps_that_leave_early_end_where_they_branch() -> None:
    early = "setp.ge.u32 %p7, %r2, 128;\n\t@%p7 bra $end;\n\tmov.f32 %f1"
    ptx = IN_BULK.replace("mov.f32 %f1", early, 1).replace("\tret;", "$end:\n\tret;")
    found = kernel_timeline(launched(ptx, 160), Emulated(), Options(blocks=1))
    assert found.same_results
    assert found.warps.warp.tolist() == [0, 1, 2, 3, 4]
    assert (found.warps.end > found.warps.start).all()
    assert found.warps.ended[4] < found.warps.ended[:4].min()


def test_no_thread_meets_others_where_the_kernel_ends(make_subject: MakeSubject) -> None:
    # Else the assembler would not use the registers of the warp for what the others do.
    early = "setp.ge.u32 %p7, %r2, 128;\n\t@%p7 bra $end;\n\tmov.f32 %f1"
    ptx = IN_BULK.replace("mov.f32 %f1", early, 1).replace("\tret;", "$end:\n\tret;")
    kernel = make_subject(ptx, "k", (1, 1, 1), (160, 1, 1))
    text = stamped(kernel, wait_sites_of(kernel)[0], layout_of(kernel, 1))
    assert "bra $end" not in text
    left = text.index("@%p7 ret;")
    assert "%clock" in text[text.index("setp.ge.u32 %p7") : left]


def test_an_mbarrier_is_known_by_its_address(found: KernelTimeline) -> None:
    kinds = np.array([place.kind for place in found.places])[found.records.place]
    of_mbarriers = np.isin(kinds, [SiteKind.MBARRIER, SiteKind.EXPECTS])
    assert len(set(found.records.address[of_mbarriers].tolist())) == 1
    assert (found.records.address[of_mbarriers] % 8 == 1).all()
    assert not found.records.address[~of_mbarriers].any()


def test_groups_of_copies_are_waits(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.of_threads(), "k", (1, 1, 1), (32, 1, 1))
    sites, unknown = wait_sites_of(kernel)
    assert [site.kind for site in sites] == ["copies", "barrier", "barrier", "copies"]
    assert not unknown


def test_a_wait_whose_loop_has_two_entries_is_left_out_and_named(make_subject: MakeSubject) -> None:
    text = IN_BULK.replace("$loop:", "setp.eq.u32 %p7, %r1, 77;\n@%p7 bra $wait;\n$loop:").replace(
        "and.b32 %r8, %r5, 1;\n", "and.b32 %r8, %r5, 1;\n\tbra $wait;\n$wait_again:\n"
    )
    text = text.replace("mov.f32 %f1", "mov.u32 %r8, 0;\n\tmov.f32 %f1", 1)
    kernel = make_subject(text, "k", (1, 1, 1), (128, 1, 1))
    sites, unknown = wait_sites_of(kernel)
    assert [kernel.code.instructions[n].base for n in unknown] == ["mbarrier"]
    assert SiteKind.MBARRIER not in {site.kind for site in sites}


def test_a_wait_in_a_loop_begins_where_the_loop_is_entered(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    sites, _ = wait_sites_of(kernel)
    text = stamped(kernel, sites, layout_of(kernel, 1))
    before, wait = text.index("mov.u32", text.index("and.b32 %r8")), text.index("$wait:")
    assert "%clock" in text[before:wait]
    assert "%clock" not in text[wait : text.index("mbarrier.try_wait")]


def test_parts_are_powers_of_two_and_fit(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1 << 20, 1, 1), (1024, 1, 1))
    for blocks in (1, 7, 264, 1 << 20):
        layout = layout_of(kernel, blocks)
        assert layout.part_bytes & (layout.part_bytes - 1) == 0
        assert layout.bytes <= SCRATCH_BYTES
        assert layout.records > 0
    assert layout_of(kernel, 264).blocks == 264
    assert layout_of(kernel, 1 << 20).blocks < 1 << 12


def test_the_emulated_device_has_no_clock() -> None:
    with pytest.raises(CuadoError, match="no clock that a kernel can read"):
        kernel_timeline(launched(IN_BULK, 128), select("emulated:h100").backend, Options())


def machine_code(text: str) -> list[str]:
    built = build(text, "k", AssembleOptions("sm_90a"))
    return [each.sass for each in code_of(built.cubin)["k"].instructions]


def test_the_end_of_a_wait_is_read_where_there_is_an_answer(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    sites, _ = wait_sites_of(kernel)
    code = machine_code(stamped(kernel, sites, layout_of(kernel, 1)))
    asked = next(n for n, text in enumerate(code) if "SYNCS.PHASECHK" in text)
    clock = next(n for n in range(asked, len(code)) if "SR_CLOCKLO" in code[n])
    answer = code[asked].split("TRYWAIT ")[1].split(",")[0]
    assert any(f"!{answer} BRA" in text for text in code[asked + 1 : clock])


def test_clocks_are_read_into_registers_of_the_thread(make_subject: MakeSubject) -> None:
    # Reading one into a register of the warp takes many cycles, and is not done in order.
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    sites, _ = wait_sites_of(kernel)
    code = machine_code(stamped(kernel, sites, layout_of(kernel, 1)))
    clocks = [text for text in code if "SR_CLOCKLO" in text]
    assert len(clocks) >= len(sites)
    assert all("CS2R" in text for text in clocks)


def waits_of(kernel: Kernel) -> list[Site]:
    return [site for site in wait_sites_of(kernel)[0] if site.kind in WAITS]


def test_nothing_but_clocks_stands_around_waits_before_products(make_subject: MakeSubject) -> None:
    # What else a stamp does is done while products are waited for.
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    code = machine_code(stamped(kernel, waits_of(kernel), layout_of(kernel, 1)))
    clocks = [n for n, text in enumerate(code) if "SR_CLOCKLO" in text]

    def around(wait: str) -> tuple[int, int, int]:
        # The loop that asks again stands at the end, out of the way.
        waited = next(n for n, text in enumerate(code) if wait in text)
        before, behind = (n for n in clocks if n < waited), (n for n in clocks if n > waited)
        return max(before), waited, min(behind)

    def stamps(first: int, last: int) -> list[str]:
        return [text for text in code[first:last] if "STG" in text or "VIADDMNMX" in text]

    before, _, behind = around("SYNCS.PHASECHK")
    assert not stamps(before, behind)
    begun, waited, behind = around("WARPGROUP.DEPBAR")
    assert ["VIADDMNMX" in text for text in stamps(begun, waited)] == [True]
    assert not stamps(waited, behind)
    # As by hand: between both only the first's clocks are stored.
    (store,) = stamps(before, begun)
    assert "STG.E.64" in store


def test_both_waits_of_a_pair_are_recorded() -> None:
    backend, launch = Emulated(), launched(IN_BULK, 128)
    kernel = original_subject(launch, backend.device)
    sites = waits_of(kernel)
    layout = Layout(blocks=2, warps=4, part_bytes=512)
    text = stamped(kernel, sites, layout)
    built = build(text, "k", kernel.options)
    with backend.open(launch) as bench:
        assert isinstance(bench, Counting)
        bench.load(original_program(launch, "sm_90a"))
        bench.load(built.program("stamped", "k", has_tail=True))
        data = bench.scratch(Trial("stamped", switch=layout.blocks), layout.bytes)
        assert bench.check(Trial("stamped", switch=layout.blocks)).equal
    warps, records = read_stamps(data, layout, np.array([True, True]))
    for n in range(len(warps)):
        rows = records.of(n)
        assert records.place[rows].tolist() == [0, 1] * _STEPS
        ticks = np.stack([records.begin[rows], records.end[rows]], axis=1).reshape(-1)
        assert (np.diff(ticks) > 0).all()
        assert (records.address[rows][::2] % 8 == 1).all()
        assert not records.address[rows][1::2].any()


def test_waits_are_a_pair_only_where_nobody_comes_another_way(make_subject: MakeSubject) -> None:
    def paired(text: str) -> int:
        kernel = make_subject(text, "k", (1, 1, 1), (128, 1, 1))
        return len(list(wait_pairs_of(kernel, waits_of(kernel))))

    assert paired(IN_BULK) == 1
    skip = "setp.eq.u32 %p7, %r1, 77;\n\t@%p7 bra $over;\n$wait:"
    fallen = IN_BULK.replace("$wait:", skip).replace("@!%p2 bra $wait;", "@!%p2 bra $wait;\n$over:")
    assert paired(fallen) == 0
    # The register that names the mbarrier is another's before products are waited for.
    assert paired(IN_BULK.replace("wgmma.fence", "mov.u32 %r4, 0;\n\twgmma.fence", 1)) == 0
    kernel = make_subject(IN_BULK, "k", (1, 1, 1), (128, 1, 1))
    wait, products = waits_of(kernel)
    between = Site(products.index - 1, SiteKind.ARRIVAL)
    assert not list(wait_pairs_of(kernel, (wait, between, products)))


ELSEWHERE = "@!%p2 bra $wait;", "@%p2 bra $over;\n\tbra.uni $wait;\n$over:"


def test_a_wait_may_be_left_by_a_branch(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_BULK.replace(*ELSEWHERE), "k", (1, 1, 1), (128, 1, 1))
    sites, unknown = wait_sites_of(kernel)
    assert not unknown
    text = stamped(kernel, sites, layout_of(kernel, 1))
    over = text.index("$over:")
    assert "%clock" in text[over : text.index("wgmma.fence", over)]
    assert "%clock" not in text[text.index("mbarrier.try_wait") : over]


def test_a_wait_that_is_left_to_where_others_come_as_well(make_subject: MakeSubject) -> None:
    skip = "setp.eq.u32 %p7, %r1, 77;\n\t@%p7 bra $over;\n$wait:"
    text = IN_BULK.replace("$wait:", skip)
    # Left by falling through: behind the branch is where only the wait ends.
    fallen = make_subject(
        text.replace("@!%p2 bra $wait;", "@!%p2 bra $wait;\n$over:"), "k", (1, 1, 1), (128, 1, 1)
    )
    sites, unknown = wait_sites_of(fallen)
    assert not unknown
    made = stamped(fallen, sites, layout_of(fallen, 1))
    assert "%clock" in made[made.index("mbarrier.try_wait") : made.index("$over:")]
    # Left by a branch to where others come: there is no such place, and it is named.
    branched = make_subject(text.replace(*ELSEWHERE), "k", (1, 1, 1), (128, 1, 1))
    sites, unknown = wait_sites_of(branched)
    assert [branched.code.instructions[n].base for n in unknown] == ["mbarrier"]
    assert SiteKind.MBARRIER not in {site.kind for site in sites}
