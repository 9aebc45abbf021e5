"""Floating point at its edges: conversions, signalling numbers, addresses and counts."""

from kernel import CLEAN, ENDLESS, ORDERLY, OUT_OF_BOUNDS, REFUSED, RUNS, Kernels, hostile

_STORE = "\nst.global.u32 [%rd3], %r10;"


def _values() -> Kernels:
    edges = {
        "infinity": "0f7F800000",
        "not_a_number": "0f7FC00000",
        "signalling": "0f7FA00000",
        "huge": "0f7F7FFFFF",
        "denormal": "0f00000001",
        "minus_huge": "0fFF7FFFFF",
    }
    for name, bits in edges.items():
        yield hostile(
            f"conversion_of_{name}",
            f"mov.f32 %f1, {bits};\ncvt.rzi.s32.f32 %r10, %f1;\ncvt.rni.u32.f32 %r11, %f1;\n"
            "cvt.rzi.s64.f32 %rd8, %f1;\ncvt.rpi.u64.f32 %rd9, %f1;\ncvt.rzi.s16.f32 %h1, %f1;\n"
            "cvt.rzi.u8.f32 %h2, %f1;\ncvt.sat.f32.f32 %f2, %f1;\nxor.b32 %r10, %r10, %r11;"
            + _STORE,
            CLEAN,
            RUNS,
        )
    yield hostile(
        "division_by_zero_and_root_of_minus_one",
        "mov.f32 %f1, 0f00000000;\nmov.f32 %f2, 0fBF800000;\ndiv.rn.f32 %f3, %f2, %f1;\n"
        "sqrt.rn.f32 %f4, %f2;\nrsqrt.approx.f32 %f5, %f1;\nlg2.approx.f32 %f6, %f2;\n"
        "sin.approx.f32 %f7, %f3;\nadd.f32 %f3, %f3, %f4;\nadd.f32 %f5, %f5, %f6;\n"
        "add.f32 %f5, %f5, %f7;\nadd.f32 %f3, %f3, %f5;\nmov.b32 %r10, %f3;" + _STORE,
        CLEAN,
        RUNS,
    )


def _uses() -> Kernels:
    yield hostile(
        "address_from_a_not_a_number",
        "mov.f32 %f1, 0f7FC00000;\ncvt.rzi.s64.f32 %rd8, %f1;\nmov.f32 %f2, 0f5E000000;\n"
        "cvt.rzi.u64.f32 %rd9, %f2;\nadd.s64 %rd8, %rd8, %rd9;\nadd.s64 %rd8, %rd8, %rd1;\n"
        "st.global.u8 [%rd8], %r0; // HERE",
        OUT_OF_BOUNDS,
    )
    yield hostile(
        "loop_counted_by_a_not_a_number",
        "mov.f32 %f1, 0f7FC00000;\nmov.f32 %f2, 0f00000000;\nUP:\nadd.f32 %f2, %f2, 0f3F800000;\n"
        "setp.geu.f32 %p1, %f1, %f2;\n@%p1 bra UP; // HERE",
        ENDLESS,
    )
    yield hostile(
        "half_and_bfloat_extremes",
        "mov.b32 %r11, 0x7c007c01;\nmov.b32 %r12, 0xffffffff;\n"
        "fma.rn.f16x2 %r10, %r11, %r12, %r11;\n"
        "fma.rn.bf16x2 %r13, %r11, %r12, %r11;\nmax.NaN.f16x2 %r14, %r10, %r13;\n"
        "xor.b32 %r10, %r10, %r14;" + _STORE,
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )
    yield hostile(
        "eight_bit_floats",
        "mov.u16 %h1, 0x7fff;\ncvt.rn.f16x2.e4m3x2 %r10, %h1;\n"
        "cvt.rn.satfinite.e5m2x2.f32 %h2, 0f7F800000, 0f7FC00000;\n"
        "cvt.u32.u16 %r11, %h2;\nxor.b32 %r10, %r10, %r11;" + _STORE,
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )
    yield hostile(
        "trap_on_a_float_compare",
        "mov.f64 %d1, 0d7FF0000000000001;\nsetp.lt.f64 %p1, %d1, %d1;\n"
        "setp.nan.f64 %p2, %d1, %d1;\n"
        "testp.finite.f64 %p3, %d1;\nselp.u32 %r10, 1, 0, %p2;" + _STORE,
        CLEAN,
        RUNS | REFUSED,
    )
    yield hostile(
        "huge_arguments_of_sine",
        "mov.f32 %f1, 0f7F7FFFFF;\nsin.approx.ftz.f32 %f2, %f1;\ncos.approx.f32 %f3, %f1;\n"
        "tanh.approx.f32 %f4, %f1;\nex2.approx.f32 %f5, %f1;\nadd.f32 %f2, %f2, %f3;\n"
        "add.f32 %f4, %f4, %f5;\nadd.f32 %f2, %f2, %f4;\ncvt.rzi.s32.f32 %r10, %f2;" + _STORE,
        CLEAN,
        ORDERLY,
    )


def kernels() -> Kernels:
    """Floating point that traps or is undefined where the emulator runs."""
    yield from _values()
    yield from _uses()
