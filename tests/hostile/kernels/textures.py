"""Textures and surfaces with handles that nobody made."""

from kernel import ORDERLY, OUT_OF_BOUNDS, REFUSED, Kernels, defect, hostile

_BAD = OUT_OF_BOUNDS | REFUSED | defect("texture|surface|handle")
_FOUR = "{%r10, %r11, %r12, %r13}"


def kernels() -> Kernels:
    """Accesses through handles that are numbers."""
    for name, handle in {"zero": "0", "minus_one": "-1", "host_like": "0x7ffff7dd0000"}.items():
        yield hostile(
            f"texture_of_handle_{name}",
            f"mov.u64 %rd8, {handle};\ntex.1d.v4.u32.s32 {_FOUR}, [%rd8, {{%r0}}]; // HERE\n"
            "st.global.u32 [%rd3], %r10;",
            _BAD,
        )
    yield hostile(
        "texture_of_a_buffer",
        "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd0, {%f5, %f6}]; // HERE\n"
        "st.global.f32 [%rd3], %f1;",
        _BAD,
        malformed=False,
    )
    yield hostile(
        "surface_store_trap",
        "mov.u64 %rd8, 1;\nsust.b.1d.b32.trap [%rd8, {%r0}], {%r0}; // HERE",
        _BAD,
    )
    yield hostile(
        "surface_store_clamped_at_a_negative_place",
        "mov.u64 %rd8, 0x7ffff7dd0000;\nmov.s32 %r11, -2147483648;\n"
        "sust.b.2d.b32.clamp [%rd8, {%r11, %r11}], {%r0}; // HERE",
        _BAD,
    )
    yield hostile(
        "surface_reduction",
        "mov.u64 %rd8, -1;\nsured.b.add.1d.u32.zero [%rd8, {%r0}], %r0; // HERE",
        _BAD,
    )
    yield hostile(
        "query_of_a_handle",
        "mov.u64 %rd8, 0x7ffff7dd0000;\ntxq.width.b32 %r10, [%rd8]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        _BAD,
        ORDERLY,
    )
    yield hostile(
        "texture_reference_of_the_module",
        f"tex.1d.v4.u32.s32 {_FOUR}, [image, {{%r0}}]; // HERE\nst.global.u32 [%rd3], %r10;",
        _BAD,
        before=".global .texref image;",
    )
