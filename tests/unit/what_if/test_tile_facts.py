"""What is known of asynchronous copies, mbarriers, products and roles of warps."""

from collections.abc import Callable

import tiles

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.facts.synchronization.matrix_products import Shape, products_of, shape_of
from cuado.kernel.facts.synchronization.mbarriers import mbarriers_of
from cuado.kernel.facts.synchronization.protocols import why_not_understood
from cuado.kernel.facts.synchronization.warp_roles import warp_roles_of
from cuado.kernel.kernel import Kernel

MakeSubject = Callable[..., Kernel]
WARP, GROUP = (32, 1, 1), (128, 1, 1)


def test_groups_of_threads_copies_and_their_depth(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.of_threads(), "k", (64, 1, 1), WARP)
    copies = async_copies_of(kernel.code)
    assert len(copies.of_threads) == 2
    assert not copies.bulk_in + copies.bulk_out + copies.between
    assert (len(copies.commits), len(copies.waits)) == (2, 2)
    assert not mbarriers_of(kernel.code)
    assert not why_not_understood(kernel)


def test_a_tensor_copy_is_counted_by_an_mbarrier(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.IN_BULK, "k", (64, 1, 1), GROUP)
    copies, barriers = async_copies_of(kernel.code), mbarriers_of(kernel.code)
    assert len(copies.bulk_in) == len(barriers.inits) == len(barriers.expects) == 1
    assert len(barriers.waits) == 1
    assert not why_not_understood(kernel)


def test_what_decides_a_wait_is_no_data(make_subject: MakeSubject) -> None:
    kernel = make_subject(tiles.IN_BULK, "k", (64, 1, 1), GROUP)
    assert not kernel.deciding & frozenset(products_of(kernel.code).all)


def test_products_and_what_they_multiply(make_subject: MakeSubject) -> None:
    warps = make_subject(tiles.of_threads(), "k", (64, 1, 1), WARP)
    (product,) = products_of(warps.code).of_warps
    assert shape_of(warps.code.instructions[product]) == Shape(16, 8, 16, "f16", False, 32)
    assert Shape(16, 8, 16, "f16", False, 32).operations == 2 * 16 * 8 * 16
    groups = products_of(make_subject(tiles.IN_BULK, "k", (64, 1, 1), GROUP).code)
    assert not groups.of_warps
    counts = [len(each) for each in (groups.of_groups, groups.fences, groups.commits, groups.waits)]
    assert counts == [1, 1, 1, 1]


def test_warps_without_roles(make_subject: MakeSubject) -> None:
    roles = warp_roles_of(make_subject(tiles.IN_BULK, "k", (64, 1, 1), GROUP))
    assert not roles.are_specialised
    assert not roles.handed_over


def test_warps_with_registers_of_their_own(make_subject: MakeSubject) -> None:
    given = "	bar.sync 0;\n	setmaxnreg.dec.sync.aligned.u32 40;\n"
    text = tiles.IN_BULK.replace("	bar.sync 0;\n", given, 1)
    roles = warp_roles_of(make_subject(text, "k", (64, 1, 1), GROUP))
    assert roles.handed_over == (-40,)
    assert roles.are_specialised


def test_a_protocol_that_is_not_understood_is_named_with_its_line(
    make_subject: MakeSubject,
) -> None:
    more = "	st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r3], %r5, [%r4];\n"
    text = tiles.IN_BULK.replace("	and.b32 %r8", more + "	and.b32 %r8")
    kernel = make_subject(text, "k", (64, 1, 1), GROUP)
    line = text[: text.index("st.async")].count("\n") + 1
    reason = why_not_understood(kernel)
    assert f"PTX line {line}" in reason
    assert "another block's barrier counts it" in reason
