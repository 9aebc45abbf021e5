"""Parameters, constants and local memory: wrong offsets, widths, stores to what is read-only."""

from kernel import CLEAN, OUT_OF_BOUNDS, REFUSED, RUNS, Kernels, defect, hostile, raw

_CONST = ".const .align 4 .u32 numbers[4] = {1, 2, 3, 4};"
_ENTRY = ".version 8.0\n.target sm_90\n.address_size 64\n"


def _parameters() -> Kernels:
    for name, offset in {
        "just_past": 8,
        "past_all": 4096,
        "negative": -8,
        "two_gigabytes": 2147483640,
        "negative_two_gigabytes": -2147483648,
    }.items():
        yield hostile(
            f"parameter_{name}",
            f"ld.param.u64 %rd8, [out+{offset}]; // HERE\nst.global.u64 [%rd1], %rd8;",
            OUT_OF_BOUNDS | REFUSED,
        )
    yield hostile(
        "parameter_of_4_bytes_read_as_8",
        "ld.param.u64 %rd8, [n]; // HERE\ncvt.u32.u64 %r10, %rd8;\nst.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        parameters=("out", "n"),
    )
    yield hostile(
        "structure_read_past_its_end",
        "ld.param.v4.u32 {%r10, %r11, %r12, %r13}, [blob+32]; // HERE\nst.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        parameters=("out", "blob"),
    )
    yield hostile(
        "structure_read_halfway_past_its_end",
        "ld.param.v2.u64 {%rd8, %rd9}, [blob+24]; // HERE\nst.global.u32 [%rd3], %r0;",
        OUT_OF_BOUNDS | REFUSED | defect("aligned"),
        parameters=("out", "blob"),
    )
    yield hostile(
        "parameter_by_register_far_off",
        "mov.u64 %rd8, blob;\nadd.s64 %rd8, %rd8, 1073741824;\nld.param.u32 %r10, [%rd8]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        parameters=("out", "blob"),
    )
    yield hostile(
        "parameter_that_no_kernel_has",
        "ld.param.u64 %rd8, [nothing]; // HERE\nst.global.u64 [%rd1], %rd8;",
        REFUSED,
        malformed=True,
    )
    yield hostile(
        "store_to_a_parameter",
        "st.param.u64 [out], %rd1; // HERE",
        REFUSED | defect("read-only|constant|writes"),
        malformed=True,
    )
    yield hostile(
        "generic_address_of_a_parameter_far_off",
        "mov.u64 %rd8, blob;\ncvta.param.u64 %rd8, %rd8;\nld.u32 %r10, [%rd8+65536]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        parameters=("out", "blob"),
    )


def _constants() -> Kernels:
    for name, offset in {"past": 16, "before": -4, "far": 1073741824}.items():
        yield hostile(
            f"constant_read_{name}",
            f"ld.const.u32 %r10, [numbers+{offset}]; // HERE\nst.global.u32 [%rd3], %r10;",
            OUT_OF_BOUNDS | REFUSED,
            before=_CONST,
        )
    yield hostile(
        "constant_read_by_index_of_data",
        "mul.wide.u32 %rd8, %r0, 16777216;\nmov.u64 %rd9, numbers;\nadd.s64 %rd8, %rd8, %rd9;\n"
        "ld.const.u32 %r10, [%rd8]; // HERE\nst.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS,
        before=_CONST,
    )
    yield hostile(
        "store_to_a_constant",
        "st.const.u32 [numbers], %r0; // HERE",
        REFUSED | defect("read-only|constant|writes"),
        before=_CONST,
        malformed=True,
    )
    yield hostile(
        "generic_store_to_a_constant",
        "mov.u64 %rd8, numbers;\ncvta.const.u64 %rd8, %rd8;\nst.u32 [%rd8], %r0; // HERE",
        REFUSED | defect("read-only|constant|writes|out of bounds"),
        before=_CONST,
    )
    yield hostile(
        "atomic_on_a_constant",
        "mov.u64 %rd8, numbers;\ncvta.const.u64 %rd8, %rd8;\n"
        "atom.add.u32 %r10, [%rd8], %r0; // HERE\nst.global.u32 [%rd3], %r10;",
        REFUSED | defect("read-only|constant|writes|out of bounds"),
        before=_CONST,
    )


def _local() -> Kernels:
    frame = ".local .align 16 .b8 frame[64];\nmov.u64 %rd8, frame;\n"
    for name, offset in {
        "one_past": 64,
        "one_before": -4,
        "a_megabyte_up": 1048576,
        "a_gigabyte_down": -1073741824,
    }.items():
        yield hostile(
            f"local_store_{name}",
            f"{frame}add.s64 %rd8, %rd8, {offset};\nst.local.u32 [%rd8], %r0; // HERE",
            OUT_OF_BOUNDS,
        )
    yield hostile(
        "local_store_smashes_all_above",
        f"{frame}mov.u32 %r10, 0;\nUP:\nst.local.u64 [%rd8], 0x4141414141414141; // HERE\n"
        "add.s64 %rd8, %rd8, 8;\nadd.u32 %r10, %r10, 1;\nsetp.lt.u32 %p1, %r10, 4096;\n"
        "@%p1 bra UP;",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "local_load_at_a_number",
        "mov.u64 %rd8, 0x7ffff7dd0000;\nld.local.u32 %r10, [%rd8]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "local_of_another_thread",
        ".shared .align 8 .u64 theirs;\n.local .align 4 .u32 mine;\nmov.u64 %rd8, mine;\n"
        "cvta.local.u64 %rd9, %rd8;\nsetp.eq.u32 %p1, %r0, 0;\n@%p1 st.shared.u64 [theirs], %rd9;\n"
        "bar.sync 0;\nld.shared.u64 %rd9, [theirs];\nadd.s64 %rd9, %rd9, 64;\n"
        "st.u32 [%rd9], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "local_harmless_last_byte",
        f"{frame}st.local.u8 [%rd8+63], %r0;\nld.local.u8 %r10, [%rd8+63];\n"
        "st.global.u32 [%rd3], %r10;",
        CLEAN,
        RUNS,
    )


def _counts() -> Kernels:
    many = ", ".join(f".param .u64 p{n}" for n in range(600))
    yield raw("600_parameters", f"{_ENTRY}.entry attack({many})\n{{ ret; }}\n")
    yield raw(
        "parameter_of_two_to_40_bytes",
        f"{_ENTRY}.entry attack(.param .b8 p[1099511627776])\n{{ ret; }}\n",
    )


def kernels() -> Kernels:
    """Accesses outside of the small state spaces."""
    yield from _parameters()
    yield from _constants()
    yield from _local()
    yield from _counts()
