"""Integer and bit arithmetic that traps or is undefined where the emulator runs."""

from kernel import CLEAN, REFUSED, RUNS, Kernels, defect, hostile

_DIVIDE = defect("divi|zero|overflow")
_IMAGE = "\nst.global.u32 [%rd3], %r10;"
_IMAGE64 = "\ncvt.u32.u64 %r10, %rd8;\nst.global.u32 [%rd3], %r10;"


def _divisions() -> Kernels:
    for operation in ("div", "rem"):
        for kind, register, image in (("u32", "%r", _IMAGE), ("s64", "%rd", _IMAGE64)):
            result = "%r10" if register == "%r" else "%rd8"
            zero = "%r11" if register == "%r" else "%rd9"
            dividend = f"{register}0"
            load = f"ld.global.{kind} {zero}, [%rd1];\n"
            yield hostile(
                f"{operation}_{kind}_by_zero_of_the_data",
                f"{load}{operation}.{kind} {result}, {dividend}, {zero};{image}",
                CLEAN | _DIVIDE | defect("race"),
                RUNS,
                grid="1",
                block="1",
            )
            yield hostile(
                f"{operation}_{kind}_of_literal_zero",
                f"{operation}.{kind} {result}, 7, 0;{image}",
                CLEAN | _DIVIDE | REFUSED,
                RUNS | REFUSED,
            )
    for operation in ("div", "rem"):
        yield hostile(
            f"{operation}_of_the_least_by_minus_one",
            "ld.global.u32 %r11, [%rd3];\nsub.s32 %r11, %r11, 1;\nmov.s32 %r12, 0x80000000;\n"
            f"{operation}.s32 %r10, %r12, %r11;\nst.global.u32 [%rd3], %r10;",
            CLEAN | _DIVIDE,
            RUNS,
        )
        yield hostile(
            f"{operation}_of_the_least_of_64_bits_by_minus_one",
            "ld.global.u32 %r11, [%rd3];\ncvt.s64.s32 %rd9, %r11;\nsub.s64 %rd9, %rd9, 1;\n"
            f"mov.s64 %rd10, 0x8000000000000000;\n{operation}.s64 %rd8, %rd10, %rd9;{_IMAGE64}",
            CLEAN | _DIVIDE,
            RUNS,
        )
        yield hostile(
            f"{operation}_of_16_bits",
            "ld.global.u16 %h1, [%rd3];\nmov.s16 %h2, 0x8000;\nsub.s16 %h3, %h1, 1;\n"
            f"{operation}.s16 %h4, %h2, %h3;\n{operation}.u16 %h5, %h2, %h1;\n"
            f"xor.b16 %h4, %h4, %h5;\n"
            "cvt.u32.u16 %r10, %h4;" + _IMAGE,
            CLEAN | _DIVIDE,
            RUNS,
        )


def _shifts() -> Kernels:
    for operation in ("shl.b32", "shr.u32", "shr.s32"):
        yield hostile(
            f"{operation.replace('.', '_')}_by_4_billion",
            f"mov.u32 %r11, 0xffffffff;\n{operation} %r10, %r11, %r11;\n"
            f"{operation} %r12, %r11, 32;\n"
            "add.u32 %r10, %r10, %r12;" + _IMAGE,
            CLEAN,
            RUNS,
        )
    yield hostile(
        "shf_clamp_and_wrap_by_200",
        "mov.u32 %r11, 200;\nshf.l.clamp.b32 %r10, %r0, %r1, %r11;\n"
        "shf.r.wrap.b32 %r12, %r0, %r1, %r11;\nxor.b32 %r10, %r10, %r12;" + _IMAGE,
        CLEAN,
        RUNS,
    )
    yield hostile(
        "bit_fields_beyond_the_word",
        "bfe.s32 %r10, %r0, 255, 255;\nbfe.u32 %r11, %r0, 40, 7;\n"
        "bfi.b32 %r12, %r0, %r10, 31, 200;\n"
        "xor.b32 %r10, %r11, %r12;" + _IMAGE,
        CLEAN,
        RUNS,
    )
    yield hostile(
        "prmt_and_fns_of_everything",
        "prmt.b32 %r10, %r0, %r1, 0xffffffff;\nfns.b32 %r11, %r0, 40, -2147483648;\n"
        "bfind.u32 %r12, 0;\nxor.b32 %r10, %r10, %r11;\nxor.b32 %r10, %r10, %r12;" + _IMAGE,
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )


def kernels() -> Kernels:
    """Arithmetic that a processor of the host would trap on."""
    yield from _divisions()
    yield from _shifts()
