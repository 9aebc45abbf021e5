"""Experiments on kernels that copy tiles asynchronously and multiply them on tensor cores."""

import re
from collections.abc import Callable

import pytest
import tiles
from machine_code import bodies
from made_versions import make

from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.classes import SassClass, base_opcode
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    coalesced_loads,
    conflict_free_matrices,
    math_only,
    memory_only,
    no_async_copies,
    no_atomic_contention,
    no_barriers,
    no_copies_no_products,
    no_matrix_products,
    no_stores,
    one_stage_less,
    one_stage_more,
    resident_copies,
)
from cuado.what_if.measure.versions import Version

MakeSubject = Callable[..., Kernel]
_COPIES, _PRODUCTS = no_async_copies.EXPERIMENT, no_matrix_products.EXPERIMENT
_NEITHER = no_copies_no_products.EXPERIMENT
WARP, GROUP = (32, 1, 1), (128, 1, 1)


@pytest.fixture
def of_threads(make_subject: MakeSubject) -> Kernel:
    return make_subject(tiles.of_threads(), "k", (64, 1, 1), WARP)


@pytest.fixture
def in_bulk(make_subject: MakeSubject) -> Kernel:
    return make_subject(tiles.IN_BULK, "k", (64, 1, 1), GROUP)


def proposed(kernel: Kernel, experiment: Experiment) -> Proposal:
    found = experiment.propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    return found


def made(kernel: Kernel, experiment: Experiment) -> Version:
    version = make(kernel, experiment, Scope(), proposed(kernel, experiment))
    assert version.sound, version.checks
    return version


def refusal(kernel: Kernel, experiment: Experiment) -> str:
    found = experiment.propose(kernel, Scope())
    assert isinstance(found, Refusal)
    return found.reason


def opcodes(version: Version) -> list[str]:
    code = bodies("k", version.built.cubin)[0]
    return [base_opcode(each.sass) for each in code]


def test_a_threads_copy_takes_nothing_and_fills_its_place(of_threads: Kernel) -> None:
    proposal = proposed(of_threads, _COPIES)
    assert proposal.kind is Kind.SWITCHED
    assert len(proposal.touched) == 2
    copies = re.findall(r"cp\.async\.cg[^;]*, 16, (%\w+);", proposal.ptx or "")
    assert len(copies) == 2
    for size in copies:
        assert re.search(rf"selp\.b32 {size}, 16, 0, %\w+;", proposal.ptx or ""), size
    version = made(of_threads, _COPIES)
    before = bodies("k", of_threads.built.cubin)[0]
    names = [base_opcode(each.sass) for each in before]
    assert opcodes(version).count("LDGSTS") == names.count("LDGSTS") > 1
    for kind in (SassClass.TENSOR, SassClass.BARRIER, SassClass.ASYNC_COPY):
        assert version.built.classes[kind] == of_threads.built.classes[kind], kind


@pytest.mark.parametrize(
    ("size", "before", "after"),
    [
        (", %r20", "	mov.u32 %r20, 8;\n", r"selp\.b32 (%\w+), %r20, 0, %\w+;"),
        (", 8", "", r"selp\.b32 (%\w+), 8, 0, %\w+;"),
        (", %p3", "	setp.gt.u32 %p3, %r2, 7;\n", r"or\.pred (%\w+), %p3, %\w+;"),
    ],
)
def test_what_a_copy_took_before_stays_with_the_switch_off(
    make_subject: MakeSubject, size: str, before: str, after: str
) -> None:
    kernel = make_subject(tiles.of_threads(size, before), "k", (64, 1, 1), WARP)
    text = proposed(kernel, _COPIES).ptx or ""
    found = re.search(after, text)
    assert found
    assert f", 16, {found[1]};" in text
    assert made(kernel, _COPIES).sound


CHOSEN = "\tsetp.lt.u32 %p3, %r2, 20;\n\tselp.b32 %r20, 16, 0, %p3;\n"


