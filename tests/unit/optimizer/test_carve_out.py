"""The split of L1 and shared memory: asked for at launch, and what it does to blocks and hits."""

from dataclasses import replace

import pytest
from memory_kernels import applied, floats, launch, planted, refused, subject_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.device.library import load_chip
from cuado.device.occupancy import preferred_carve_out
from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.optimizer.transformations.carve_out import CarveOut

H200 = load_chip("h200")
BODY = "mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; st.global.u32 [%rd11], %r9;"


def kernel(dynamic: int = 0) -> Launch:
    return launch(BODY, (floats("out"),), dynamic=dynamic)


@pytest.mark.parametrize(
    ("percent", "size"), [(0, 0), (1, 8_192), (28, 65_536), (29, 102_400), (100, 233_472)]
)
def test_a_percentage_is_the_least_split_that_has_it(percent: int, size: int) -> None:
    assert preferred_carve_out(H200, percent) == size
    assert preferred_carve_out(load_chip("k20x"), percent) is None


def test_the_launch_asks_for_it_and_fewer_blocks_may_fit() -> None:
    made = applied(CarveOut(28), kernel(dynamic=20_000))
    assert made.launch == replace(kernel(dynamic=20_000), shared_carveout=28)
    assert any(note == "blocks per SM: 3, 11 before" for note in made.notes), made.notes
    assert subject_of(made.launch).blocks_per_sm == 3
    again = CarveOut(28).apply(subject_of(made.launch))
    assert isinstance(again, Refusal)
    assert again.absent
    one = applied(CarveOut(0), kernel(dynamic=40_000))
    assert subject_of(one.launch).blocks_per_sm == 1  # a block gets what it needs


def test_candidates_differ_and_apply() -> None:
    subject = subject_of(kernel(dynamic=20_000))
    found = CarveOut.candidates(subject)
    assert [each.percent for each in found] == [100, 57, 14]
    subject = subject_of(kernel())
    assert CarveOut(100) in CarveOut.candidates(subject)
    old = replace(subject, chip=load_chip("k20x"))
    assert CarveOut.candidates(old) == ()
    refusal = CarveOut(50).apply(old)
    assert isinstance(refusal, Refusal)
    assert "fixed split" in refusal.reason


@pytest.mark.parametrize("percent", [-1, 101])
def test_what_is_no_percentage_is_refused(percent: int) -> None:
    with pytest.raises(ValueError, match="percent"):
        CarveOut(percent)
    with pytest.raises(ValueError, match="percent"):
        replace(kernel(), shared_carveout=percent)


def test_the_emulated_device_has_a_smaller_l1_then() -> None:
    original = planted("l1_thrash_repaired")
    subject = subject_of(original)
    with EmulatedBackend("h200").open(original) as bench:
        bench.load(Program(ORIGINAL, subject.built.cubin, original.kernel, ptx=original.ptx))
        hits = [
            bench.observe(Trial(shared_carveout=percent)).traffic.load_hits
            for percent in (None, 0, 100)
        ]
        assert bench.blocks_per_sm(Trial(shared_carveout=100)) == subject.blocks_per_sm
    assert hits[0] == pytest.approx(hits[1], rel=0.05)
    assert hits[2] < hits[0]


def test_no_kernel_is_refused_by_a_split() -> None:
    assert refused(CarveOut(100), replace(kernel(), shared_carveout=100)).absent
