"""Atomics gathered before they are made, and atomics on copies: the words come out the same."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from blocks import Grid, Memory, bits_of
from made_versions import make

from cuado.device.library import load_chip
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.arguments import Buffer, Scalar
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sources.case import load_case
from cuado.what_if.experiments import block_private_atomics, warp_aggregated_atomics

MakeSubject = Callable[..., Kernel]
PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"
A, B = 0x7F2000000000, 0x7F3080000000
BINS = 64
REGISTERS = """.reg .pred %p<9>; .reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .f32 %f<9>;
.shared .align 16 .b8 tile[256];
ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u32 %r1, [n];
cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
mov.u32 %r2, %tid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %ctaid.x;
mad.lo.s32 %r5, %r4, %r3, %r2; mov.u32 %r6, %nctaid.x; mul.lo.s32 %r6, %r6, %r3;
"""
LOAD = "mul.wide.s32 %rd5, %r5, 4; add.s64 %rd6, %rd2, %rd5; ld.global.u32 %r7, [%rd6];\n"


def kernel(body: str) -> str:
    parameters = ".param .u64 a, .param .u64 b, .param .u32 n"
    return f".visible .entry k({parameters})\n{{\n{REGISTERS}\n{body}\nret;\n}}\n"


def strided(update: str, before: str = "", after: str = "") -> str:
    """Every thread walks over the numbers at ``b``."""
    return kernel(
        f"{before}\nsetp.ge.s32 %p1, %r5, %r1; @%p1 bra DONE;\nLOOP:\n{LOAD}{update}\n"
        f"add.s32 %r5, %r5, %r6; setp.lt.s32 %p1, %r5, %r1; @%p1 bra LOOP;\nDONE:\n{after}"
    )


def memory(n: int, seed: int = 1) -> Memory:
    numbers = random.Random(seed)  # noqa: S311 - any numbers do
    found = {A + 4 * k: numbers.getrandbits(31) for k in range(BINS)}
    return found | {B + 4 * k: numbers.getrandbits(32) for k in range(n)}


def with_buffers(kernel: Kernel, n: int) -> Kernel:
    arguments = (Buffer("a", "u32", (BINS,)), Buffer("b", "u32", (n,)), Scalar("n", "u32", n))
    return Kernel(replace(kernel.launch, arguments=arguments), kernel.chip, kernel.built)


def proposed(
    make_subject: MakeSubject, source: str, module: ModuleType, block: int = 64, n: int = 150
) -> tuple[Proposal | Refusal, str]:
    kernel = with_buffers(make_subject(source, "k", (2, 1, 1), (block, 1, 1)), n)
    return module.propose(kernel, Scope()), kernel.launch.ptx


def equal(
    make_subject: MakeSubject, source: str, module: ModuleType, block: int = 64, n: int = 150
) -> tuple[int, int]:
    """Check that a rewrite keeps the words and assembles; updates of the original, and its own."""
    found, original = proposed(make_subject, source, module, block, n)
    assert isinstance(found, Proposal), found
    assert found.ptx
    build(found.ptx, "k", make_subject(source, "k").options)
    counts = []
    for seed in range(2):
        grids = [Grid(ptx, 2, block, (A, B, n), memory(n), seed) for ptx in (original, found.ptx)]
        first, second = (grid.run() for grid in grids)
        assert first == second
        counts.append((grids[0].updates, grids[1].updates))
    return counts[-1]


UPDATES = [
    "atom.global.add.u32 %r8, [%rd1+8], %r7;",
    "red.relaxed.gpu.global.max.s32 [%rd1+8], %r7;",
    "red.global.min.u32 [%rd1], %r7;",
    "red.global.xor.b32 [%rd1+252], %r7;",
    "red.global.and.b32 [%rd1], %r7; red.global.and.b32 [%rd1+4], 7;",
    "red.global.or.b32 [%rd1], %r7;",
    "cvt.u64.u32 %rd7, %r7; red.global.add.u64 [%rd1], %rd7;",
    "and.b32 %r8, %r7, 1; setp.eq.s32 %p2, %r8, 0; @!%p2 red.global.add.u32 [%rd1], %r7;",
    "mul.wide.u32 %rd8, %r4, 4; add.s64 %rd9, %rd1, %rd8; red.global.add.u32 [%rd9+4], %r7;",
]


@pytest.mark.parametrize("update", UPDATES)
@pytest.mark.parametrize("block", [32, 128])
def test_one_word_of_the_block_is_updated_once_in_the_end(
    update: str, block: int, make_subject: MakeSubject
) -> None:
    words = update.count("global.")
    before, after = equal(make_subject, strided(update), warp_aggregated_atomics, block)
    assert before > 50
    assert after <= 2 * words


@pytest.mark.parametrize("update", UPDATES)
@pytest.mark.parametrize("block", [48])
def test_a_warp_that_is_not_whole_keeps_its_words(
    update: str, block: int, make_subject: MakeSubject
) -> None:
    equal(make_subject, strided(update), warp_aggregated_atomics, block)


@pytest.mark.parametrize(
    "update",
    [
        *UPDATES,
        "and.b32 %r8, %r7, 63; mul.wide.u32 %rd7, %r8, 4; add.s64 %rd8, %rd1, %rd7;"
        "red.global.add.u32 [%rd8], %r7;",
        "and.b32 %r8, %r7, 31; mul.wide.u32 %rd7, %r8, 4; add.s64 %rd8, %rd1, %rd7;"
        "setp.lt.u32 %p2, %r8, 9; @!%p2 atom.global.add.u32 %r9, [%rd8+128], 1;",
    ],
)
@pytest.mark.parametrize("block", [80])
def test_copies_of_blocks_are_merged(update: str, block: int, make_subject: MakeSubject) -> None:
    before, after = equal(make_subject, strided(update), block_private_atomics, block)
    assert before > 50
    assert after <= 2 * BINS


def test_a_word_of_shared_memory_is_gathered_over_the_loop(make_subject: MakeSubject) -> None:
    source = strided(
        "mov.u32 %r8, tile; red.shared.add.u32 [%r8+4], %r7;",
        "mov.u32 %r9, 5; st.shared.u32 [tile+4], %r9; bar.sync 0;",
        "bar.sync 0; ld.shared.u32 %r10, [tile+4]; mul.wide.u32 %rd7, %r4, 4;"
        "add.s64 %rd8, %rd1, %rd7; st.global.u32 [%rd8], %r10;",
    )
    equal(make_subject, source, warp_aggregated_atomics)
    found, _ = proposed(make_subject, source, warp_aggregated_atomics)
    assert isinstance(found, Proposal)
    assert "until the loop ends" in found.notes[0]


def test_what_was_gathered_in_a_loop_is_not_counted_again_when_it_is_run_again(
    make_subject: MakeSubject,
) -> None:
    """A load of the word in the outer loop keeps what is gathered to the inner one."""
    source = kernel(
        "mov.u32 %r9, 5; st.shared.u32 [tile+4], %r9; bar.sync 0; mov.u32 %r10, %r2;\n"
        f"OUTER: and.b32 %r5, %r10, 15;\nINNER:\n{LOAD}"
        "red.shared.add.u32 [tile+4], %r7; add.s32 %r5, %r5, 7; setp.lt.s32 %p1, %r5, 40;"
        "@%p1 bra INNER;\nadd.s32 %r10, %r10, 31; ld.shared.u32 %r12, [tile+4];"
        "setp.lt.s32 %p2, %r10, 99; @%p2 bra OUTER;"
        "bar.sync 0; ld.shared.u32 %r11, [tile+4]; mul.wide.u32 %rd7, %r4, 4;"
        "add.s64 %rd8, %rd1, %rd7; st.global.u32 [%rd8], %r11;"
    )
    equal(make_subject, source, warp_aggregated_atomics)
    found, _ = proposed(make_subject, source, warp_aggregated_atomics)
    assert isinstance(found, Proposal)
    assert "until the loop ends" in found.notes[0]


def test_lanes_gather_each_time_where_the_word_is_not_known_before(
    make_subject: MakeSubject,
) -> None:
    update = (
        "ld.global.u32 %r8, [%rd2]; and.b32 %r8, %r8, 31; mul.wide.u32 %rd7, %r8, 4;"
        "add.s64 %rd8, %rd1, %rd7; red.global.add.u32 [%rd8], %r7;"
    )
    before, after = equal(make_subject, strided(update), warp_aggregated_atomics)
    assert after < before
    found, _ = proposed(make_subject, strided(update), warp_aggregated_atomics)
    assert isinstance(found, Proposal)
    assert "each time" in found.notes[0]


HOT = (
    "and.b32 %r8, %r7, 63; and.b32 %r9, %r7, 192; setp.eq.s32 %p2, %r9, 0;"
    "selp.b32 %r8, %r8, 5, %p2;"
    "mul.wide.u32 %rd7, %r8, 4; add.s64 %rd8, %rd1, %rd7;"
)


@pytest.mark.parametrize(
    "update",
    [
        "red.global.add.u32 [%rd8], %r7;",
        "setp.gt.u32 %p3, %r8, 30; @!%p3 atom.global.max.s32 %r9, [%rd8+8], %r7;",
        "red.global.xor.b32 [%rd8], %r7;",
    ],
)
def test_lanes_find_out_which_of_them_go_to_one_word(
    update: str, make_subject: MakeSubject
) -> None:
    before, after = equal(make_subject, strided(HOT + update), warp_aggregated_atomics, 80)
    assert after < before
    found, _ = proposed(make_subject, strided(HOT + update), warp_aggregated_atomics)
    assert isinstance(found, Proposal)
    assert "with one address" in found.notes[0]


@pytest.mark.parametrize(
    "update",
    [
        HOT + "cvt.u64.u32 %rd9, %r7; red.global.add.u64 [%rd8], %rd9;",
        "mul.wide.u32 %rd7, %r2, 4; add.s64 %rd8, %rd1, %rd7; red.global.add.u32 [%rd8], %r7;",
    ],
)
def test_words_of_their_own_and_wide_ones_are_not_looked_for(
    update: str, make_subject: MakeSubject
) -> None:
    found, _ = proposed(make_subject, strided(update), warp_aggregated_atomics)
    assert isinstance(found, Refusal)
    assert not found.absent


BARRIER_OF_SOME = "setp.lt.s32 %p3, %r2, 16; @%p3 bra SKIP; bar.sync 0;\nSKIP:"
ONE = "red.global.add.u32 [%rd1], %r7;"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (strided("atom.global.add.u32 %r8, [%rd1], %r7; st.global.u32 [%rd6], %r8;"), "results"),
        (strided(ONE, after="ld.global.u32 %r9, [%rd1+4]; st.global.u32 [%rd2], %r9;"), "line"),
        (strided(ONE, after="st.global.u32 [%rd1+4], %r7;"), "line"),
        (strided(ONE + "red.global.max.u32 [%rd1+4], %r7;"), "line"),
        (strided(ONE + "red.global.add.u64 [%rd1+8], %rd5;"), "line"),
        (strided("red.release.gpu.global.add.u32 [%rd1], %r7;"), "kind is unsuitable"),
        (strided(ONE, after="ld.global.u64 %rd7, [%rd2]; st.global.u32 [%rd7], %r7;"), "line"),
        (strided(ONE, after=BARRIER_OF_SOME), "only some threads"),
        (strided(ONE, after="bar.sync 0;", before="setp.ge.s32 %p4, %r5, %r1; @%p4 ret;"), "some"),
        (strided(ONE, after="bar.arrive 0, 64;"), "only some threads"),
    ],
)
def test_what_a_copy_cannot_be_made_of(source: str, why: str, make_subject: MakeSubject) -> None:
    found, _ = proposed(make_subject, source, block_private_atomics)
    assert isinstance(found, Refusal)
    assert why in found.reason
    assert not found.absent
    again, _ = proposed(make_subject, source, warp_aggregated_atomics)
    notes = again.notes if isinstance(again, Proposal) else (again.reason,)
    assert not any("kernel ends" in note for note in notes)


def test_barriers_that_all_threads_come_to_are_no_hindrance(make_subject: MakeSubject) -> None:
    before = (
        "setp.eq.s32 %p4, %r1, 7; @%p4 ret; bar.sync 0; shfl.sync.bfly.b32 %r9, %r2, 1, 31, -1;"
    )
    source = strided(ONE, before=before.replace("-1", "0xffffffff"))
    for module in (block_private_atomics, warp_aggregated_atomics):
        equal(make_subject, source, module)


def test_an_exchange_that_some_lanes_leave_out_keeps_to_the_loop(
    make_subject: MakeSubject,
) -> None:
    found, _ = proposed(make_subject, strided(ONE + "activemask.b32 %r9;"), warp_aggregated_atomics)
    assert isinstance(found, Proposal)
    assert "until the loop ends" in found.notes[0]


def test_a_buffer_too_large_has_no_copy(make_subject: MakeSubject) -> None:
    kernel = with_buffers(make_subject(strided(ONE), "k", (2, 1, 1), (64, 1, 1)), 150)
    arguments = (Buffer("a", "u32", (1 << 20,)), *kernel.launch.arguments[1:])
    large = Kernel(replace(kernel.launch, arguments=arguments), kernel.chip, kernel.built)
    found = block_private_atomics.propose(large, Scope())
    assert isinstance(found, Refusal)
    assert "4,194,304 bytes" in found.reason


def test_without_atomics_there_is_nothing_to_gather(make_subject: MakeSubject) -> None:
    for module in (block_private_atomics, warp_aggregated_atomics):
        found, _ = proposed(make_subject, strided(""), module)
        assert isinstance(found, Refusal)
        assert found.absent


def test_sums_of_floats_are_a_prediction(make_subject: MakeSubject) -> None:
    source = strided(
        "and.b32 %r7, %r7, 255; cvt.rn.f32.u32 %f1, %r7; red.global.add.f32 [%rd1], %f1;"
    )
    for module in (block_private_atomics, warp_aggregated_atomics):
        found, _ = proposed(make_subject, source, module)
        assert isinstance(found, Proposal)
        assert found.kind is Kind.SEPARATE
        assert not found.keeps_results
        assert any("rounded" in note for note in found.notes)


def planted(name: str) -> Kernel:
    launch = load_case(PLANTED / f"{name}.toml")
    return Kernel(launch, load_chip("h200"), build(launch.ptx, launch.kernel, AssembleOptions()))


@pytest.mark.parametrize(
    ("name", "module", "least"),
    [
        ("atomics_global", warp_aggregated_atomics, "kernel ends"),
        ("atomics_shared", warp_aggregated_atomics, "loop ends"),
        ("atomics_hot_bin", block_private_atomics, "16,384 bytes"),
        ("atomics_hot_bin", warp_aggregated_atomics, "with one address"),
        ("healthy_histogram", block_private_atomics, "8,192 bytes"),
    ],
)
def test_planted_kernels_pass_their_self_check(name: str, module: ModuleType, least: str) -> None:
    kernel = planted(name)
    found = module.propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    assert least in found.notes[0]
    version = make(kernel, module.EXPERIMENT, Scope(), found)
    assert version.checks
    assert version.sound, version.checks
    assert kernel.blocks_of(version.built.resources) == kernel.blocks_per_sm


@pytest.mark.parametrize(
    ("name", "module", "words"),
    [
        ("atomics_global", warp_aggregated_atomics, 1),
        ("atomics_shared", warp_aggregated_atomics, 2),
        ("atomics_hot_bin", block_private_atomics, 4096),
        ("atomics_hot_bin", warp_aggregated_atomics, 4096),
    ],
)
def test_planted_kernels_keep_their_results(name: str, module: ModuleType, words: int) -> None:
    """Small whole numbers: sums of them are exact in floats, too."""
    kernel = planted(name)
    found = module.propose(kernel, Scope())
    assert isinstance(found, Proposal)
    assert found.ptx
    block, n = kernel.launch.threads_per_block, 900
    numbers = random.Random(3)  # noqa: S311 - any numbers do
    drawn = [numbers.randrange(1 << 24) for _ in range(n)]
    given = drawn if name == "atomics_hot_bin" else [bits_of(each % 64) for each in drawn]
    start = {A + 4 * k: 0 for k in range(words)} | {B + 4 * k: v for k, v in enumerate(given)}
    first, second = (
        Grid(ptx, 2, block, (A, B, n), dict(start), kernel=kernel.launch.kernel)
        for ptx in (kernel.launch.ptx, found.ptx)
    )
    assert first.run() == second.run()
    assert any(first.memory[A + 4 * k] for k in range(words))
    if name != "atomics_shared":
        assert second.updates < first.updates
