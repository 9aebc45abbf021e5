"""Shared memory: past its end, and addresses that wrap around 0 at 32 bits."""

from kernel import MISALIGNED, ORDERLY, OUT_OF_BOUNDS, REFUSED, UNINITIALISED, Kernels, hostile

_S = ".shared .align 16 .b8 tile[256];"

_WIDTHS = {
    1: ("u8", "%r0"),
    2: ("u16", "%h0"),
    4: ("u32", "%r0"),
    8: ("u64", "%rd0"),
    16: ("v4.u32", "{%r0, %r0, %r0, %r0}"),
}


def _past() -> Kernels:
    for width, (suffix, operand) in _WIDTHS.items():
        yield hostile(
            f"store_{width}_past_the_end",
            f"{_S}\ncvt.u16.u32 %h0, %r0;\nst.shared.{suffix} [tile+256], {operand}; // HERE",
            OUT_OF_BOUNDS | REFUSED,
        )
        yield hostile(
            f"store_{width}_wraps_past_zero",
            f"{_S}\ncvt.u16.u32 %h0, %r0;\nmov.u32 %r10, 0;\nsub.u32 %r10, %r10, {width};\n"
            f"st.shared.{suffix} [%r10], {operand}; // HERE",
            OUT_OF_BOUNDS,
        )


def _wraps() -> Kernels:
    yield hostile(
        "vector_of_16_straddles_two_to_32",
        f"{_S}\nmov.u32 %r10, 0xfffffff8;\n"
        "st.shared.v4.u32 [%r10], {%r0, %r0, %r0, %r0}; // HERE",
        OUT_OF_BOUNDS | MISALIGNED,
    )
    yield hostile(
        "pair_of_16_straddles_two_to_32",
        f"{_S}\nmov.u32 %r10, 0xfffffffc;\nst.shared.v2.u32 [%r10], {{%r0, %r0}}; // HERE",
        OUT_OF_BOUNDS | MISALIGNED,
    )
    yield hostile(
        "register_and_offset_wrap",
        f"{_S}\nmov.u32 %r10, 0xfffffffc;\nld.shared.u32 %r11, [%r10+256]; // HERE\n"
        "st.global.u32 [%rd3], %r11;",
        OUT_OF_BOUNDS | UNINITIALISED,
        ORDERLY,
    )
    yield hostile(
        "address_of_64_bits_with_high_half_set",
        f"{_S}\nmov.u64 %rd4, tile;\nadd.s64 %rd4, %rd4, 0x7f0000000000;\n"
        "st.shared.u32 [%rd4], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "negative_index_of_64_bits",
        f"{_S}\nmov.u64 %rd4, tile;\nsub.s64 %rd4, %rd4, 65536;\n"
        f"st.shared.u32 [%rd4], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )


def _others() -> Kernels:
    yield hostile(
        "no_shared_memory_at_all",
        "mov.u32 %r10, 0;\nst.shared.u32 [%r10], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "dynamic_array_of_zero_bytes",
        "st.shared.u32 [dynamic], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
        before=".extern .shared .align 16 .b8 dynamic[];",
    )
    yield hostile(
        "dynamic_array_one_past_its_64_bytes",
        "shl.b32 %r10, %r0, 2;\nmov.u32 %r11, dynamic;\nadd.u32 %r10, %r10, %r11;\n"
        "setp.gt.u32 %p1, %r0, 16;\n@%p1 ret;\nst.shared.u32 [%r10], %r0; // HERE",
        OUT_OF_BOUNDS,
        before=".extern .shared .align 16 .b8 dynamic[];",
        more="dynamic_shared_bytes = 64",
    )
    yield hostile(
        "one_array_into_the_next",
        ".shared .align 4 .b32 first[16];\n.shared .align 4 .b32 second[16];\n"
        "mov.u32 %r10, first;\nshl.b32 %r11, %r0, 2;\nadd.u32 %r10, %r10, %r11;\n"
        "st.shared.u32 [%r10+128], %r0; // HERE\nmov.u32 %r10, second;\n"
        "add.u32 %r10, %r10, %r11;\nst.shared.u32 [%r10+128], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "walk_over_four_gigabytes",
        f"{_S}\nmov.u32 %r10, 0;\nUP:\nst.shared.u32 [%r10], %r0; // HERE\n"
        "add.u32 %r10, %r10, 65536;\nsetp.ne.u32 %p1, %r10, 0;\n@%p1 bra UP;",
        OUT_OF_BOUNDS,
        block="1",
    )
    yield hostile(
        "one_lane_reads_far",
        f"{_S}\nsetp.eq.u32 %p1, %r0, 17;\nselp.u32 %r10, 0x7ffffff0, 0, %p1;\n"
        "mov.u32 %r11, 0;\n@%p1 ld.shared.u32 %r11, [%r10]; // HERE\nst.global.u32 [%rd3], %r11;",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "another_kernels_array",
        "st.shared.u32 [theirs+4096], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
        before=".shared .align 4 .b32 theirs[4];",
    )


def kernels() -> Kernels:
    """Accesses outside of shared memory."""
    yield from _past()
    yield from _wraps()
    yield from _others()