def test_a_switch_joins_the_condition_of_a_copys_size(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.of_threads(", %r20", CHOSEN), "k", (64, 1, 1), WARP)
    text = proposed(kernel, _COPIES).ptx or ""
    found = re.search(r"and\.pred (%\w+), %p3, (%\w+);\s*selp\.b32 (%\w+), 16, 0, \1;", text)
    assert found
    assert f", 16, {found[3]};" in text
    # The predicate of the copy itself: a size of a size would be chosen by instructions.
    assert "SEL" not in opcodes(made(kernel, _COPIES))


@pytest.mark.parametrize(
    "before",
    [
        # Two definitions, the other way around, under a guard, or of what it is chosen from.
        CHOSEN + "\t@%p3 mov.u32 %r20, 8;\n",
        CHOSEN.replace("16, 0", "0, 16"),
        "\tmov.u32 %r20, 8;\n" + CHOSEN.replace("selp", "@%p3 selp"),
        "\tmov.u32 %r20, 8;\n" + CHOSEN.replace("16, 0", "%r20, 0"),
    ],
)
def test_else_a_copys_size_is_chosen_at_the_copy(make_subject: MakeSubject, before: str) -> None:
    kernel = make_subject(tiles.of_threads(", %r20", before), "k", (64, 1, 1), WARP)
    text = proposed(kernel, _COPIES).ptx or ""
    found = re.search(r"selp\.b32 (%\w+), %r20, 0, %\w+;\s*cp\.async\.cg[^;]*, 16, \1;", text)
    assert found


def test_bulk_copies_are_skipped_and_their_barrier_expects_nothing(in_bulk: Kernel) -> None:
    text = proposed(in_bulk, _COPIES).ptx or ""
    expected = re.search(r"expect_tx\.shared\.b64 _, \[%r4\], (%\w+);", text)
    assert expected
    assert re.search(rf"selp\.b32 {expected[1]}, 4096, 0, (%\w+);", text)
    assert re.search(r"and\.pred (%\w+), %p1, %\w+;\s*@\1 cp\.async\.bulk\.tensor", text)
    version = made(in_bulk, _COPIES)
    before = bodies("k", in_bulk.built.cubin)[0]
    names = [base_opcode(each.sass) for each in before]
    for name in ("UTMALDG", "HGMMA", "SYNCS", "WARPGROUP"):
        assert opcodes(version).count(name) == names.count(name) > 0, name


@pytest.mark.parametrize("experiment", [_COPIES, _NEITHER])
def test_bytes_expected_in_two_steps_are_none_of_a_failed_self_check(
    make_subject: MakeSubject, experiment: Experiment
) -> None:
    """Assemblers join the steps, as TileLang has them, where the numbers of bytes are known."""
    twice = tiles.IN_BULK.replace(
        "@%p1 mbarrier.arrive.expect_tx.shared.b64 _, [%r4], 4096;",
        "@%p1 mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r4], 2048;\n"
        "\t@%p1 mbarrier.arrive.expect_tx.shared.b64 _, [%r4], 2048;",
    )
    kernel = make_subject(twice, "k", (64, 1, 1), GROUP)
    (expected,) = [each for each in proposed(kernel, experiment).expectations if each.plus]
    assert expected == Expectation((SassClass.ASYNC_BARRIER,), plus=1)
    assert made(kernel, experiment).sound


@pytest.mark.parametrize("name", ["of_threads", "in_bulk"])
def test_products_are_overwritten_and_all_else_stays(
    name: str, request: pytest.FixtureRequest
) -> None:
    kernel: Kernel = request.getfixturevalue(name)
    version = made(kernel, _PRODUCTS)
    left = [each for each in opcodes(version) if each.endswith("MMA")]
    assert not left
    assert version.built.resources == kernel.built.resources
    before, after = kernel.built.classes, version.built.classes
    others = {kind: n for kind, n in before.items() if kind not in (SassClass.TENSOR,)}
    others.pop(SassClass.NOP, None)
    assert {kind: after[kind] for kind in others} == others


