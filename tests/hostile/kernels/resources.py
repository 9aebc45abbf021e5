"""Launches that ask for more than there is: grids, blocks, memory, registers, sizes."""

from kernel import (
    CLEAN,
    ORDERLY,
    REFUSED,
    RUNS,
    Ends,
    HostileKernel,
    Kernels,
    case_text,
    defect,
    hostile,
    ptx_module,
    verb_ends,
)

_STORE = "st.global.u32 [%rd3], %r0;"
_REFUSED_BY_PTXAS = ("shared_of_a_gigabyte", "const_of_a_gigabyte", "const_of_a_terabyte")
_ANY = CLEAN | REFUSED | defect(".")


def _launch(
    name: str, grid: str, block: str, check: Ends = REFUSED, later: Ends = REFUSED, more: str = ""
) -> HostileKernel:
    body = "setp.gt.u32 %p1, %r3, 255;\n@%p1 ret;\n" + _STORE
    return hostile(name, body, check, later, grid=grid, block=block, more=more)


def _launches() -> Kernels:
    yield _launch("grid_of_two_to_31_minus_1_blocks", "2147483647", "32", _ANY, ORDERLY)
    yield _launch("grid_of_two_to_31_blocks", "2147483648", "32")
    yield _launch("grid_of_65536_in_y", "[1, 65536]", "32")
    yield _launch("grid_of_65536_in_z", "[1, 1, 65536]", "32")
    yield _launch("grid_of_the_most_there_is", "[2147483647, 65535, 65535]", "1024", _ANY, ORDERLY)
    yield _launch("grid_of_none", "0", "32")
    yield _launch("grid_of_minus_one", "-1", "32")
    yield _launch("grid_of_two_to_64", "18446744073709551616", "32")
    yield _launch("block_of_2048", "1", "2048")
    yield _launch("block_of_none", "1", "[32, 0]")
    yield _launch("block_of_65_in_z", "1", "[1, 1, 65]")
    yield _launch("block_whose_product_wraps", "1", "[65536, 65536]")
    yield _launch("block_of_two_to_32_plus_32", "1", "4294967328")
    yield _launch(
        "dynamic_shared_of_a_terabyte", "1", "32", more="dynamic_shared_bytes = 1099511627776"
    )
    yield _launch("dynamic_shared_of_minus_one", "1", "32", more="dynamic_shared_bytes = -1")
    yield _launch(
        "dynamic_shared_of_two_to_32", "1", "32", more="dynamic_shared_bytes = 4294967296"
    )
    yield _launch("no_registers", "1", "32", REFUSED | CLEAN, REFUSED | RUNS, "max_registers = 1")
    yield _launch("minus_one_registers", "1", "32", more="max_registers = -1")


def _memory() -> Kernels:
    for space in ("local", "shared", "const"):
        for name, size in {
            "a_gigabyte": "1073741824",
            "a_terabyte": "1099511627776",
            "two_to_63": "9223372036854775808",
        }.items():
            where = f".{space} .align 8 .b8 huge[{size}];"
            inside = space == "local"
            yield hostile(
                f"{space}_of_{name}",
                (where if inside else "") + f"\nmov.u64 %rd8, huge;\nld.{space}.u8 %r10, [%rd8];\n"
                "st.global.u32 [%rd3], %r10;",
                REFUSED | defect("memory|written|initiali"),
                before="" if inside else where,
                malformed=f"{space}_of_{name}" in _REFUSED_BY_PTXAS,
            )
    for name, size in {"64_gigabytes": "68719476736", "two_to_63": "9223372036854775808"}.items():
        yield hostile(
            f"module_variable_of_{name}",
            "ld.global.u8 %r10, [huge];\nst.global.u32 [%rd3], %r10;",
            _ANY,
            ORDERLY,
            before=f".global .align 8 .b8 huge[{size}];",
        )
    yield hostile(
        "local_of_512_kilobytes_by_many_threads",
        ".local .align 8 .b8 frame[524288];\nmov.u64 %rd8, frame;\nadd.s64 %rd8, %rd8, 524000;\n"
        "st.local.u32 [%rd8], %r0;\nld.local.u32 %r10, [%rd8];\nst.global.u32 [%rd3], %r10;",
        CLEAN | REFUSED,
        ORDERLY,
        grid="1",
        block="256",
    )
    yield hostile(
        "local_of_16_megabytes_by_1024_threads",
        ".local .align 8 .b8 frame[16777200];\nmov.u64 %rd8, frame;\nmov.u32 %r10, 0;\nUP:\n"
        "st.local.u32 [%rd8], %r10;\nadd.s64 %rd8, %rd8, 4096;\nadd.u32 %r10, %r10, 1;\n"
        "setp.lt.u32 %p1, %r10, 4090;\n@%p1 bra UP;",
        CLEAN | REFUSED | defect("memory"),
        ORDERLY,
        grid="1",
        block="1024",
    )


