"""Reads of what nobody wrote: registers, predicates, shared, local and module memory."""

from kernel import (
    CLEAN,
    ENDLESS,
    ORDERLY,
    OUT_OF_BOUNDS,
    REFUSED,
    RUNS,
    UNINITIALISED,
    Kernels,
    hostile,
)

_UNSET = UNINITIALISED | REFUSED


def _memory() -> Kernels:
    yield hostile(
        "shared_array",
        ".shared .align 4 .b32 tile[64];\nld.shared.u32 %r10, [tile]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        UNINITIALISED,
        ORDERLY,
    )
    yield hostile(
        "shared_bytes_half_written",
        ".shared .align 4 .b8 tile[4];\nsetp.eq.u32 %p1, %r0, 0;\n@%p1 st.shared.u16 [tile], 1;\n"
        "bar.sync 0;\nld.shared.u32 %r10, [tile]; // HERE\nst.global.u32 [%rd3], %r10;",
        UNINITIALISED,
        ORDERLY,
    )
    yield hostile(
        "shared_array_through_an_atomic",
        ".shared .align 4 .b32 tile[4];\natom.shared.add.u32 %r10, [tile], 1; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        UNINITIALISED,
        ORDERLY,
    )
    yield hostile(
        "local_array",
        ".local .align 4 .b32 frame[4];\nld.local.u32 %r10, [frame+4]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        _UNSET,
        ORDERLY,
    )


def _registers() -> Kernels:
    yield hostile("register_stored", "st.global.u32 [%rd3], %r40; // HERE", _UNSET, ORDERLY)
    yield hostile(
        "register_as_an_address",
        "st.global.u32 [%rd40], %r0; // HERE",
        _UNSET | OUT_OF_BOUNDS,
    )
    yield hostile(
        "predicate_that_decides",
        "@%p9 bra OVER; // HERE\nst.global.u32 [%rd3], %r0;\nOVER:",
        _UNSET,
        ORDERLY,
    )
    yield hostile(
        "register_set_under_a_condition",
        "setp.eq.u32 %p1, %r0, 99;\n@%p1 mov.u32 %r41, 5;\nst.global.u32 [%rd3], %r41; // HERE",
        _UNSET,
        ORDERLY,
    )
    yield hostile(
        "loop_bound_that_nobody_set",
        "mov.u32 %r10, 1;\nUP:\nadd.u32 %r10, %r10, 1;\nsetp.ne.u32 %p1, %r10, %r42; // HERE\n"
        "@%p1 bra UP; // HERE\nst.global.u32 [%rd3], %r10;",
        _UNSET | ENDLESS,
        ORDERLY,
    )
    yield hostile(
        "divisor_that_nobody_set",
        "div.u32 %r10, %r0, %r43; // HERE\nrem.s32 %r11, %r0, %r43; // HERE\n"
        "add.u32 %r10, %r10, %r11;\nst.global.u32 [%rd3], %r10;",
        _UNSET,
        ORDERLY,
    )
    yield hostile(
        "module_variable_is_zero_and_harmless",
        "ld.global.u32 %r10, [table];\nst.global.u32 [%rd3], %r10;",
        CLEAN,
        RUNS,
        before=".global .align 4 .u32 table[4];",
    )
    yield hostile(
        "result_of_a_function_that_sets_none",
        ".param .b32 got;\ncall.uni (got), nothing, ();\nld.param.b32 %r10, [got]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        _UNSET,
        ORDERLY,
        before=".func (.param .b32 got) nothing() { ret; }",
    )


def kernels() -> Kernels:
    """Reads of values that do not exist."""
    yield from _memory()
    yield from _registers()
