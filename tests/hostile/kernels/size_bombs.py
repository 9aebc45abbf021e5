"""Code that is small to send and large to compile, or large in one odd way."""

from kernel import CLEAN, ENDLESS, REFUSED, RUNS, HostileKernel, Kernels, defect, hostile

_STORE = "\nst.global.u32 [%rd3], %r10;"
_FITS = CLEAN | REFUSED
_LATER = RUNS | REFUSED


def _bomb(name: str, body: str, before: str = "", malformed: bool = False) -> HostileKernel:
    return hostile(
        name, body + _STORE, _FITS, _LATER, before=before, grid="1", block="32", malformed=malformed
    )


def _straight() -> Kernels:
    yield _bomb(
        "100000_additions",
        "mov.u32 %r10, %r0;\n" + "add.u32 %r10, %r10, %r0;\n" * 100_000,
    )
    yield _bomb(
        "30000_loads_and_stores",
        "ld.global.u32 %r10, [%rd3];\nst.global.u32 [%rd3], %r10;\n" * 15_000,
    )
    yield _bomb(
        "5000_double_precision_square_roots",
        "cvt.rn.f64.u32 %d1, %r0;\n"
        + "sqrt.rn.f64 %d1, %d1;\nrcp.rn.f64 %d1, %d1;\n" * 2500
        + "cvt.rzi.u32.f64 %r10, %d1;",
    )
    yield _bomb(
        "20000_variables_live_at_once",
        ".reg .u32 %v<20000>;\n"
        + "".join(f"mad.lo.u32 %v{n}, %r0, {n * 7919 % 65521}, {n};\n" for n in range(20_000))
        + "mov.u32 %r10, 0;\n"
        + "".join(f"xor.b32 %r10, %r10, %v{n * 7 % 20000};\n" for n in range(20_000)),
    )
    yield _bomb(
        "512_parameter_loads_and_stores",
        "".join(
            f"ld.param.u64 %rd8, [out];\nst.global.u32 [%rd8+{n % 256 * 4}], 7;\n"
            for n in range(512)
        )
        + "mov.u32 %r10, 7;",
    )
    yield _bomb(
        "additions_that_double_10000_times",
        "mov.u32 %r10, %r0;\n" + "add.u32 %r10, %r10, %r10;\n" * 10_000,
    )


def _graphs() -> Kernels:
    yield _bomb(
        "20000_labels",
        "mov.u32 %r10, 0;\n" + "".join(f"L{n}:\nadd.u32 %r10, %r10, 1;\n" for n in range(20_000)),
    )
    yield _bomb(
        "5000_diamonds",
        "mov.u32 %r10, 0;\n"
        + "".join(
            f"and.b32 %r11, %r0, {n % 31 + 1};\nsetp.eq.u32 %p1, %r11, 0;\n@%p1 bra D{n};\n"
            f"add.u32 %r10, %r10, {n};\nD{n}:\n"
            for n in range(5000)
        ),
    )
    yield _bomb(
        "200_nested_loops_of_one_turn",
        "mov.u32 %r10, 0;\n"
        + ".reg .u32 %i<200>;\n"
        + "".join(f"mov.u32 %i{n}, 0;\nL{n}:\nadd.u32 %i{n}, %i{n}, 1;\n" for n in range(200))
        + "add.u32 %r10, %r10, 1;\n"
        + "".join(f"setp.lt.u32 %p1, %i{n}, 1;\n@%p1 bra L{n};\n" for n in range(199, -1, -1)),
    )
    count = 120
    mesh = "".join(
        f"N{n}:\nadd.u32 %r10, %r10, 1;\nsetp.gt.u32 %p2, %r10, 500;\n@%p2 bra DONE;\n"
        f"and.b32 %r11, %r10, 3;\nsetp.eq.u32 %p1, %r11, {n % 4};\n@%p1 bra N{n * 37 % count};\n"
        f"setp.eq.u32 %p1, %r11, {(n + 1) % 4};\n@%p1 bra N{n * 53 % count};\n"
        for n in range(count)
    )
    yield hostile(
        "irreducible_mesh_of_120_blocks",
        f"mov.u32 %r10, %r0;\n{mesh}bra N0;\nDONE:{_STORE}",
        _FITS | ENDLESS,
        _LATER,
        grid="1",
        block="32",
    )
    yield hostile(
        "irreducible_loop_entered_at_two_places",
        "mov.u32 %r10, 0;\nand.b32 %r11, %r0, 1;\nsetp.eq.u32 %p1, %r11, 0;\n@%p1 bra TWO;\nONE:\n"
        f"add.u32 %r10, %r10, 1;\nTWO:\nadd.u32 %r10, %r10, 2;\nsetp.lt.u32 %p2, %r10, 100;\n"
        f"@%p2 bra ONE;{_STORE}",
        CLEAN,
        _LATER,
    )
    yield _bomb(
        "10000_unreachable_blocks",
        "mov.u32 %r10, 1;\nbra.uni OUT;\n"
        + "".join(f"U{n}:\nadd.u32 %r10, %r10, 1;\nbra.uni U{n};\n" for n in range(10_000))
        + "OUT:",
    )
    yield _bomb(
        "5000_barriers",
        "mov.u32 %r10, 1;\n" + "bar.sync 0;\n" * 5000,
    )
    yield _bomb(
        "2000_warp_shuffles",
        "mov.u32 %r10, %r0;\n" + "shfl.sync.bfly.b32 %r10, %r10, 1, 31, -1;\n" * 2000,
    )


