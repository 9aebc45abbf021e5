"""Generic addresses built by hand: numbers as pointers, windows, and lies about state spaces."""

from kernel import OUT_OF_BOUNDS, REFUSED, STOPPED, Kernels, defect, hostile

_NUMBERS = {
    "null": "0",
    "one": "1",
    "page_one": "4096",
    "program_text": "0x400000",
    "heap_like": "0x555555554000",
    "library_like": "0x7ffff7dd0000",
    "stack_like": "0x7fffffffe000",
    "vsyscall": "0xffffffffff600000",
    "minus_one": "-1",
    "not_canonical": "0x8000000000000000",
    "the_emulators_own": "0x7f1000000000",
}


def _numbers() -> Kernels:
    for name, number in _NUMBERS.items():
        align = "u8" if name in ("one", "minus_one") else "u32"
        yield hostile(
            f"load_from_{name}",
            f"mov.u64 %rd8, {number};\nld.{align} %r10, [%rd8]; // HERE\n"
            "st.global.u32 [%rd3], %r10;",
            OUT_OF_BOUNDS,
        )
    for name in ("null", "heap_like", "stack_like", "minus_one"):
        width = "u8" if name == "minus_one" else "u64"
        operand = "%r0" if name == "minus_one" else "%rd0"
        yield hostile(
            f"store_to_{name}",
            f"mov.u64 %rd8, {_NUMBERS[name]};\nst.{width} [%rd8], {operand}; // HERE",
            OUT_OF_BOUNDS,
        )
    yield hostile(
        "pointer_that_the_case_gives_as_a_number",
        "ld.param.u64 %rd8, [far];\nld.global.u32 %r10, [%rd8]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        parameters=("out", "far"),
    )
    yield hostile(
        "pointer_from_the_data",
        "ld.param.u64 %rd8, [in];\ncvta.to.global.u64 %rd8, %rd8;\n"
        "ld.global.u64 %rd9, [%rd8+8];\nld.global.u32 %r10, [%rd9]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | defect("aligned"),
        parameters=("out", "in"),
    )


def _windows() -> Kernels:
    tile = ".shared .align 8 .b8 tile[64];\n"
    yield hostile(
        "shared_window_past_the_array",
        f"{tile}mov.u64 %rd8, tile;\ncvta.shared.u64 %rd8, %rd8;\nst.u32 [%rd8+64], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "shared_window_16_megabytes_on",
        f"{tile}mov.u64 %rd8, tile;\ncvta.shared.u64 %rd8, %rd8;\n"
        "add.s64 %rd8, %rd8, 16777216;\nst.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "cvta_shared_of_a_host_like_number",
        "mov.u64 %rd8, 0x7ffff7dd0000;\ncvta.shared.u64 %rd8, %rd8;\nst.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "cvta_to_shared_of_a_global_address",
        f"{tile}cvta.to.shared.u64 %rd8, %rd0;\nst.shared.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "cvta_to_local_of_a_global_address",
        "cvta.to.local.u64 %rd8, %rd0;\nst.local.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "global_address_used_as_shared",
        f"{tile}cvt.u32.u64 %r10, %rd1;\nst.shared.u32 [%r10], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "shared_address_used_as_global",
        f"{tile}mov.u64 %rd8, tile;\nst.global.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "shared_generic_used_as_global",
        f"{tile}mov.u64 %rd8, tile;\ncvta.shared.u64 %rd8, %rd8;\n"
        "st.global.u32 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "isspacep_decides_what_is_touched",
        "mov.u64 %rd8, 0x7ffff7dd0000;\nisspacep.global %p1, %rd8;\nisspacep.shared %p2, %rd8;\n"
        "isspacep.local %p3, %rd8;\nisspacep.const %p4, %rd8;\nor.pred %p1, %p1, %p2;\n"
        "or.pred %p1, %p1, %p3;\nor.pred %p1, %p1, %p4;\n@%p1 trap;\n"
        "ld.u32 %r10, [%rd8]; // HERE\nst.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "address_of_the_kernel_itself",
        "mov.u64 %rd8, attack;\nld.u32 %r10, [%rd8]; // HERE\nst.u32 [%rd8], %r0; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        OUT_OF_BOUNDS | REFUSED,
        STOPPED,
    )


def kernels() -> Kernels:
    """Accesses at generic addresses that nothing gave."""
    yield from _numbers()
    yield from _windows()