def _declarations() -> Kernels:
    yield hostile(
        "array_of_a_negative_size",
        "mov.u32 %r10, 0;",
        REFUSED,
        before=".shared .align 4 .b8 less[-4];",
        malformed=True,
    )
    yield hostile(
        "array_whose_dimensions_overflow",
        "st.shared.u8 [over], 0;",
        REFUSED | defect("out of bounds"),
        before=".shared .align 4 .b8 over[65536][65536][65536][65537];",
    )
    yield hostile(
        "alignment_of_two_to_40",
        "st.shared.u8 [odd], 0;",
        REFUSED,
        before=".shared .align 1099511627776 .b8 odd[8];",
        malformed=True,
    )
    yield hostile(
        "alignment_of_three",
        "st.shared.u8 [odd], 0;",
        REFUSED,
        before=".shared .align 3 .b8 odd[8];",
        malformed=True,
    )


def _directives() -> Kernels:
    for name, directive in {
        "maxntid_of_less_than_the_block": ".maxntid 32, 1, 1",
        "reqntid_of_another_block": ".reqntid 128, 1, 1",
        "maxntid_of_none": ".maxntid 0, 0, 0",
        "minnctapersm_of_a_million": ".maxntid 1024, 1, 1 .minnctapersm 1000000",
        "maxnreg_of_zero": ".maxnreg 0",
        "maxntid_and_reqntid_disagree": ".maxntid 64, 1, 1 .reqntid 128, 1, 1",
        "cluster_of_64": ".explicitcluster .reqnctapercluster 64, 1, 1",
        "cluster_that_does_not_divide_the_grid": ".explicitcluster .reqnctapercluster 3, 1, 1",
    }.items():
        yield hostile(
            name,
            _STORE,
            REFUSED | CLEAN if "minncta" in name or "maxnreg" in name else REFUSED,
            ORDERLY,
            directives=directive,
            malformed=name
            in ("maxntid_of_none", "maxnreg_of_zero", "maxntid_and_reqntid_disagree"),
        )
    yield hostile(
        "a_hundred_thousand_registers",
        ".reg .b64 %many<100000>;\nmov.u64 %many99999, 7;\nst.global.u64 [%rd1], %many99999;",
        CLEAN | defect("race") | REFUSED,
        RUNS | REFUSED,
        grid="1",
        block="1",
    )
    yield hostile(
        "two_to_40_registers",
        ".reg .b64 %many<1099511627776>;\nmov.u64 %many7, 7;\nst.global.u64 [%rd1], %many7;",
        CLEAN | REFUSED,
        RUNS | REFUSED,
        grid="1",
        block="1",
        malformed=True,
    )


def _parameters() -> Kernels:
    for count in (300, 600, 5000):
        names = ", ".join(f".param .u64 p{n}" for n in range(count))
        ptx = ptx_module("st.global.u32 [%rd1], 1;").replace(
            ".param .u64 out)", f".param .u64 out, {names})"
        )
        toml = case_text(grid="1", block="1") + "".join(
            f'[[arguments]]\nname = "p{n}"\ntype = "u64"\nvalue = {n}\n' for n in range(count)
        )
        harmless = count == 300
        yield HostileKernel(
            f"{count + 1}_parameters",
            ptx,
            toml,
            verb_ends(CLEAN if harmless else REFUSED, RUNS if harmless else REFUSED),
            malformed=not harmless,
        )


def _structures() -> Kernels:
    for size, fits in ((4000, True), (16000, True), (40000, False), (2**31, False)):
        ptx = ptx_module("st.global.u32 [%rd3], %r0;", version="8.1").replace(
            ".param .u64 out)", f".param .u64 out, .param .align 8 .b8 big[{size}])"
        )
        given = min(size, 40000)
        toml = case_text() + f'[[arguments]]\nname = "big"\nbytes = "{"5a" * given}"\n'
        ends = verb_ends(CLEAN, RUNS) if fits else verb_ends(REFUSED, REFUSED)
        yield HostileKernel(f"structure_of_{size}_bytes", ptx, toml, ends, malformed=not fits)


def kernels() -> Kernels:
    """Launches that cannot be had."""
    yield from _launches()
    yield from _memory()
    yield from _declarations()
    yield from _directives()
    yield from _parameters()
    yield from _structures()