def _text() -> Kernels:
    yield _bomb(
        "braces_10000_deep", "mov.u32 %r10, 1;\n" + "{\n" * 10_000 + "}\n" * 10_000, malformed=True
    )
    yield _bomb("braces_300_deep", "mov.u32 %r10, 1;\n" + "{\n" * 300 + "}\n" * 300)
    name = "a" * 10_000
    yield _bomb(
        "identifier_of_10000_letters",
        f".reg .u32 %{name};\nmov.u32 %{name}, 3;\nmov.u32 %r10, %{name};",
    )
    yield _bomb(
        "a_million_initial_values",
        "ld.global.u8 %r10, [table+999999];",
        f".global .align 8 .b8 table[1000000] = {{{', '.join(['7'] * 1_000_000)}}};",
    )
    yield _bomb(
        "a_million_initial_values_too_many",
        "ld.global.u8 %r10, [table+3];",
        f".global .align 8 .b8 table[4] = {{{', '.join(['7'] * 1_000_000)}}};",
        malformed=True,
    )
    yield _bomb("line_of_a_million_spaces", "mov.u32 %r10," + " " * 1_000_000 + "1;")
    yield _bomb("comment_of_a_megabyte", "/*" + "* " * 500_000 + "*/ mov.u32 %r10, 1;")
    yield _bomb("100000_semicolons", "mov.u32 %r10, 1;" + ";" * 100_000, malformed=True)
    yield _bomb("number_of_100000_digits", f"mov.u32 %r10, {'9' * 100_000};", malformed=True)
    deep = "(" * 5000 + "1" + ")" * 5000
    yield _bomb("constant_expression_5000_deep", f"mov.u32 %r10, {deep};", malformed=True)
    yield _bomb(
        "3000_functions_that_nobody_calls",
        "mov.u32 %r10, 1;",
        "".join(
            f".func idle{n}() {{ .reg .u32 %a; mov.u32 %a, {n}; ret; }}\n" for n in range(3000)
        ),
    )
    yield hostile(
        "vector_braces_nested",
        "mov.b64 %rd8, {{%r0, %r1}, {%r2, %r3}};",
        REFUSED | defect("."),
        REFUSED,
        malformed=True,
    )


def kernels() -> Kernels:
    """Code that grows when it is read or compiled."""
    yield from _straight()
    yield from _graphs()
    yield from _text()
