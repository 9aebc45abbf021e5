"""Launches of machine code alone: what steers, what is overwritten, what is refused.

The oracle of the slices is the analysis of the PTX that the machine code was assembled from.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from machine_code import bodies
from made_versions import make
from test_conduct import H200, MILLISECOND, FakeBackend, FakeBench
from whole_formats import SHOWN

from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.parameters import check_arguments, parameter_bytes
from cuado.backends.written import written_buffers
from cuado.device.library import load_chip
from cuado.errors import CuadoError, UnknownNameError
from cuado.kernel.assembly import machine_code as original_of
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches import nop_patch as machine_code
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL
from cuado.ptx import parse
from cuado.report.formats import Style, render
from cuado.report.whatif import WhatIfReport
from cuado.sass.slices import MachineCode
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.linemap import map_lines
from cuado.sass.toolchain.listing import SassInstruction
from cuado.stats import Verdict
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import all_experiments, experiment_named
from cuado.what_if.result import Claim, Status, WhatIf
from cuado.what_if.session import Options

CORPUS = Path(__file__).parents[1] / "ptx" / "corpus"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
TILE = (
    HEAD
    + """
.visible .entry tile(.param .u64 in, .param .u64 out, .param .u32 n)
{
    .reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .f32 %f<5>; .reg .pred %p<2>;
    .shared .align 4 .b8 tile_memory[1024];
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out]; ld.param.u32 %r1, [n];
    cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mad.lo.u32 %r4, %r3, 256, %r2;
    setp.ge.u32 %p1, %r4, %r1; @%p1 bra DONE;
    mul.wide.u32 %rd5, %r4, 4; add.s64 %rd6, %rd3, %rd5; add.s64 %rd7, %rd4, %rd5;
    ld.global.f32 %f1, [%rd6]; sin.approx.f32 %f2, %f1;
    shl.b32 %r5, %r2, 2; mov.u32 %r6, tile_memory; add.s32 %r7, %r6, %r5;
    st.shared.f32 [%r7], %f2; bar.sync 0; xor.b32 %r8, %r7, 4;
    ld.shared.f32 %f3, [%r8]; st.global.f32 [%rd7], %f3;
DONE: ret;
}
"""
)
"""Every thread stores the sine of a value, and its neighbour's in shared memory."""
INDEXED = TILE.replace("tile(", "indexed(").replace(
    "st.global.f32 [%rd7], %f3;",
    "cvt.rzi.u32.f32 %r5, %f3; mul.wide.u32 %rd5, %r5, 4; add.s64 %rd7, %rd4, %rd5;"
    "st.global.f32 [%rd7], %f3;",
)
"""The same, but the value says where it is stored."""
ARGUMENTS = (
    Buffer("in", "f32", (65536,)),
    Buffer("out", "f32", (65536,)),
    Scalar("n", "u32", 65536),
)
TIMES = {
    (ORIGINAL, 0): 7 * MILLISECOND,
    ("no-barriers", 0): 5 * MILLISECOND,
    ("no-loads", 0): 4 * MILLISECOND,
}


def launch_of(ptx: str, kernel: str, target: str = "sm_90") -> Launch:
    cubin = assemble(ptx, AssembleOptions(target)).cubin
    grid, block = (8192, 1, 1), (256, 1, 1)
    return Launch(kernel, "", kernel, grid, block, ARGUMENTS, ("out",), cubin=cubin)


@pytest.fixture(scope="module")
def tile() -> Launch:
    return launch_of(TILE, "tile")


def subject_of(launch: Launch) -> Kernel:
    return Kernel(launch, load_chip("h200"), original_of(launch, H200))


@pytest.fixture(scope="module")
def found(tile: Launch) -> WhatIf:
    backend = FakeBackend(lambda given: FakeBench(given, TIMES))
    return whatif(tile, backend, Options(all_experiments(), lines=True))


