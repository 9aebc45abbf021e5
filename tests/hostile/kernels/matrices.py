"""ldmatrix, stmatrix, mma, wmma, wgmma: bad addresses, bad descriptors, part of a warp."""

from kernel import CLEAN, MISALIGNED, ORDERLY, OUT_OF_BOUNDS, REFUSED, Kernels, defect, hostile

_TILE = ".shared .align 128 .b8 tile[512];\nmov.u32 %r10, tile;\n"
_PART = defect("warp|lane|absent|diverge|converge|mask|part|threads")
_MMA = (
    "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
    "{%f1, %f2, %f3, %f4}, {%r20, %r21, %r22, %r23}, {%r24, %r25}, {%f1, %f2, %f3, %f4};"
)
_ZERO = "".join(f"mov.f32 %f{n}, 0f00000000;\n" for n in range(1, 9)) + "".join(
    f"mov.u32 %r{n}, 0;\n" for n in range(20, 28)
)


def _ldmatrix() -> Kernels:
    load = "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r20, %r21, %r22, %r23}, [%r10]; // HERE\n"
    store = "st.global.u32 [%rd3], %r20;"
    for name, change in {
        "past": "add.u32 %r10, %r10, 512;",
        "wraps_past_zero": "mov.u32 %r10, 0xfffffff0;",
        "far": "mov.u32 %r10, 0x7ffffff0;",
    }.items():
        yield hostile(
            f"ldmatrix_{name}", f"{_TILE}{change}\n{load}{store}", OUT_OF_BOUNDS | REFUSED
        )
    yield hostile(
        "ldmatrix_only_lane_31_is_far",
        f"{_TILE}setp.eq.u32 %p1, %r0, 31;\nselp.u32 %r11, 0x40000000, 0, %p1;\n"
        f"add.u32 %r10, %r10, %r11;\n{load}{store}",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "ldmatrix_misaligned",
        f"{_TILE}add.u32 %r10, %r10, 8;\n{load}{store}",
        MISALIGNED | REFUSED,
    )
    yield hostile(
        "ldmatrix_by_half_a_warp",
        f"{_TILE}setp.gt.u32 %p1, %r0, 15;\n@%p1 bra OVER;\n{load}OVER:\n{store}",
        _PART | REFUSED,
        ORDERLY,
        block="32",
    )
    yield hostile(
        "ldmatrix_of_generic_shared_far",
        f"{_TILE}mov.u64 %rd8, tile;\ncvta.shared.u64 %rd8, %rd8;\nadd.s64 %rd8, %rd8, 1048576;\n"
        "ldmatrix.sync.aligned.m8n8.x1.b16 {%r20}, [%rd8]; // HERE\nst.global.u32 [%rd3], %r20;",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "stmatrix_past",
        f"{_TILE}stmatrix.sync.aligned.m8n8.x4.shared.b16 "
        "[%r10+512], {%r0, %r0, %r0, %r0}; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "stmatrix_wraps_past_zero",
        f"{_TILE}mov.u32 %r10, 0xfffffff0;\n"
        "stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%r10], {%r0}; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )


def _mma() -> Kernels:
    yield hostile(
        "mma_by_17_threads",
        f"{_ZERO}{_MMA} // HERE\nst.global.f32 [%rd3], %f1;",
        _PART | REFUSED,
        ORDERLY,
        block="17",
    )
    yield hostile(
        "mma_by_one_lane",
        f"{_ZERO}setp.ne.u32 %p1, %r0, 5;\n@%p1 bra OVER;\n{_MMA} // HERE\nOVER:\n"
        "st.global.f32 [%rd3], %f1;",
        _PART | REFUSED,
        ORDERLY,
        block="32",
    )
    yield hostile(
        "mma_under_a_predicate_of_data",
        f"{_ZERO}and.b32 %r11, %r0, 1;\nsetp.eq.u32 %p1, %r11, 1;\n@%p1 {_MMA} // HERE\n"
        "st.global.f32 [%rd3], %f1;",
        _PART | REFUSED,
        ORDERLY,
        block="32",
    )
    yield hostile(
        "mma_of_a_shape_that_is_not",
        f"{_ZERO}{_MMA.replace('m16n8k8', 'm17n9k3')}",
        REFUSED,
        malformed=True,
    )
    yield hostile(
        "mma_with_too_few_registers",
        f"{_ZERO}{_MMA.replace('{%r24, %r25}', '{%r24}')}",
        REFUSED,
        malformed=True,
    )


def _wmma() -> Kernels:
    eight = "{%r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27}"
    load = "wmma.load.a.sync.aligned.row.m16n16k16.global.f16"
    for name, stride in {
        "negative": "-1048576",
        "huge": "2147483647",
        "that_wraps": "1073741824",
    }.items():
        yield hostile(
            f"wmma_load_with_a_stride_{name}",
            f"mov.s32 %r11, {stride};\n{load} {eight}, [%rd1], %r11; // HERE\n"
            "st.global.u32 [%rd3], %r20;",
            OUT_OF_BOUNDS | MISALIGNED | REFUSED,
            block="32",
        )
    yield hostile(
        "wmma_store_far",
        f"{_ZERO}wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%rd1+1073741824], "
        "{%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}; // HERE",
        OUT_OF_BOUNDS | REFUSED,
        block="32",
    )
    yield hostile(
        "wmma_load_from_shared_past",
        f"{_TILE}wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {eight}, "
        "[%r10+256], 16; // HERE\n"
        "st.global.u32 [%rd3], %r20;",
        OUT_OF_BOUNDS | REFUSED,
        block="32",
    )


def _wgmma() -> Kernels:
    outputs = "{%f1, %f2, %f3, %f4}"
    multiply = (
        f"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {outputs}, %rd8, %rd9, 1, 1, 1, 0, 0;"
    )
    for name, descriptor in {"zeros": "0", "ones": "-1", "garbage": "0x123456789abcdef0"}.items():
        yield hostile(
            f"wgmma_with_a_descriptor_of_{name}",
            f"{_ZERO}mov.b64 %rd8, {descriptor};\nmov.b64 %rd9, {descriptor};\n"
            f"wgmma.fence.sync.aligned;\n{multiply} // HERE\nwgmma.commit_group.sync.aligned;\n"
            "wgmma.wait_group.sync.aligned 0;\nst.global.f32 [%rd3], %f1;",
            OUT_OF_BOUNDS | REFUSED | defect("descriptor|written"),
            ORDERLY,
            target="sm_90a",
            block="128",
        )
    yield hostile(
        "wgmma_by_one_warp",
        f"{_ZERO}mov.b64 %rd8, 0;\nmov.b64 %rd9, 0;\nwgmma.fence.sync.aligned;\n"
        f"{multiply} // HERE\n"
        "wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\n"
        "st.global.f32 [%rd3], %f1;",
        OUT_OF_BOUNDS | REFUSED | _PART,
        ORDERLY,
        target="sm_90a",
        block="32",
    )
    yield hostile(
        "setmaxnreg_of_everything",
        "setmaxnreg.inc.sync.aligned.u32 256;\nsetmaxnreg.dec.sync.aligned.u32 24;\n"
        "st.global.u32 [%rd3], %r0;",
        CLEAN | REFUSED | defect("register|warp"),
        ORDERLY,
        target="sm_90a",
        block="128",
    )


def kernels() -> Kernels:
    """Matrix instructions that go wrong."""
    yield from _ldmatrix()
    yield from _mma()
    yield from _wmma()
    yield from _wgmma()
