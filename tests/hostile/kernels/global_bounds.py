"""Loads and stores outside of global buffers: every width, near, far, wrapped, by few lanes."""

from kernel import ORDERLY, OUT_OF_BOUNDS, REFUSED, STOPPED, Kernels, hostile

_WIDTHS = {
    "u8": "%r10",
    "s16": "%h1",
    "b32": "%r10",
    "f64": "%d1",
    "v2.u16": "{%h1, %h2}",
    "v4.u8": "{%r10, %r11, %r12, %r13}",
    "v2.f32": "{%f1, %f2}",
    "v4.f32": "{%f1, %f2, %f3, %f4}",
    "v2.b64": "{%rd10, %rd11}",
}


def _widths() -> Kernels:
    for width, operand in _WIDTHS.items():
        yield hostile(
            f"load_past_the_end_{width.replace('.', '_')}",
            f"add.s64 %rd4, %rd1, 1024;\nld.global.{width} {operand}, [%rd4]; // HERE\n"
            "st.global.u32 [%rd3], %r10;",
            OUT_OF_BOUNDS,
            ORDERLY,
        )
    yield hostile(
        "store_of_16_bytes_half_past_the_end",
        "mov.u64 %rd10, 7;\nsetp.ne.u32 %p1, %r3, 0;\n@%p1 ret;\n"
        "st.global.v4.u32 [%rd1+1008+16], {%r0, %r0, %r0, %r0}; // HERE",
        OUT_OF_BOUNDS,
        ORDERLY,
    )
    yield hostile(
        "load_nc_v4_past_the_end",
        "ld.global.nc.v4.u32 {%r10, %r11, %r12, %r13}, [%rd1+1024]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS,
        ORDERLY,
    )
    yield hostile(
        "volatile_store_past_the_end",
        "st.volatile.global.u64 [%rd1+1024], %rd0; // HERE",
        OUT_OF_BOUNDS,
        ORDERLY,
    )


_DISTANCES = {
    "one_before": "-4",
    "negative_4_gigabytes": "-4294967296",
    "one_megabyte": "1048576",
    "one_gigabyte": "1073741824",
    "one_terabyte": "1099511627776",
    "two_to_47": "140737488355328",
    "two_to_62": "4611686018427387904",
    "most_negative": "-9223372036854775808",
}


def _distances() -> Kernels:
    for name, distance in _DISTANCES.items():
        near = ORDERLY if name == "one_before" else STOPPED
        yield hostile(
            f"store_{name}",
            f"mov.s64 %rd4, {distance};\nadd.s64 %rd5, %rd3, %rd4;\n"
            "setp.ne.u32 %p1, %r3, 0;\n@%p1 ret;\nst.global.u32 [%rd5], %r0; // HERE",
            OUT_OF_BOUNDS,
            near,
        )
        yield hostile(
            f"load_{name}",
            f"mov.s64 %rd4, {distance};\nadd.s64 %rd5, %rd1, %rd4;\n"
            "ld.global.u32 %r10, [%rd5]; // HERE\nst.global.u32 [%rd3], %r10;",
            OUT_OF_BOUNDS,
            near,
        )


def _few() -> Kernels:
    only = {
        "only_lane_31_of_last_warp": ("setp.ne.u32 %p1, %r0, 63;", "2"),
        "only_last_block": ("setp.ne.u32 %p1, %r1, 1;", "2"),
        "only_middle_block_of_101": ("setp.ne.u32 %p1, %r1, 50;", "101"),
    }
    for name, (condition, grid) in only.items():
        yield hostile(
            f"store_{name}",
            f"{condition}\n@%p1 ret;\nst.global.u32 [%rd1+8388608], %r0; // HERE",
            OUT_OF_BOUNDS,
            grid=grid,
        )
    yield hostile(
        "store_under_a_predicate_of_data",
        "ld.param.u64 %rd8, [in];\ncvta.to.global.u64 %rd8, %rd8;\n"
        "ld.global.u32 %r10, [%rd8+508];\nsetp.eq.u32 %p1, %r10, 127;\n"
        "@%p1 st.global.u32 [%rd3+8388608], %r0; // HERE",
        OUT_OF_BOUNDS,
        parameters=("out", "in"),
    )
    yield hostile(
        "index_that_wraps_in_32_bits",
        "mul.lo.s32 %r10, %r0, 134217729;\nshl.b32 %r10, %r10, 2;\ncvt.s64.s32 %rd4, %r10;\n"
        "add.s64 %rd4, %rd4, %rd1;\nst.global.u32 [%rd4], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "address_that_wraps_past_two_to_64",
        "not.b64 %rd4, %rd1;\nadd.s64 %rd4, %rd4, %rd1;\nand.b64 %rd4, %rd4, -16;\n"
        "ld.global.v4.u32 {%r10, %r11, %r12, %r13}, [%rd4]; // HERE\n"
        "st.global.v4.u32 [%rd4], {%r10, %r11, %r12, %r13}; // HERE\n",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "offset_in_the_instruction_of_two_to_31",
        "st.global.u32 [%rd1+2147483644], %r0; // HERE",
        OUT_OF_BOUNDS,
    )


def _variables() -> Kernels:
    yield hostile(
        "constant_table_read_past_its_end",
        "mov.u64 %rd4, table;\ncvta.global.u64 %rd4, %rd4;\nld.u32 %r10, [%rd4+16]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS,
        ORDERLY,
        before=".global .align 4 .u32 table[4] = {1, 2, 3, 4};",
    )
    yield hostile(
        "module_variable_read_a_gigabyte_past",
        "ld.global.u32 %r10, [table+1073741824]; // HERE\nst.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        before=".global .align 4 .u32 table[4] = {1, 2, 3, 4};",
    )
    yield hostile(
        "walk_upwards_until_something_stops_it",
        "mov.u64 %rd4, %rd1;\nUP:\nst.global.u32 [%rd4], 0x41414141; // HERE\n"
        "add.s64 %rd4, %rd4, 4096;\nbra UP;",
        OUT_OF_BOUNDS,
        grid="1",
        block="1",
    )


def kernels() -> Kernels:
    """Accesses outside of global memory."""
    yield from _widths()
    yield from _distances()
    yield from _few()
    yield from _variables()