def test_nothing_that_steers_by_the_ptx_is_missed_in_the_machine_code() -> None:
    text = (CORPUS / "language.sm_80.ptx").read_text()
    made = assemble(text, AssembleOptions())
    mapped = map_lines(text, AssembleOptions()).functions
    disassembled = disassemble(made.cubin).functions
    steering = free = 0
    for kernel, resources in made.resources.items():
        code = MachineCode(disassembled[kernel].body)
        launch = Launch(kernel, text, kernel, (64, 1, 1), (64, 1, 1), ())
        subject = Kernel(launch, load_chip("h200"), Built(made.cubin, resources, Counter()))
        numbers = {each.start: n for n, each in enumerate(subject.code.instructions)}
        origins = {each.sass.offset: each.ptx for each in mapped[kernel]}
        for n in () if code.unclear else code.having(SassClass.GLOBAL_LOAD, SassClass.SHARED_LOAD):
            origin = origins.get(code.instructions[n].offset)
            if origin is None or origin.start not in numbers:
                continue
            if numbers[origin.start] in subject.deciding:
                assert n in code.steering, (kernel, code.instructions[n])
                steering += 1
            else:
                free += n not in code.steering
    assert free >= 4
    assert steering >= 4


def test_what_is_overwritten_changes_no_address_and_no_branch(tile: Launch) -> None:
    kernel = subject_of(tile)
    code = kernel.machine
    for name, kind in (
        ("no-loads", SassClass.GLOBAL_LOAD),
        ("no-stores", SassClass.GLOBAL_STORE),
        ("no-barriers", SassClass.BARRIER),
        ("free-special-functions", SassClass.SPECIAL),
    ):
        experiment = experiment_named(name)
        assert experiment.of_machine_code is not None
        proposal = experiment.of_machine_code(kernel, Scope())
        assert isinstance(proposal, Proposal)
        assert "by patching machine code: 1 of" in proposal.notes[0]
        version = make(kernel, experiment, Scope(), proposal)
        assert version.sound, version.checks
        assert [check.name for check in version.checks] == [f"{kind.value} instructions", "NOPs"]
        assert version.program is not None
        patched = bodies("tile", version.program.cubin)[0]
        changed = [n for n, each in enumerate(patched) if each.sass != code.instructions[n].sass]
        assert [code.kinds[n] for n in changed] == [kind]
        assert patched[changed[0]].sass == "NOP"


def test_a_value_that_says_where_to_store_keeps_its_load_and_its_barrier() -> None:
    kernel = subject_of(launch_of(INDEXED, "indexed"))
    refused = machine_code.loads(kernel, Scope())
    assert isinstance(refused, Refusal)
    assert refused.reason.startswith("all global loads decide an address or a branch")
    refused = machine_code.barriers(kernel, Scope())
    assert isinstance(refused, Refusal)
    assert "shared memory decides an address" in refused.reason
    refused = machine_code.special_functions(kernel, Scope())
    assert isinstance(refused, Refusal)
    refused = machine_code.stores(kernel, Scope())
    assert isinstance(refused, Refusal)
    assert "the stores may change it" in refused.reason


def test_every_experiment_says_by_what_means_or_why_not(found: WhatIf) -> None:
    by_name = {outcome.experiment.name: outcome for outcome in found.outcomes}
    measured = {name for name, each in by_name.items() if each.status is Status.MEASURED}
    patched = {"no-barriers", "no-loads", "no-stores", "free-special-functions"}
    assert measured == patched | {"occupancy-sweep", "grid-scaling"}
    assert all("by patching machine code" in by_name[name].notes[0] for name in patched)
    rest = [each for name, each in by_name.items() if name not in measured]
    assert all(each.status is Status.REFUSED for each in rest)
    assert all(each.reason.startswith("no-ptx: ") for each in rest)
    barriers = by_name["no-barriers"]
    assert barriers.verdict is Verdict.FASTER
    assert barriers.claim is Claim.BOUND
    assert barriers.gain is not None
    assert barriers.gain.estimate == pytest.approx(7 / 5, rel=2e-3)
    assert [named.cause.value for named in found.causes] == ["barriers"]
    assert any(note.startswith("no-ptx: ") for note in found.notes)


@pytest.mark.parametrize("name", SHOWN)
def test_every_format_shows_it(found: WhatIf, name: str) -> None:
    text = render(WhatIfReport(found), name, Style(100, color=False))
    assert "by patching machine code" in text.lower()
    assert "no-ptx" in text.replace("\\", "")


def test_machine_code_of_another_chip_is_no_use(tile: Launch) -> None:
    backend = FakeBackend(lambda given: FakeBench(given, TIMES))
    other = launch_of(TILE.replace("sm_90", "sm_80"), "tile", "sm_80")
    with pytest.raises(CuadoError, match="machine code for sm_80 only, and the device is sm_90"):
        whatif(other, backend, Options(()))
    with pytest.raises(CuadoError, match="unknown kernel 'tail'"):
        whatif(replace(tile, kernel="tail"), backend, Options(()))