@pytest.mark.parametrize("experiment", [_PRODUCTS, _NEITHER])
@pytest.mark.parametrize("name", ["of_threads", "in_bulk"])
def test_emulated_devices_run_text_without_products(
    name: str, experiment: Experiment, request: pytest.FixtureRequest
) -> None:
    kernel: Kernel = request.getfixturevalue(name)
    version = made(kernel, experiment)
    assert version.program is not None
    text = version.program.ptx
    assert text == version.proposal.emulated
    assert not re.search(r"\bw?g?mma(\.sync|\.mma_async)", text)
    assert assemble(text).resources["k"].registers


def test_neither_has_the_copies_switched_and_the_products_overwritten(in_bulk: Kernel) -> None:
    version = made(in_bulk, _NEITHER)
    assert [setting.switch for setting in version.proposal.settings] == [1]
    names = opcodes(version)
    assert "HGMMA" not in names
    assert names.count("UTMALDG") == 1
    assert names.count("WARPGROUP") == 2


def test_math_only_takes_copies_and_stores_away(in_bulk: Kernel) -> None:
    version = made(in_bulk, math_only.EXPERIMENT)
    touched = {in_bulk.code.instructions[n].base for n in version.proposal.touched}
    assert touched == {"cp", "st"}


def test_stores_are_switched_beside_copies(of_threads: Kernel) -> None:
    assert made(of_threads, no_stores.EXPERIMENT).sound


def test_barriers_may_go_where_threads_wait_for_their_own_copies(of_threads: Kernel) -> None:
    assert len(proposed(of_threads, no_barriers.EXPERIMENT).touched) == 2


def test_barriers_stay_where_mbarriers_are_initialised(in_bulk: Kernel) -> None:
    reason = refusal(in_bulk, no_barriers.EXPERIMENT)
    assert "mbarrier.init.shared::cta.b64, PTX line" in reason


def test_copied_data_that_decides_an_address_is_refused(make_subject: MakeSubject) -> None:
    read = (
        "	ld.shared.u32 %r20, [tile];\n	mul.wide.u32 %rd5, %r20, 4;\n"
        "	add.s64 %rd2, %rd2, %rd5;\n"
    )
    text = tiles.of_threads().replace("	st.global.v4", read + "	st.global.v4")
    kernel = make_subject(text, "k", (64, 1, 1), WARP)
    assert "copied data may decide an address or a branch (ld.shared.u32" in refusal(
        kernel, _COPIES
    )


def test_bytes_that_no_copy_brings_are_refused(make_subject: MakeSubject) -> None:
    more = "	@%p1 mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%r4], 16;\n"
    text = tiles.IN_BULK.replace("	and.b32 %r8", more + "	and.b32 %r8")
    kernel = make_subject(text, "k", (64, 1, 1), GROUP)
    assert "which mbarrier counts which bytes would have to be known" in refusal(kernel, _COPIES)


def test_a_product_that_decides_a_branch_is_refused(make_subject: MakeSubject) -> None:
    text = tiles.of_threads().replace(
        "	setp.lt.u32 %p1, %r5, %r1;",
        "	setp.gt.f32 %p2, %f1, 0f3F800000;\n	setp.lt.and.u32 %p1, %r5, %r1, %p2;",
    )
    kernel = make_subject(text, "k", (64, 1, 1), WARP)
    assert "a product may decide an address or a branch (mma.sync" in refusal(kernel, _PRODUCTS)
    assert "may decide an address or a branch" in refusal(kernel, _NEITHER)


def divided(work: str) -> str:
    """The kernel with products in bulk, divided at its end by what it must not divide by if 0."""
    return tiles.IN_BULK.replace(
        "\tst.global.v4.f32 [%rd2]",
        "\tsetp.equ.f32 %p4, %f1, 0f00000000;\n\t@%p4 bra $zero;\n"
        f"{work}\n$zero:\n\tst.global.v4.f32 [%rd2]",
    )


