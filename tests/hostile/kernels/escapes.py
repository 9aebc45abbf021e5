"""Addresses computed from one buffer that land in another, or in memory that nothing gave."""

from kernel import CLEAN, ORDERLY, OUT_OF_BOUNDS, RUNS, UNINITIALISED, Kernels, hostile

_BOTH = ("out", "in")


def _between() -> Kernels:
    yield hostile(
        "from_out_into_in_by_difference",
        "ld.param.u64 %rd8, [in];\nsub.s64 %rd9, %rd8, %rd0;\nadd.s64 %rd10, %rd3, %rd9;\n"
        "ld.global.u32 %r10, [%rd10];\nst.global.u32 [%rd3], %r10;",
        CLEAN | OUT_OF_BOUNDS,
        ORDERLY,
        parameters=_BOTH,
    )
    yield hostile(
        "store_to_in_which_is_not_an_output",
        "ld.param.u64 %rd8, [in];\nmul.wide.u32 %rd9, %r3, 4;\nadd.s64 %rd8, %rd8, %rd9;\n"
        "st.global.u32 [%rd8], %r0;",
        CLEAN,
        RUNS,
        parameters=_BOTH,
    )
    for name, distance in {
        "2_kilobytes": 2048,
        "64_kilobytes": 65536,
        "3_megabytes": 3145728,
        "32_megabytes": 33554432,
        "100_megabytes": 104857600,
    }.items():
        yield hostile(
            f"read_{name}_beyond",
            f"ld.global.u32 %r10, [%rd3+{distance}]; // HERE\nst.global.u32 [%rd3], %r10;",
            OUT_OF_BOUNDS | UNINITIALISED,
        )
        yield hostile(
            f"write_{name}_before",
            f"st.global.u32 [%rd3+-{distance}], %r0; // HERE",
            OUT_OF_BOUNDS,
        )


def _elements() -> Kernels:
    yield hostile(
        "last_element_of_the_first_array_plus_one",
        "ld.param.u64 %rd8, [in];\nmin.u64 %rd9, %rd8, %rd0;\n"
        "ld.global.u32 %r10, [%rd9+1024]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS,
        ORDERLY,
        parameters=_BOTH,
    )
    yield hostile(
        "every_thread_past_by_its_number",
        "setp.lt.u32 %p1, %r3, 100;\n@%p1 bra OVER;\nst.global.u32 [%rd3+700], %r0; // HERE\nOVER:",
        OUT_OF_BOUNDS,
        ORDERLY,
    )
    yield hostile(
        "index_from_the_data_times_a_large_stride",
        "ld.param.u64 %rd8, [in];\nmul.wide.u32 %rd9, %r3, 4;\nadd.s64 %rd8, %rd8, %rd9;\n"
        "ld.global.u32 %r10, [%rd8];\nmul.wide.u32 %rd10, %r10, 65540;\n"
        "add.s64 %rd10, %rd10, %rd1;\nst.global.u32 [%rd10], %r10; // HERE",
        OUT_OF_BOUNDS,
        parameters=_BOTH,
    )
    yield hostile(
        "pointer_kept_in_memory_and_damaged",
        "setp.ne.u32 %p1, %r3, 0;\n@%p1 ret;\nst.global.u64 [%rd1+8], %rd0;\n"
        "st.global.u8 [%rd1+13], 0x41;\nld.global.u64 %rd8, [%rd1+8];\n"
        "st.global.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "module_variable_and_buffer_are_apart",
        "mov.u64 %rd8, table;\nst.global.u32 [%rd8+4096], %r0; // HERE",
        OUT_OF_BOUNDS,
        before=".global .align 4 .u32 table[4];",
    )


def kernels() -> Kernels:
    """Accesses that leave the buffer they belong to."""
    yield from _between()
    yield from _elements()
