"""cp.async and cp.async.bulk: out of bounds on either side, source sizes that lie, no waiting."""

from kernel import (
    CLEAN,
    MISALIGNED,
    ORDERLY,
    OUT_OF_BOUNDS,
    REFUSED,
    UNINITIALISED,
    Kernels,
    defect,
    hostile,
)

_S = ".shared .align 128 .b8 tile[256];\nmov.u32 %r10, tile;\n"
_WAIT = "\ncp.async.commit_group;\ncp.async.wait_group 0;\nbar.sync 0;"
_BULK = (
    ".shared .align 128 .b8 tile[256];\n.shared .align 8 .b64 bar;\nmov.u32 %r10, tile;\n"
    "mov.u32 %r11, bar;\nsetp.ne.u32 %p1, %r0, 0;\n@%p1 ret;\n"
    "mbarrier.init.shared.b64 [%r11], 1;\n"
)


def _small() -> Kernels:
    for size in (4, 8, 16):
        yield hostile(
            f"copy_{size}_to_past_the_end",
            f"{_S}cp.async.ca.shared.global [%r10+256], [%rd1], {size}; // HERE{_WAIT}",
            OUT_OF_BOUNDS | REFUSED,
        )
        yield hostile(
            f"copy_{size}_from_a_gigabyte_off",
            f"{_S}cp.async.ca.shared.global [%r10], [%rd1+1073741824], {size}; // HERE{_WAIT}",
            OUT_OF_BOUNDS | REFUSED,
            block="1",
        )
        yield hostile(
            f"copy_{size}_wraps_past_zero",
            f"{_S}mov.u32 %r10, {2**32 - size};\n"
            f"cp.async.ca.shared.global [%r10], [%rd1], {size}; // HERE{_WAIT}",
            OUT_OF_BOUNDS | REFUSED,
        )
    for size in (17, 0x7FFFFFFF, 0xFFFFFFFF):
        yield hostile(
            f"source_size_{size}",
            f"{_S}mov.u32 %r12, {size};\n"
            f"cp.async.cg.shared.global [%r10], [%rd1+1008], 16, %r12; // HERE{_WAIT}",
            OUT_OF_BOUNDS | REFUSED | defect("size"),
            ORDERLY,
            block="1",
        )
    yield hostile(
        "source_size_0_from_nowhere_is_harmless_or_refused",
        f"{_S}mov.u32 %r12, 0;\nmov.u64 %rd8, 0x7ffff7dd0000;\n"
        f"cp.async.cg.shared.global [%r10], [%rd8], 16, %r12; // HERE{_WAIT}\n"
        "ld.shared.u32 %r13, [%r10];\nst.global.u32 [%rd3], %r13;",
        CLEAN | OUT_OF_BOUNDS | REFUSED,
        ORDERLY,
        block="1",
    )


def _order() -> Kernels:
    yield hostile(
        "misaligned_copy",
        f"{_S}cp.async.ca.shared.global [%r10+2], [%rd1+2], 4; // HERE{_WAIT}",
        MISALIGNED | REFUSED,
        block="1",
    )
    yield hostile(
        "read_before_waiting",
        f"{_S}cp.async.ca.shared.global [%r10], [%rd1], 4; // HERE\n"
        "ld.shared.u32 %r13, [%r10]; // HERE\nst.global.u32 [%rd3], %r13;",
        defect("race|asynchronous|cp.async") | UNINITIALISED | REFUSED,
        ORDERLY,
        block="1",
    )
    yield hostile(
        "wait_for_two_to_31_groups",
        "cp.async.wait_group 2147483647;\nst.global.u32 [%rd3], %r0;",
        REFUSED | defect(".") | CLEAN,
        ORDERLY,
    )
    yield hostile(
        "a_million_copies_in_flight",
        f"{_S}shl.b32 %r12, %r0, 2;\nadd.u32 %r10, %r10, %r12;\nmov.u32 %r13, 0;\nUP:\n"
        "cp.async.ca.shared.global [%r10], [%rd3], 4;\ncp.async.commit_group;\n"
        "add.u32 %r13, %r13, 1;\nsetp.lt.u32 %p1, %r13, 1000000;\n@%p1 bra UP;",
        CLEAN | defect("race|asynchronous|may still be") | REFUSED,
        ORDERLY,
        grid="1",
        block="32",
    )


def _bulk() -> Kernels:
    sizes = {
        "past_shared": ("[%r10]", "[%rd1]", 512),
        "past_global": ("[%r10]", "[%rd1+1008]", 256),
        "of_four_gigabytes": ("[%r10]", "[%rd1]", 0xFFFFFFF0),
        "of_17_bytes": ("[%r10]", "[%rd1]", 17),
        "of_no_bytes": ("[%r10]", "[%rd1]", 0),
        "misaligned": ("[%r10+4]", "[%rd1+4]", 16),
    }
    for name, (to, source, size) in sizes.items():
        yield hostile(
            f"bulk_copy_{name}",
            f"{_BULK}mov.u32 %r12, {size};\n"
            f"mbarrier.arrive.expect_tx.shared.b64 %rd9, [%r11], %r12;\n"
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
            f"{to}, {source}, %r12, [%r11]; // HERE",
            OUT_OF_BOUNDS
            | REFUSED
            | MISALIGNED
            | defect("size|multiple|bytes|transaction|expect", anywhere=True)
            | (frozenset() if size else CLEAN),
            ORDERLY,
        )
    yield hostile(
        "bulk_store_to_far_global",
        f"{_BULK}st.shared.u32 [%r10], %r0;\n"
        "cp.async.bulk.global.shared::cta.bulk_group [%rd1+1073741824], [%r10], 16; // HERE\n"
        "cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "bulk_reduction_to_null",
        f"{_BULK}st.shared.u32 [%r10], %r0;\nmov.u64 %rd8, 0;\n"
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd8], [%r10], 16; // HERE\n"
        "cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "bulk_copy_signals_no_barrier",
        f"{_BULK}mov.u32 %r11, 0xfffffff8;\n"
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
        "[%r10], [%rd1], 16, [%r11]; // HERE",
        OUT_OF_BOUNDS | REFUSED | defect("mbarrier"),
    )
    yield hostile(
        "bulk_prefetch_of_four_gigabytes",
        "mov.u64 %rd8, 0x7ffff7dd0000;\nmov.u32 %r12, 0xfffffff0;\n"
        "cp.async.bulk.prefetch.L2.global [%rd8], %r12; // HERE\nst.global.u32 [%rd3], %r0;",
        OUT_OF_BOUNDS | REFUSED | CLEAN,
        ORDERLY,
    )


def kernels() -> Kernels:
    """Asynchronous copies that go wrong."""
    yield from _small()
    yield from _order()
    yield from _bulk()