@pytest.mark.parametrize("experiment", [_COPIES, _PRODUCTS, _NEITHER])
def test_a_choice_of_a_few_instructions_may_be_made_the_other_way(
    make_subject: MakeSubject, experiment: Experiment
) -> None:
    work = "rcp.rn.f32 %f2, %f1; lg2.approx.f32 %f3, %f1; fma.rn.f32 %f4, %f3, %f2, %f4;"
    kernel = make_subject(divided(work), "k", (64, 1, 1), GROUP)
    assert kernel.deciding & frozenset(products_of(kernel.code).all)
    assert made(kernel, experiment).sound
    for much in (work * 3, "st.global.f32 [%rd2+16], %f1;", "bar.warp.sync -1;"):
        kernel = make_subject(divided(much), "k", (64, 1, 1), GROUP)
        assert "may decide an address or a branch" in refusal(kernel, experiment)


def asserting(guard: str) -> str:
    """The kernel with products in bulk, with an impossible case and an assertion in its loop."""
    assertion = (
        "\tsetp.gt.u32 %p5, %r5, 65535;\n\tsetp.le.u32 %p6, %r5, 65535;\n"
        f"\t@%p6 bra $right;\n\t{guard}brkpt;\n"
        "\t{ .param .b64 message; st.param.b64 [message], %rd1;\n"
        "\tcall.uni __assertfail, (message); }\n$right:\n"
    )
    text = tiles.IN_BULK.replace("\tadd.u32 %r5, %r5, 1;", f"{assertion}\tadd.u32 %r5, %r5, 1;")
    declared = ".extern .func __assertfail(.param .b64 message);\n.visible .entry"
    return text.replace(".visible .entry", declared)


@pytest.mark.parametrize(
    "experiment", [no_stores.EXPERIMENT, math_only.EXPERIMENT, _COPIES, _NEITHER]
)
def test_asserts_and_impossible_cases_behind_branches_stay_as_they_are(
    make_subject: MakeSubject, experiment: Experiment
) -> None:
    assert made(make_subject(asserting(""), "k", (64, 1, 1), GROUP), experiment).sound


def test_a_trap_that_data_may_decide_is_refused(make_subject: MakeSubject) -> None:
    kernel = make_subject(asserting("@%p5 "), "k", (64, 1, 1), GROUP)
    assert "a trap (brkpt, PTX line" in refusal(kernel, no_stores.EXPERIMENT)


