"""The L1's size and its loads together: the four combinations, and what each changes."""

import pytest
from memory_kernels import applied, floats, launch, proves_equal, refused, subject_of

from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.transformations.l1_use import L1Use

PLACE = "mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;"
BODY = PLACE + "{load} %f1, [%rd12]; add.f32 %f1, %f1, %f1; st.global.f32 [%rd11], %f1;"
BUFFERS = (floats("out"), floats("in", seed=2))


def kernel(load: str = "ld.global.f32") -> Launch:
    return launch(BODY.format(load=load), BUFFERS)


def test_both_sizes_are_tried_with_both_kinds_of_loads() -> None:
    tried = L1Use.candidates(subject_of(kernel()))
    assert len(tried) == len(set(tried)) == 4
    sizes = {each.percent for each in tried}
    assert len(sizes) == 2
    assert max(sizes) == 100
    assert {(each.percent, each.loads) for each in tried} == {
        (size, loads) for size in sizes for loads in ("cached", "past")
    }


@pytest.mark.parametrize(("loads", "count"), [("cached", 0), ("past", 1)])
def test_results_stay_and_loads_are_as_they_are_asked_for(loads: str, count: int) -> None:
    made = proves_equal(L1Use(100, loads), kernel())
    assert made.launch.shared_carveout == 100
    assert made.launch.ptx.count("ld.global.cg.f32") == count


def test_a_split_that_is_there_already_leaves_the_loads_to_change() -> None:
    once = applied(L1Use(100, "cached"), kernel())
    again = L1Use(100, "cached").apply(subject_of(once.launch))
    assert isinstance(again, Refusal)
    assert again.absent
    both = applied(L1Use(100, "past"), once.launch)
    assert both.launch.shared_carveout == 100
    assert "ld.global.cg.f32" in both.launch.ptx


@pytest.mark.parametrize("load", ["ld.volatile.global.f32", "ld.acquire.gpu.global.f32",
                                  "ld.global.cv.f32"])  # fmt: skip
def test_loads_that_order_memory_or_state_an_operator_stay(load: str) -> None:
    subject = subject_of(kernel(load))
    assert {each.loads for each in L1Use.candidates(subject)} == {"cached"}
    assert "no plain load" in refused(L1Use(100, "past"), kernel(load)).reason


def test_a_word_that_says_nothing_of_loads_is_an_error() -> None:
    with pytest.raises(ValueError, match="cached or past"):
        L1Use(100, "ca")
    with pytest.raises(ValueError, match="percent"):
        L1Use(101, "past")


def test_the_loads_of_all_buffers_go_past_the_l1() -> None:
    more = "ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd11]; add.f32 %f1, %f1, %f2;"
    text = PLACE + more + "st.global.f32 [%rd11], %f1;"
    made = proves_equal(L1Use(100, "past"), launch(text, BUFFERS))
    assert made.launch.ptx.count("ld.global.cg.f32") == 2
    assert sum("say cg" in note for note in made.notes) == 2
    assert len(made.touched) == 2
