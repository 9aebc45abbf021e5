"""The four experiments that add work: they share how, and differ in what."""

import re
from collections.abc import Callable

import pytest
from machine_code import bodies, count_opcodes

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, Kind, Proposal, Refusal, Scope
from cuado.ptx import parse
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import noise_fma, noise_global, noise_integer, noise_shared

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

ALL = {
    noise_fma.EXPERIMENT: {"FFMA": 32},
    noise_integer.EXPERIMENT: {"LOP3": 16, "VIMNMX": 16},
    noise_shared.EXPERIMENT: {"LDS": 32},
    noise_global.EXPERIMENT: {"LDG": 32},
}
EACH = pytest.mark.parametrize("experiment", ALL, ids=lambda each: each.name)
KINDS = {
    noise_fma.EXPERIMENT: SassClass.FP32,
    noise_integer.EXPERIMENT: SassClass.INTEGER,
    noise_shared.EXPERIMENT: SassClass.SHARED_LOAD,
    noise_global.EXPERIMENT: SassClass.GLOBAL_LOAD,
}


@EACH
@pytest.mark.parametrize(
    ("file", "kernel", "block"),
    [
        ("transpose.lineinfo.sm_90", "transpose_shared", (32, 32, 1)),
        ("transpose.sm_100", "row_per_thread", (128, 1, 1)),
        ("transpose.sm_75", "transpose_2d", (32, 32, 1)),
        ("transpose.sm_100", "transpose_padded", (32, 32, 1)),
        ("stencil.sm_80", "wave_step", (32, 16, 1)),
        ("language.sm_120", "vectors", (128, 1, 1)),
        ("triton_matmul.sm_90", "matmul", (128, 1, 1)),
        ("triton_softmax.sm_90", "softmax", (128, 1, 1)),
        ("numba.sm_80", "stencil", (128, 1, 1)),
    ],
)
def test_each_place_gets_the_work_once(
    corpus: MakeSubject, built: Build, experiment: Experiment, file: str, kernel: str, block: object
) -> None:
    subject = corpus(file, kernel, (640, 1, 1), block)
    proposal = experiment.propose(subject, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.NOISE
    assert proposal.keeps_results
    assert proposal.has_tail
    assert proposal.ptx
    assert proposal.settings[0] == OFF
    assert [each.amount for each in proposal.settings] == [0, 8, 16, 32]
    name = subject.launch.kernel
    rewritten = built(proposal.ptx, name)
    before, after = map(count_opcodes, bodies(name, subject.built.cubin, rewritten.cubin))
    after["VIMNMX"] += after["IMNMX"]
    before["VIMNMX"] += before["IMNMX"]
    for opcode, count in ALL[experiment].items():
        # The combining of results and the magic comparison add a few LOP3 and nothing else.
        more = 3 * len(proposal.touched) + 4 if opcode == "LOP3" else 0
        added = after[opcode] - before[opcode]
        assert count * len(proposal.touched) <= added <= count * len(proposal.touched) + more
    kept = {SassClass.BARRIER, SassClass.GLOBAL_LOAD, SassClass.SHARED_LOAD, SassClass.SHARED_STORE}
    for kind in kept - {KINDS[experiment]}:
        assert rewritten.classes[kind] == subject.built.classes[kind], kind
    for expected in proposal.expectations:
        (kind,) = expected.classes
        added = rewritten.classes[kind] - subject.built.classes[kind]
        assert -expected.minus <= added <= expected.plus


@EACH
def test_noise_is_skipped_as_a_whole_and_seen_at_every_exit(
    corpus: MakeSubject, experiment: Experiment
) -> None:
    kernel = corpus("averaging.sm_90", "average_warp", (64, 1, 1), (256, 1, 1))
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert len(proposal.touched) == 3
    assert "3 innermost loops" in proposal.notes[0]
    function = parse(proposal.ptx).function(kernel.launch.kernel)
    assert function is not None
    added = [each.rendered() for each in function.instructions() if "cuado" in each.rendered()]
    assert sum(re.search(r"bra.uni \$cuado_skip", each) is not None for each in added) == 3
    assert sum(re.search(r"bra.uni \$cuado_done", each) is not None for each in added) == 9
    assert sum(each.startswith("@") and "st.global" in each for each in added) == 1
    labels = re.findall(r"^\s*(\$cuado_\w+):", proposal.ptx, re.MULTILINE)
    assert len(labels) == len(set(labels)) == 6


@EACH
def test_a_kernel_that_reads_the_clock_is_refused(
    corpus: MakeSubject, experiment: Experiment
) -> None:
    refusal = experiment.propose(corpus("language.sm_80", "arithmetic"), Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent


@EACH
def test_without_an_exit_nothing_could_be_seen(
    experiment: Experiment, handmade: MakeSubject
) -> None:
    text = ".entry k(.param .u64 a) { .reg .b32 %r; mov.u32 %r, 0; }"
    refusal = experiment.propose(handmade(text), Scope())
    assert isinstance(refusal, Refusal)
    assert "no exit" in refusal.reason


def test_shared_noise_reads_an_array_of_the_kernel_if_that_is_large_enough(
    corpus: MakeSubject,
) -> None:
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_shared")
    proposal = noise_shared.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert proposal.ptx.count(".shared .align") == kernel.launch.ptx.count(".shared .align")


def test_shared_noise_does_not_cost_a_block(handmade: MakeSubject) -> None:
    text = ".entry k(.param .u64 a) { .shared .b8 few[128]; ret; }"
    full = Resources(registers=32, shared=233472 // 4 - 1024)
    refusal = noise_shared.propose(handmade(text, block=(128, 1, 1), resources=full), Scope())
    assert isinstance(refusal, Refusal)
    assert "fewer blocks" in refusal.reason