def test_a_kernel_without_tiles_has_nothing_to_relax(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    for experiment in (_COPIES, _PRODUCTS, _NEITHER):
        found = experiment.propose(kernel, Scope())
        assert isinstance(found, Refusal)
        assert found.absent, experiment.name


def test_one_stage_less_waits_for_a_group_more_and_keeps_all_else(of_threads: Kernel) -> None:
    text = proposed(of_threads, one_stage_less.EXPERIMENT).ptx or ""
    assert re.search(r"cp\.async\.wait_group 1;\s*@%\w+ cp\.async\.wait_group 0;", text)
    assert made(of_threads, one_stage_less.EXPERIMENT).sound


def test_stages_of_mbarriers_are_not_counted(in_bulk: Kernel) -> None:
    assert "which barrier belongs to which stage" in refusal(in_bulk, one_stage_less.EXPERIMENT)


def test_no_stage_less_where_all_is_waited_for(make_subject: MakeSubject) -> None:
    text = tiles.of_threads().replace("wait_group 1", "wait_group 0")
    found = one_stage_less.EXPERIMENT.propose(make_subject(text, "k", (64, 1, 1), WARP), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_copies_from_the_l2_are_as_many_of_as_many_bytes(of_threads: Kernel) -> None:
    version = made(of_threads, resident_copies.EXPERIMENT)
    before = bodies("k", of_threads.built.cubin)[0]
    names = [base_opcode(each.sass) for each in before]
    assert opcodes(version).count("LDGSTS") == names.count("LDGSTS")
    text = version.proposal.ptx or ""
    assert "[%rd1]" not in "".join(re.findall(r"cp\.async\.cg[^;]*;", text))


def test_a_tensor_copys_coordinates_stay_with_the_switch_off(in_bulk: Kernel) -> None:
    text = proposed(in_bulk, resident_copies.EXPERIMENT).ptx or ""
    found = re.search(r"bytes\s*\[%r3\], \[%rd1, \{(%\w+), (%\w+)\}\], \[%r4\];", text)
    assert found
    for register, coordinate in zip(found.groups(), ("%r6", "%r7"), strict=True):
        mask = re.search(rf"and\.b32 {register}, {coordinate}, (%\w+);", text)
        assert mask
        assert re.search(rf"selp\.b32 {mask[1]}, 1023, -1, %\w+;", text)
    assert made(in_bulk, resident_copies.EXPERIMENT).sound


def test_copies_that_gather_are_refused(make_subject: MakeSubject) -> None:
    text = tiles.IN_BULK.replace(
        "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier",
        "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier",
    ).replace("[%rd1, {%r6, %r7}], [%r4]", "[%rd1, {%r6, %r7, %r7, %r7}], [%r4], {%rs1, %rs1}")
    text = text.replace(".reg .pred %p<8>;", ".reg .pred %p<8>;\n	.reg .b16 %rs<2>;")
    text = text.replace("	mov.u32 %r7, 0;\n", "	mov.u32 %r7, 0;\n	mov.u16 %rs1, 0;\n")
    kernel = make_subject(text, "k", (64, 1, 1), GROUP)
    assert "a tensor copy of an unknown form" in refusal(kernel, resident_copies.EXPERIMENT)


def test_mbarriers_are_no_atomics_and_bulk_copies_no_loads(in_bulk: Kernel) -> None:
    for experiment in (no_atomic_contention.EXPERIMENT, coalesced_loads.EXPERIMENT):
        found = experiment.propose(in_bulk, Scope())
        assert isinstance(found, Refusal)
        assert found.absent, found.reason


def test_memory_only_keeps_threads_copies_with_their_groups(of_threads: Kernel) -> None:
    version = made(of_threads, memory_only.EXPERIMENT)
    text = version.proposal.ptx or ""
    assert "mma.sync" not in text
    assert text.count("cp.async.cg") == 2
    assert text.count("cp.async.wait_group") == 1
    assert text.count("bar.sync") == 2


def test_memory_only_leaves_what_mbarriers_count(in_bulk: Kernel) -> None:
    assert "asynchronous copies or mbarriers" in refusal(in_bulk, memory_only.EXPERIMENT)


def test_a_stage_more_is_waited_for_later_and_takes_shared_memory(of_threads: Kernel) -> None:
    proposal = proposed(of_threads, one_stage_more.EXPERIMENT)
    assert proposal.ptx is not None
    assert re.findall(r"cp\.async\.wait_group (\d)", proposal.ptx) == ["1", "2"]
    assert [each.dynamic_shared_bytes for each in proposal.settings] == [None, 16 * 32]
    assert made(of_threads, one_stage_more.EXPERIMENT).sound


def test_a_stage_that_does_not_fit_is_refused(make_subject: MakeSubject) -> None:
    text = tiles.of_threads().replace("tile[4096]", "tile[232000]")
    kernel = make_subject(text, "k", (64, 1, 1), WARP)
    assert "a stage takes 512 bytes" in refusal(kernel, one_stage_more.EXPERIMENT)


def test_stages_of_mbarriers_are_not_added(in_bulk: Kernel) -> None:
    assert "overtake the others" in refusal(in_bulk, one_stage_more.EXPERIMENT)


def test_rows_of_matrices_get_banks_of_their_own(of_threads: Kernel, in_bulk: Kernel) -> None:
    version = made(of_threads, conflict_free_matrices.EXPERIMENT)
    assert version.proposal.ptx is not None
    load = next(line for line in version.proposal.ptx.splitlines() if "ldmatrix" in line)
    assert "[%r9]" not in load
    assert "loads no matrices" in refusal(in_bulk, conflict_free_matrices.EXPERIMENT)
