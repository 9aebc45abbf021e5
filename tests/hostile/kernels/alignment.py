"""Misaligned accesses: every width and space, by one lane, by a register, by the offset."""

from kernel import MISALIGNED, OUT_OF_BOUNDS, REFUSED, Kernels, hostile

_TILE = ".shared .align 16 .b8 tile[256];\nmov.u32 %r10, tile;\n"
_FRAME = ".local .align 16 .b8 frame[64];\nmov.u64 %rd8, frame;\n"


def _widths() -> Kernels:
    for width, operand, by in (
        ("u16", "%h1", 1),
        ("u32", "%r11", 2),
        ("u64", "%rd9", 4),
        ("v2.u32", "{%r11, %r12}", 4),
        ("v4.u32", "{%r11, %r12, %r13, %r14}", 8),
        ("v2.u64", "{%rd9, %rd10}", 8),
    ):
        name = width.replace(".", "_")
        yield hostile(
            f"global_{name}",
            f"ld.global.{width} {operand}, [%rd1+{by}]; // HERE\nst.global.u32 [%rd3], %r0;",
            MISALIGNED,
        )
        yield hostile(
            f"shared_{name}",
            f"{_TILE}mov.u16 %h1, 1;\nmov.u32 %r11, 1;\nmov.u32 %r12, 1;\nmov.u32 %r13, 1;\n"
            f"mov.u32 %r14, 1;\nmov.u64 %rd9, 1;\nmov.u64 %rd10, 1;\n"
            f"st.shared.{width} [%r10+{by}], {operand}; // HERE",
            MISALIGNED,
        )


def _others() -> Kernels:
    yield hostile(
        "local_of_8_bytes",
        f"{_FRAME}st.local.u64 [%rd8+3], %rd0; // HERE",
        MISALIGNED,
    )
    yield hostile(
        "constant_of_4_bytes",
        "ld.const.u32 %r10, [numbers+1]; // HERE\nst.global.u32 [%rd3], %r10;",
        MISALIGNED | REFUSED,
        before=".const .align 4 .u32 numbers[4] = {1, 2, 3, 4};",
    )
    yield hostile(
        "generic_by_one_lane",
        "setp.eq.u32 %p1, %r3, 77;\n@%p1 add.s64 %rd0, %rd0, 1;\nmul.wide.u32 %rd8, %r3, 4;\n"
        "add.s64 %rd8, %rd8, %rd0;\nst.u32 [%rd8], %r0; // HERE",
        MISALIGNED,
    )
    yield hostile(
        "parameter_of_8_bytes",
        "ld.param.u64 %rd8, [blob+3]; // HERE\nst.global.u64 [%rd1], %rd8;",
        MISALIGNED | OUT_OF_BOUNDS | REFUSED,
        parameters=("out", "blob"),
    )
    yield hostile(
        "array_declared_with_less_than_it_needs",
        ".shared .align 1 .b8 pad[1];\n.shared .align 1 .b8 odd[16];\nst.shared.u8 [pad], 1;\n"
        "st.shared.u64 [odd], %rd0; // HERE",
        MISALIGNED | REFUSED,
        block="1",
    )
    yield hostile(
        "prefetch_and_load_of_16_by_address_arithmetic",
        "or.b64 %rd8, %rd1, 15;\nld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd8]; // HERE\n"
        "st.global.u32 [%rd3], %r0;",
        MISALIGNED,
    )


def kernels() -> Kernels:
    """Accesses that are not aligned to their width."""
    yield from _widths()
    yield from _others()
