"""Atomics and reductions: every type and space, out of bounds, misaligned, on what is read-only."""

from kernel import (
    CLEAN,
    MISALIGNED,
    ORDERLY,
    OUT_OF_BOUNDS,
    REFUSED,
    RUNS,
    Kernels,
    defect,
    hostile,
)

_TILE = ".shared .align 16 .b8 tile[64];\n"
_TYPES = {
    "add_u32": ("atom.{space}add.u32 %r10, [{at}], %r0;", 4),
    "add_f32": ("atom.{space}add.f32 %f1, [{at}], %f2;", 4),
    "add_f64": ("atom.{space}add.f64 %d1, [{at}], %d2;", 8),
    "cas_b16": ("atom.{space}cas.b16 %h1, [{at}], %h2, %h3;", 2),
    "cas_b64": ("atom.{space}cas.b64 %rd10, [{at}], %rd11, %rd12;", 8),
    "exch_b64": ("atom.{space}exch.b64 %rd10, [{at}], %rd11;", 8),
    "inc_u32": ("atom.{space}inc.u32 %r10, [{at}], 7;", 4),
    "add_f16x2": ("atom.{space}add.noftz.f16x2 %r10, [{at}], %r11;", 4),
    "min_s64": ("atom.{space}min.s64 %rd10, [{at}], %rd11;", 8),
}
_SET = (
    "mov.f32 %f2, 0f3F800000;\nmov.f64 %d2, 0d3FF0000000000000;\nmov.u16 %h2, 0;\nmov.u16 %h3, 1;\n"
    "mov.u64 %rd11, 0;\nmov.u64 %rd12, 1;\nmov.u32 %r11, 0;\n"
)


def _far() -> Kernels:
    for name, (pattern, size) in _TYPES.items():
        far = pattern.format(space="global.", at="%rd1+1073741824")
        yield hostile(f"global_{name}_far", f"{_SET}{far} // HERE", OUT_OF_BOUNDS | REFUSED)
        past = pattern.format(space="shared.", at="%r12")
        yield hostile(
            f"shared_{name}_wraps_past_zero",
            f"{_SET}{_TILE}mov.u32 %r12, {2**32 - size};\n{past} // HERE",
            OUT_OF_BOUNDS | REFUSED,
        )


def _wide() -> Kernels:
    quad = ".reg .b128 %q<4>;\nmov.b128 %q0, {%rd0, %rd0};\nmov.b128 %q1, {%rd0, %rd0};\n"
    for name, at in {"far": "%rd1+1073741824", "half_past_the_end": "%rd1+1024"}.items():
        yield hostile(
            f"cas_b128_{name}",
            f"{quad}atom.global.cas.b128 %q2, [{at}], %q0, %q1; // HERE",
            OUT_OF_BOUNDS | REFUSED,
            version="8.4",
        )
    yield hostile(
        "exch_b128_misaligned",
        f"{quad}atom.global.exch.b128 %q2, [%rd1+8], %q0; // HERE",
        MISALIGNED | REFUSED,
        version="8.4",
    )
    yield hostile(
        "vector_reduction_far",
        "mov.f32 %f1, 0f3F800000;\n"
        "red.global.add.v4.f32 [%rd1+1073741824], {%f1, %f1, %f1, %f1}; // HERE",
        OUT_OF_BOUNDS | REFUSED,
        version="8.1",
    )


def _others() -> Kernels:
    yield hostile(
        "reduction_at_null",
        "mov.u64 %rd8, 0;\nred.global.add.u32 [%rd8], 1; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "generic_atomic_on_local",
        ".local .align 8 .b8 frame[8];\nmov.u64 %rd8, frame;\ncvta.local.u64 %rd8, %rd8;\n"
        "atom.add.u32 %r10, [%rd8], 1; // HERE",
        OUT_OF_BOUNDS | REFUSED | defect("local|atomic|initiali|written"),
        ORDERLY,
    )
    yield hostile(
        "misaligned_add_of_64_bits",
        "atom.global.add.u64 %rd10, [%rd1+4], 1; // HERE",
        MISALIGNED,
    )
    yield hostile(
        "misaligned_shared_cas",
        f"{_TILE}mov.u32 %r12, tile;\natom.shared.cas.b64 %rd10, [%r12+4], 0, 1; // HERE",
        MISALIGNED,
    )
    yield hostile(
        "only_one_lane_is_far",
        "mul.wide.u32 %rd8, %r3, 1073741824;\nadd.s64 %rd8, %rd8, %rd1;\n"
        "red.global.max.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS,
        grid="1",
        block="2",
    )
    yield hostile(
        "all_lanes_on_one_address_is_harmless",
        "atom.global.add.u32 %r10, [%rd1], 1;",
        CLEAN,
        RUNS,
    )


def _asynchronous() -> Kernels:
    yield hostile(
        "system_scope_with_release_far",
        "atom.acq_rel.sys.global.add.u64 %rd10, [%rd1+1073741824], 1; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "red_async_without_operands",
        f"{_TILE}.shared .align 8 .b64 bar;\nmov.u32 %r12, 0xfffffff0;\nmov.u32 %r13, bar;\n"
        "mbarrier.init.shared.b64 [%r13], 1;\n"
        "red.async.relaxed.cluster.global_address_is_shared;",
        REFUSED,
        malformed=True,
    )
    yield hostile(
        "red_async_past_shared",
        f"{_TILE}.shared .align 8 .b64 bar;\nmov.u32 %r12, 0xfffffff0;\nmov.u32 %r13, bar;\n"
        "mbarrier.init.shared.b64 [%r13], 1;\n"
        "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 "
        "[%r12], 1, [%r13]; // HERE",
        OUT_OF_BOUNDS | REFUSED,
        version="8.1",
        block="1",
    )
    yield hostile(
        "st_async_past_shared",
        f"{_TILE}.shared .align 8 .b64 bar;\nmov.u32 %r12, 0xfffffff0;\nmov.u32 %r13, bar;\n"
        "mbarrier.init.shared.b64 [%r13], 1;\n"
        "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 "
        "[%r12], 1, [%r13]; // HERE",
        OUT_OF_BOUNDS | REFUSED,
        version="8.1",
        block="1",
    )


def kernels() -> Kernels:
    """Atomic operations that go wrong."""
    yield from _far()
    yield from _wide()
    yield from _others()
    yield from _asynchronous()
