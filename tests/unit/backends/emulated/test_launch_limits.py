"""What ptxas or a driver refuses is not emulated."""

import pytest
from hostile_kernels import launch_of, ptx_of

from cuado.backends.emulated.check.check import check
from cuado.backends.emulated.frontend.program import Program
from cuado.errors import CuadoError
from cuado.model.launch import Extent
from cuado.ptx.analysis.code import Code
from cuado.ptx.errors import PtxVerificationError
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import form_problems

OF_VERSIONS = [("8.0", "sm_90", 4352), ("8.1", "sm_90", 32764), ("8.1", "sm_61", 4352)]
STORE = "st.global.u32 [%rd0], %r0;"


def directed(directives: str) -> str:
    return ptx_of("mov.u32 %r1, 0;").replace("out)\n{", f"out) {directives}\n{{")


@pytest.mark.parametrize(
    ("directives", "block", "why"),
    [
        (".maxntid 32, 1, 1", (64, 1, 1), "at most 32 threads"),
        (".maxntid 8, 8", (65, 1, 1), "at most 64 threads"),
        (".reqntid 128, 1, 1", (64, 1, 1), "blocks of 128 x 1 x 1"),
        (".reqntid 64", (8, 8, 1), "blocks of 64 x 1 x 1"),
        (".maxntid 0, 0, 0", (64, 1, 1), "not a size"),
        (".maxnreg 0", (64, 1, 1), "not a size"),
        (".maxntid 64, 1, 1 .reqntid 64, 1, 1", (64, 1, 1), "exclude each other"),
        (".explicitcluster .reqnctapercluster 64, 1, 1", (64, 1, 1), "clusters of 64"),
        (".explicitcluster .reqnctapercluster 3, 1, 1", (64, 1, 1), "do not divide"),
    ],
)
def test_a_launch_that_directives_rule_out(directives: str, block: Extent, why: str) -> None:
    with pytest.raises(CuadoError, match=why):
        check(launch_of(directed(directives), grid=(2, 1, 1), block=block))


@pytest.mark.parametrize(
    ("directives", "block"),
    [
        (".maxntid 64, 1, 1 .minnctapersm 2", (8, 8, 1)),
        (".maxntid 128", (64, 1, 1)),
        (".reqntid 8, 8", (8, 8, 1)),
        (".maxnreg 32", (64, 1, 1)),
    ],
)
def test_a_launch_that_directives_allow(directives: str, block: Extent) -> None:
    assert not check(launch_of(directed(directives), grid=(2, 1, 1), block=block)).defects


@pytest.mark.parametrize("align", ["3", "1099511627776"])
def test_an_alignment_that_is_none(align: str) -> None:
    with pytest.raises(CuadoError, match="power of two"):
        check(launch_of(ptx_of(STORE, module=f".shared .align {align} .b8 odd[8];")))


@pytest.mark.parametrize(("version", "target", "most"), OF_VERSIONS)
def test_how_many_parameters_there_may_be(version: str, target: str, most: int) -> None:
    ptx = ptx_of("mov.u32 %r1, 0;").replace("8.0", version, 1).replace("sm_90", target, 1)
    for size in (most, most + 1):
        given = ptx.replace(".param .u64 out)", f".param .u64 out, .param .b8 big[{size - 8}])")
        if size <= most:
            assert Program(given, "hostile").layout.parameter_bytes == most
            continue
        with pytest.raises(CuadoError, match=f"no GPU has more than {most:,}"):
            Program(given, "hostile")


REFUSED = {
    "two types": "add.u32.f64 %r1, %r2, %r3;",
    "an address in a float": "ld.global.u32 %r1, [%f1];",
    "an address out of this world": "ld.global.u32 %r1, [%rd0+1180591620717411303424];",
    "a guard that is no predicate": "@%r1 mov.u32 %r2, 1;",
    "a label twice": "L: mov.u32 %r1, 1; L: mov.u32 %r2, 1;",
    "a register that is too narrow": "ld.global.u64 %r1, [%rd0];",
    "a register twice": ".reg .b32 %r<33>; .reg .b32 %r<33>;",
    "a version inside": ".version 8.0",
    "a vector of another length": "st.global.v4.u32 [%rd0], {%r1, %r2};",
}
HEADERS = {
    "no version": (".version 8.0\n", ""),
    "a version of another world": ("8.0", "99.9"),
    "no target": (".target sm_90\n", ""),
    "a target that never was": ("sm_90", "sm_00"),
    "another vendor's target": ("sm_90", "gfx90a"),
    "short addresses": ("address_size 64", "address_size 32"),
}


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED)
def test_code_that_an_assembler_refuses(body: str) -> None:
    with pytest.raises(PtxVerificationError):
        check(launch_of(ptx_of(body)))


@pytest.mark.parametrize(("old", "new"), HEADERS.values(), ids=HEADERS)
def test_a_module_that_an_assembler_refuses(old: str, new: str) -> None:
    with pytest.raises(PtxVerificationError, match="no assembler takes"):
        check(launch_of(ptx_of(STORE).replace(old, new, 1)))


def test_an_entry_twice_is_refused() -> None:
    ptx = ptx_of(STORE)
    with pytest.raises(PtxVerificationError, match="twice"):
        check(launch_of(ptx + ptx[ptx.index(".visible") :]))


@pytest.mark.parametrize(
    "body", ["add.f32.f16 %f1, %h1, %f2;", "fma.rn.f32.bf16 %f1, %h1, %h1, %f2;"]
)
def test_sums_of_halves_in_single_precision_have_two_types(body: str) -> None:
    module = parse(ptx_of(body, declared=".reg .b16 %h<2>;"))
    function = module.function("hostile")
    assert function is not None
    assert not list(form_problems(Code(module, function)))
