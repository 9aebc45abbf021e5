"""The tensor memory accelerator with descriptors that are garbage."""

from kernel import CLEAN, MISALIGNED, ORDERLY, OUT_OF_BOUNDS, REFUSED, Kernels, defect, hostile

_SETUP = (
    ".shared .align 128 .b8 tile[1024];\n.shared .align 8 .b64 bar;\nmov.u32 %r10, tile;\n"
    "mov.u32 %r11, bar;\nsetp.ne.u32 %p1, %r0, 0;\n@%p1 ret;\nmbarrier.init.shared.b64 [%r11], 1;\n"
    "mov.s32 %r12, -2147483648;\n"
)
_BAD = OUT_OF_BOUNDS | MISALIGNED | REFUSED | defect("tensor|descriptor")
_LOAD = (
    "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[%r10], [%rd8, {%r12, %r12}], [%r11]; // HERE"
)


def kernels() -> Kernels:
    """Bulk tensor copies whose descriptor nobody made."""
    for name, address in {
        "null": "mov.u64 %rd8, 0;",
        "host_like": "mov.u64 %rd8, 0x7ffff7dd0000;",
        "a_buffer_of_zeros": "mov.u64 %rd8, %rd0;",
        "misaligned": "add.s64 %rd8, %rd0, 4;",
    }.items():
        yield hostile(f"load_by_a_descriptor_{name}", f"{_SETUP}{address}\n{_LOAD}", _BAD)
    yield hostile(
        "load_by_the_data",
        f"{_SETUP}ld.param.u64 %rd8, [in];\n{_LOAD}",
        _BAD,
        parameters=("out", "in"),
    )
    yield hostile(
        "store_by_a_descriptor_of_zeros",
        f"{_SETUP}cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%rd0, {{%r12}}], "
        "[%r10]; // HERE\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;",
        _BAD,
    )
    yield hostile(
        "reduction_by_a_descriptor_of_zeros",
        f"{_SETUP}cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group "
        "[%rd0, {%r12}], [%r10]; // HERE",
        _BAD,
    )
    yield hostile(
        "prefetch_by_a_descriptor_of_null",
        "mov.u64 %rd8, 0;\ncp.async.bulk.prefetch.tensor.1d.L2.global.tile [%rd8, {%r0}]; // HERE",
        _BAD,
        ORDERLY,
    )
    yield hostile(
        "replace_in_a_descriptor_past_shared",
        f"{_SETUP}add.u32 %r10, %r10, 1024;\n"
        "tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%r10], %rd0; // HERE",
        _BAD,
        version="8.3",
        target="sm_90a",
    )
    yield hostile(
        "prefetch_of_a_descriptor_at_null",
        "mov.u64 %rd8, 0;\nprefetch.tensormap [%rd8]; // HERE\nst.global.u32 [%rd3], %r0;",
        _BAD | CLEAN,
        ORDERLY,
    )