def listing(*lines: str) -> MachineCode:
    return MachineCode(tuple(SassInstruction(16 * n, line) for n, line in enumerate(lines)))


@pytest.mark.parametrize(
    ("line", "blocks", "shared"),
    [
        ("ULDC UR5, c[0x0][0xc]", True, False),
        ("ULDC.64 UR4, c[0x0][0x8]", True, False),
        ("ULDC.64 UR4, c[0x0][0x0]", False, False),
        ("LDCU UR4, c[0x0][0x374]", True, False),
        ("I2F.F64.U32 R8, c[0x0][0x2c]", False, True),
        ("S2UR UR6, SR_SMEMSZ", False, True),
        ("LDC R0, c[0x0][R4+0x210]", False, False),
        ("LDC R0, c[0x0][R4]", True, True),
        ("LDC R0, c[0x0][RZ]", False, False),
        ("LDC.64 R2, c[0x0][0x210]", False, False),
        ("FFMA R4, R2, R3, c[0x3][0xc]", False, False),
    ],
)
def test_what_the_kernel_asks_of_its_launch(line: str, blocks: bool, shared: bool) -> None:
    assert machine_code.asks_for_blocks(listing(line, "EXIT")) is blocks
    assert machine_code.asks_for_shared_size(listing(line, "EXIT")) is shared


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("BRX R2 -0x10",), "an indirect branch"),
        (("NEWOP R2, R3",), "not known"),
        (("LDGSTS.E [R2], [R4.64]",), "protocol"),
        (("HGMMA.64x64x16.F32 R24, gdesc[UR4], R24",), "protocol"),
    ],
)
def test_what_cannot_be_followed_is_refused(lines: tuple[str, ...], why: str) -> None:
    assert why in listing(*lines, "EXIT").unclear


def test_blocks_that_may_wait_for_each_other_are_not_launched_otherwise() -> None:
    spin = listing(
        "LDG.E.STRONG.GPU R2, [R4.64]", "ISETP.NE.AND P0, PT, R2, RZ, PT", "@P0 EXIT", "EXIT"
    )
    assert "blocks may wait for each other" in machine_code.coupled(spin)
    assert machine_code.coupled(listing("LDG.E.STRONG.GPU R2, [R4.64]", "EXIT")) == ""
    assert "not known" in machine_code.coupled(listing("NEWOP R2, R3", "EXIT"))
    product = "HGMMA.64x64x16.F32 R24, gdesc[UR4], R24"
    assert machine_code.coupled(listing(product, "EXIT")) == ""
    assert "may decide" in machine_code.coupled(listing(product, "LDG.E.STRONG.GPU R2, [R4.64]"))
    assert "UCGABAR_ARV" in machine_code.coupled(listing("UCGABAR_ARV", "EXIT"))


def test_the_cubin_says_what_the_kernel_takes(tile: Launch) -> None:
    said = assemble(TILE, AssembleOptions("sm_90")).resources["tile"]
    read = subject_of(tile).built.resources
    assert (read.registers, read.shared, read.barriers) == (said.registers, 1024, 1)
    parameters = parse(TILE).entries[0].parameters
    code = Cubin(tile.cubin or b"")
    assert [size for _, size in code.parameters("tile")] == [
        parameter_bytes(parameter) for parameter in parameters
    ]
    assert [offset for offset, _ in code.parameters("tile")] == [0, 8, 16]
    check_arguments(tile)
    for wrong in (ARGUMENTS[:2], (*ARGUMENTS[:2], Scalar("n", "u64", 1))):
        with pytest.raises(CuadoError, match="takes parameters of 8, 8, 4 bytes"):
            check_arguments(replace(tile, arguments=wrong))
    with pytest.raises(UnknownNameError):
        check_arguments(replace(tile, kernel="tail"))
    assert written_buffers(tile) == {"in", "out"}


def test_it_is_not_emulated(tile: Launch) -> None:
    with pytest.raises(CuadoError, match="no-ptx: 'tile' is machine code only") as raised:
        Opened(tile)
    assert "--device gpu" in raised.value.remedy
