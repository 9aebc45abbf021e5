"""Source lines and their machine code: sums of what was counted, and nothing where nothing was."""

import pytest

from cuado.analysis.code_lines import Counts, code_lines
from cuado.metrics import MetricSet
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile

FILE = "kernel.cu"


def at(line: int, file: str = FILE) -> SourceLocation:
    return SourceLocation(file, line)


def profile(*code: Instruction, **other: object) -> Profile:
    return Profile(
        "k",
        "k",
        0,
        Origin("f", "t"),
        DeviceAttributes("NVIDIA H200"),
        LaunchShape(),
        MetricSet({}),
        instructions=code,
        **other,  # type: ignore[arg-type]
    )


def load(offset: int, line: int, sectors: float, ideal: float | None) -> Instruction:
    return Instruction(
        offset,
        "LDG.E R2, [R2]",
        location=at(line),
        executed=100,
        threads=1600,
        threads_on=800,
        space=Space.GLOBAL,
        access=Access.LOAD,
        sectors=sectors,
        sectors_ideal=ideal,
    )


def test_a_line_has_the_sums_of_its_instructions() -> None:
    (line,) = code_lines(profile(load(0, 7, 3200, 400), load(16, 7, 800, 400)))
    assert line.counts.executed == 200
    assert line.counts.accesses == 200
    assert (line.counts.sectors, line.counts.ideal_sectors) == (4000, 800)
    assert line.counts.excess_sectors == 3200
    assert line.counts.sectors_per_access == 20
    assert line.counts.sector_ratio == 5
    assert line.counts.lanes == 0.5
    assert line.counts.lanes_on == 0.25
    assert [counts.excess_sectors for _, counts in line.code] == [2800, 400]


def test_what_was_not_counted_is_none() -> None:
    (line,) = code_lines(profile(Instruction(0, "NOP", location=at(1))))
    assert line.counts == Counts()
    assert line.counts.replays is None
    assert line.counts.divergence is None
    assert line.counts.sectors_per_access is None


def test_a_counter_that_one_instruction_lacks_makes_no_excess_of_it() -> None:
    (line,) = code_lines(profile(load(0, 7, 3200, 400), load(16, 7, 800, None)))
    assert (line.counts.sectors, line.counts.ideal_sectors) == (3200, 400)
    assert line.counts.accesses == 100


def test_a_branch_has_its_divergence() -> None:
    """[002], version 5, line 483."""
    branch = Instruction(
        0, "@P0 BRA 0x100", location=at(483), executed=13000, divergent_branches=12677
    )
    other = Instruction(16, "FFMA R5, R5, R4, 0.5", location=at(483), executed=50000)
    (line,) = code_lines(profile(branch, other))
    assert (line.counts.divergent, line.counts.branches) == (12677, 13000)
    assert line.counts.divergence == pytest.approx(0.975, abs=5e-4)
    assert line.code[1][1].divergence is None


def test_replays_are_passes_beyond_the_ideal() -> None:
    store = Instruction(0, "STS [R2], R3", location=at(3), wavefronts=3200, wavefronts_ideal=100)
    (line,) = code_lines(profile(store))
    assert line.counts.replays == 3100


def test_samples_are_parts_of_the_kernels() -> None:
    code = (
        Instruction(0, "A", location=at(1), samples=30, stalls={"wait": 10, "barrier": 20}),
        Instruction(16, "B", location=at(2), samples=70),
        Instruction(32, "C", location=at(2)),
    )
    first, second = code_lines(profile(*code))
    assert first.counts.samples == 0.3
    assert dict(first.counts.stalls) == {"barrier": 0.2, "wait": 0.1}
    assert second.counts.samples == 0.7
    assert second.code[1][1].samples == 0  # samples were taken, and none fell there


def test_lines_stand_as_in_the_source_and_unknown_ones_last() -> None:
    code = (
        Instruction(0, "A"),
        Instruction(16, "B", location=at(9), samples=1),
        Instruction(32, "C", location=at(1, "hot.cuh"), samples=5),
        Instruction(48, "D", location=at(2), samples=1),
    )
    found = code_lines(profile(*code, sources={FILE: "one\n  two\n"}))
    assert [line.location for line in found] == [at(1, "hot.cuh"), at(2), at(9), None]
    assert [line.text for line in found] == ["", "two", "", ""]


def test_a_profile_without_instructions_has_no_lines() -> None:
    assert code_lines(profile()) == ()
