"""Programs made of proposals: the self-check believes what it should, and catches what it must."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from made_versions import make

from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.kernel.assembly import build, require_tools
from cuado.kernel.kernel import Kernel, NoKernelError
from cuado.kernel.preparation import prepared
from cuado.kernel.proposal import ON, Expectation, Kind, Proposal, Scope, Setting
from cuado.kernel.rewriting import Rewriting
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Extent, Launch
from cuado.ptx.errors import PtxVerificationError
from cuado.sass.toolchain import locate
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sass.toolchain.targets import options_for
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.equal_occupancy import ballasted
from cuado.what_if.measure.versions import Version, draft, settled
from cuado.what_if.registry import all_experiments, documentation, experiment_named

MakeSubject = Callable[..., Kernel]

CORPUS = Path(__file__).parents[1] / "ptx" / "corpus"

KERNELS = (
    ("averaging.sm_90", "average_thread", (1024, 1, 1)),
    ("averaging.sm_90", "average_warp", (32, 32, 1)),
    ("stencil.sm_80", "wave_step", (32, 16, 1)),
    ("transpose.lineinfo.sm_90", "transpose_shared", (32, 32, 1)),
    ("triton_softmax.sm_90", "softmax", (128, 1, 1)),
    ("language.sm_120", "_Z7vectors", (256, 1, 1)),
    ("language.sm_120", "_Z7atomics", (256, 1, 1)),
)


EXPERIMENTS = list(all_experiments())
TOGETHER = [EXPERIMENTS[first : first + 8] for first in range(0, len(EXPERIMENTS), 8)]
"""Experiments of which the versions are disassembled together."""


@pytest.mark.parametrize("experiments", TOGETHER, ids=lambda some: some[0].name)
@pytest.mark.parametrize(("file", "kernel", "block"), KERNELS, ids=str)
def test_every_rewrite_of_the_corpus_assembles_and_passes_its_self_check(
    experiments: list[Experiment], file: str, kernel: str, block: Extent, corpus: MakeSubject
) -> None:
    found = corpus(file, kernel, (64, 64, 1), block)
    ptx, built = prepared(found.built, found.launch.kernel, found.options)
    subject = replace(found, launch=replace(found.launch, ptx=ptx), built=built)
    proposals = [(each, each.propose(subject, Scope())) for each in experiments]
    assert all(made.reason for _, made in proposals if not isinstance(made, Proposal))
    drafts = [
        draft(subject, experiment, Scope(), made)
        for experiment, made in proposals
        if isinstance(made, Proposal)
    ]
    for version in map(settled, drafts):
        # What the device may not have room for is shown to the user, not believed; no other check
        # may fail.
        failed = {check.name for check in version.checks if not check.passed}
        assert failed <= {"blocks per SM", "bytes spilled per thread"}, version.checks
        names = [name for name, _ in version.variants()]
        assert len(set(names)) == len(names) > 0


def test_every_experiment_is_documented_and_named_after_its_module() -> None:
    for experiment in all_experiments():
        text = documentation(experiment.name)
        assert text.startswith(("What if", "How ")), experiment.name
        for heading in ("What it changes:", "What the answer means:", "When it is valid:"):
            assert heading in text, (experiment.name, heading)


def version_of(kernel: Kernel, proposal: Proposal) -> Version:
    return make(kernel, experiment_named("no-barriers"), Scope(), proposal)


def test_a_rewrite_that_lost_its_barriers_fails_the_check(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    ptx = re.sub(r"bar\.sync[^;]*;", "", kernel.launch.ptx)
    proposal = Proposal(Kind.SEPARATE, (ON,), ptx, expects=(Expectation((SassClass.BARRIER,)),))
    version = version_of(kernel, proposal)
    assert not version.sound
    failed = next(check for check in version.checks if not check.passed)
    assert failed.name == "barrier instructions"
    assert (failed.expected, failed.found) == ("3", "0")


def test_occupancy_is_pinned_by_padding_shared_memory(corpus: MakeSubject) -> None:
    kernel = corpus("stencil.sm_80", "wave_step", (16, 32, 1), (32, 16, 1))
    proposal = experiment_named("memory-only").propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    version = make(kernel, experiment_named("memory-only"), Scope(), proposal)
    assert version.built.resources.registers is not None
    assert kernel.blocks_of(version.built.resources) > kernel.blocks_per_sm
    assert version.dynamic_shared_bytes is not None
    assert version.dynamic_shared_bytes >= kernel.shared_bytes
    assert (
        kernel.blocks_of(version.built.resources, version.dynamic_shared_bytes)
        == kernel.blocks_per_sm
    )
    assert version.trial(Setting("on")).dynamic_shared_bytes == version.dynamic_shared_bytes


def test_a_switch_that_costs_occupancy_is_given_fewer_registers(corpus: MakeSubject) -> None:
    """40 live values more than the original needs: 3 blocks of 512 threads become 2."""
    kernel = corpus("stencil.sm_80", "wave_step", (16, 32, 1), (32, 16, 1))
    assert kernel.blocks_per_sm == 2
    small = replace(kernel, options=AssembleOptions(max_registers=32))
    built = build(kernel.launch.ptx, kernel.launch.kernel, small.options)
    capped = replace(small, built=built)
    assert capped.blocks_per_sm > kernel.blocks_per_sm
    proposal = experiment_named("no-barriers").propose(capped, Scope())
    assert isinstance(proposal, Proposal)
    version = make(capped, experiment_named("no-barriers"), Scope(), proposal)
    checks = {check.name: check.passed for check in version.checks}
    assert checks["blocks per SM"]


def test_a_switch_that_saves_registers_is_given_ballast(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_thread", (64, 64, 1), (256, 1, 1))
    used = replace(kernel.built.resources, registers=60)
    heavy = replace(kernel, built=replace(kernel.built, resources=used))
    assert heavy.blocks_per_sm == 4 < kernel.blocks_per_sm
    experiment = experiment_named("math-only")
    proposal = experiment.propose(heavy, Scope())
    assert isinstance(proposal, Proposal)
    version = make(heavy, experiment, Scope(), proposal)
    assert version.built.resources.registers is not None
    assert version.built.resources.registers > 48
    assert version.dynamic_shared_bytes is None
    assert version.sound, version.checks
    # It is nothing that the self-check counts.
    assert proposal.ptx is not None
    light = build(proposal.ptx, heavy.launch.kernel, heavy.options)
    assert set(version.built.classes - light.classes) <= {
        SassClass.WARP, SassClass.INTEGER, SassClass.CONTROL, SassClass.MOVE, SassClass.NOP,
        SassClass.CONSTANT_LOAD,
    }  # fmt: skip


def test_ballast_weighs_what_it_is_asked_to() -> None:
    ptx = (
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p, "
        ".param .u32 cuado_switch, .param .u32 cuado_magic)\n{\n\tret;\n}\n"
    )
    used = [
        build(ballasted(ptx, "k", values), "k", AssembleOptions()).resources.registers
        for values in (24, 40, 72)
    ]
    for values, registers in zip((24, 40, 72), used, strict=True):
        assert registers is not None
        assert values <= registers <= values + 8
    with pytest.raises(CuadoError, match="no kernel 'other'"):
        ballasted(ptx, "other", 24)


def test_a_rewrite_that_breaks_ptx_is_caught_before_the_assembler(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    rewriting = Rewriting(kernel)
    rewriting.before(kernel.barriers[0], "mov.b32 %nowhere, 1;")
    with pytest.raises(PtxVerificationError, match="nowhere"):
        rewriting.text()


def test_the_tail_follows_the_kernels_own_parameters(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    rewriting = Rewriting(kernel)
    rewriting.guard(kernel.barriers[0], rewriting.off)
    head = rewriting.text().split(".entry " + kernel.launch.kernel)[1].split("{")[0]
    parameters = re.findall(r"\.param \.(\w+)\s+(?:\.ptr[^,]*? )?(\w+)[,\s)]", head)
    assert [name for _, name in parameters[-4:]] == [
        "cuado_scratch",
        "cuado_opaque",
        "cuado_switch",
        "cuado_magic",
    ]
    assert len(parameters) == 6 + 4


def test_an_unknown_kernel_lists_those_there_are(make_subject: MakeSubject) -> None:
    kernel = make_subject((CORPUS / "averaging.sm_90.ptx").read_text(), "average_warp")
    launch = Launch("x", kernel.launch.ptx, "missing", (1, 1, 1), (32, 1, 1), ())
    with pytest.raises(NoKernelError, match="average_thread_per_element"):
        _ = Kernel(launch, load_chip("h200"), kernel.built).function
    with pytest.raises(NoKernelError, match="average_thread_per_element"):
        build(kernel.launch.ptx, "missing", AssembleOptions())


@pytest.mark.parametrize("tool", ["ptxas", "nvdisasm"])
def test_a_missing_tool_is_named_before_anything_is_made(
    tool: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = locate.candidates
    hidden = {tool, "cuobjdump"}
    monkeypatch.setattr(
        locate, "candidates", lambda program: iter(()) if program in hidden else real(program)
    )
    with pytest.raises(ToolNotFoundError, match=f"{tool} not found.*pip install nvidia-cuda"):
        require_tools()


def test_modules_are_assembled_for_the_device_and_architecture_specific_ones_for_their_own() -> (
    None
):
    h200 = DeviceAttributes("NVIDIA H200", (9, 0))
    assert options_for(".target sm_80\n", h200, None).architecture == "sm_90"
    assert options_for(".target sm_90a\n", h200, 32) == AssembleOptions("sm_90a", 32)


def test_a_version_newer_than_every_assembler_is_written_down(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    newer = re.sub(r"\.version \d+\.\d+", ".version 99.0", kernel.launch.ptx)
    built = build(newer, kernel.launch.kernel, AssembleOptions())
    assert built.classes == kernel.built.classes


CARRIED = """.visible .entry carried(.param .u64 data, .param .u32 count)
{
    .reg .f32 %f<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p<2>;
    ld.param.u64 %rd1, [data];
    ld.param.u32 %r1, [count];
    cvta.to.global.u64 %rd1, %rd1;
    mov.f32 %f1, 0f00000000;
    mov.f32 %f2, 0f00000000;
LOOP:
    add.f32 %f1, %f1, %f2;
    ld.global.f32 %f3, [%rd1];
    mul.f32 %f2, %f3, 0f3F8CCCCD;
    add.s64 %rd1, %rd1, 4;
    add.u32 %r1, %r1, -1;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra LOOP;
    st.global.f32 [%rd1], %f1;
    ret;
}"""
"""A product that the next turn adds: fused in some of the copies that the assembler makes."""


def test_where_roundings_are_open_results_are_not_said_to_be_proved(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(CARRIED, "carried")
    noise = experiment_named("noise-integer")
    proposal = noise.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    version = make(kernel, noise, Scope(), proposal)
    assert version.sound
    (note,) = [each for each in version.proposal.notes if "compared, not proved equal" in each]
    assert "'add.f32' at PTX line 13" in note
    equal = replace(proposal, kind=Kind.EQUIVALENT, keeps_results=True)
    rounded = make(kernel, noise, Scope(), equal).checks[-1]
    assert not rounded.passed
    assert "'add.f32' at PTX line 13 is rounded as" in rounded.found
