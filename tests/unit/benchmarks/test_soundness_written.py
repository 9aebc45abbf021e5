"""Kernels written to mislead one kind of proof: each finds its fault, if the proof has it."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.reductions.item_merging import Merging
from cuado.kernel.facts.registers.unset_registers import UnsetRegisters
from cuado.kernel.values.lanes import Lanes
from cuado.kernel.values.operations import Operation
from cuado.model.arguments import Scalar
from cuado.optimizer.registry import all_transformations
from cuado.ptx.syntax.operands import Name, Operand
from soundness.comparison.kernel import GPU, SAMPLE, Comparison
from soundness.comparison.reference import Reference
from soundness.comparison.verdicts import FAULTS, Result, Verdict
from soundness.generation.kernels import all_written, generated, misleading
from soundness.gpu_worker import Row, compared
from soundness.interpreter.memory import BadAccessError
from soundness.stand_in_worker import StandIn

FAMILIES = [
    "block_counters",
    "dealt_indices",
    "exchanged_indices",
    "forgotten_sums",
    "older_addresses",
    "pointers",
    "shared_out_indices",
]
Patch = Callable[[pytest.MonkeyPatch], None]


def test_each_is_among_those_that_every_check_compares() -> None:
    """A few of each: most of the time is for kernels that a compiler has made."""
    every = [made for n in range(500) if (made := misleading(0, n, ()))]
    found = Counter(name for made in every for name in made.features)
    (one,) = generated(0, [every[0].number])
    assert one == every[0]
    assert sorted(found) == FAMILIES
    assert found.total() <= 40


@pytest.mark.parametrize("family", all_written(), ids=lambda each: each.__name__.split(".")[-1])
def test_a_sample_has_the_transformations_that_it_is_made_for(family: object) -> None:
    name, aims = family.__name__.rpartition(".")[2], family.AIMS  # type: ignore[attr-defined]
    assert {*aims} <= {each.NAME for each in all_transformations() if each.IS_EXACT}
    one, *others = made = generated(0, range(4), [name])
    assert made == generated(0, range(4), [name])
    assert one.launch.ptx not in {each.launch.ptx for each in others}
    assert (one.features, one.aims) == ((name,), aims)
    told: list[str] = []
    amount = replace(SAMPLE, firsts=0, experiments=0)
    for each in made[:2]:  # One may be none to compare with.
        for _ in Comparison(each, amount, told.append).run():
            pass
    asked = {step.split()[2] for step in told if step.startswith("candidates of")}
    assert {*aims} <= asked


def _whole_register(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Operation, "reads", lambda *_: True)


def _float_as_integer(patch: pytest.MonkeyPatch) -> None:
    def integer(self: Scalar) -> int | None:
        return self.value if isinstance(self.value, int) else None

    patch.setattr(Scalar, "integer", property(integer))


def _whole_parameter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("cuado.kernel.values.lanes.loaded_as", lambda value, *_: value)


def _null_buffers(patch: pytest.MonkeyPatch) -> None:
    def with_zeros(self: Lanes, zeros: dict[str, int]) -> Lanes:
        return self.knowing(dict.fromkeys(zeros, 0))

    patch.setattr(Lanes, "with_zeros", with_zeros)


def _distances_are_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("cuado.ptx.analysis.addresses._SCALING", frozenset())


def _any_number_of_threads(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "cuado.optimizer.transformations.whole_waves.why_not_by_others", lambda *_: iter(())
    )


def _any_part_is_the_number(patch: pytest.MonkeyPatch) -> None:
    parts = {"cvt.u64.u8", "cvt.s64.s8", "cvt.u64.u16", "cvt.s64.s32", "cvt.u64.u32"}
    patch.setattr("cuado.kernel.facts.registers.plain_copies._WIDENING", frozenset(parts))


def _local_arrays_are_written_anew(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("cuado.optimizer.transformations.loop_to_grid.objection_to_locals", lambda *_: "")


def _older_is_the_last(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(UnsetRegisters, "may_be_older", lambda *_: False)


def _constants_are_sums(patch: pytest.MonkeyPatch) -> None:
    is_sum = Merging._is_sum

    def wrong(self: Merging, operand: Operand, index: int) -> bool:
        if is_sum(self, operand, index) or not isinstance(operand, Name):
            return is_sum(self, operand, index)
        found = definitions_of(self._kernel, operand.text, index)
        return bool(found) and all(self._begins.is_one(n, index) for n in found)

    patch.setattr(Merging, "_is_sum", wrong)


def verdicts(family: str, number: int) -> Iterator[Verdict]:
    (made,) = generated(1, [number], [family])
    amount = replace(SAMPLE, only=made.aims, firsts=0, experiments=0)
    yield from Comparison(made, amount).run()


@pytest.mark.parametrize(
    ("family", "number", "wrong"),
    [
        ("block_counters", 11, _any_part_is_the_number),
        ("block_counters", 1, _local_arrays_are_written_anew),
        ("dealt_indices", 23, _whole_register),
        ("exchanged_indices", 1, _float_as_integer),
        ("exchanged_indices", 8, _whole_parameter),
        ("forgotten_sums", 0, _constants_are_sums),
        ("older_addresses", 9, _older_is_the_last),
        ("pointers", 2, _null_buffers),
        ("pointers", 1, _distances_are_numbers),
        ("shared_out_indices", 1, _any_number_of_threads),
    ],
)
def test_a_proof_that_is_wrong_is_found(
    family: str, number: int, wrong: Patch, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = {verdict.result for verdict in verdicts(family, number)}
    assert not right & FAULTS
    wrong(monkeypatch)
    found = {verdict.result for verdict in verdicts(family, number)}
    assert found & FAULTS
    assert Result.EXCEPTION not in found


def _run_by_stand_in(row: Row) -> Row:
    """As ``SharedGpus`` answers: what ends the process is a crash."""
    try:
        return compared(row, StandIn())
    except BadAccessError:
        return {"failed": "crash"}


@pytest.mark.parametrize(
    ("family", "number", "wrong", "result"),
    [
        ("block_counters", 1, _local_arrays_are_written_anew, Result.DIFFERENT),
        ("exchanged_indices", 1, _float_as_integer, Result.DIFFERENT),
        ("pointers", 2, _null_buffers, Result.CRASH),
    ],
)
def test_a_proof_that_is_wrong_is_found_on_a_gpu_alone(
    family: str, number: int, wrong: Patch, result: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where the interpreter calls every version equal."""
    monkeypatch.setattr(Reference, "differs", lambda *_: (Result.EQUAL, ""))
    (made,) = generated(1, [number], [family])
    amount = replace(GPU, only=made.aims, values=2, firsts=0)

    def faults() -> set[Result]:
        found = list(Comparison(made, amount, ask=_run_by_stand_in).run())
        assert any(verdict.gpu for verdict in found)
        return {verdict.result for verdict in found} & FAULTS

    assert not faults()
    wrong(monkeypatch)
    assert faults() == {result}
