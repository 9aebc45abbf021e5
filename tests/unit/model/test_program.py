"""What a faster kernel means for its program."""

import pytest

from cuado.model.program import ProgramShare, share_of_program
from cuado.report import words


def test_amdahl_of_the_documents_solver() -> None:
    # [002]: spmv takes 81.191 ms, in 71 calls, of 104.723 ms; v6 takes 13.264 ms.
    solver = ProgramShare(81.191e-3, 104.723e-3, 71)
    assert solver.part == pytest.approx(0.7753, abs=5e-5)
    gain = 81.191 / 13.264
    assert gain == pytest.approx(6.12, abs=0.005)
    left = 104.723 - 81.191 + 13.264
    assert solver.speedup(gain) == pytest.approx(104.723 / left)
    assert solver.speedup(gain) == pytest.approx(2.846, abs=5e-4)
    assert solver.most == pytest.approx(104.723 / (104.723 - 81.191))


def test_it_is_told_in_a_sentence() -> None:
    assert words.in_program(ProgramShare(0.71, 1.0), 1.56) == (
        "the kernel takes 71% of its program's time: once it is 1.56x faster, the program is at "
        "most 1.34x faster, and if it took no time at all, 3.45x (Amdahl)"
    )
    solver = ProgramShare(81.191, 104.723, second="jacobi_smooth_kernel_v0", second_kernel=3.17)
    assert words.in_program(solver, 6.12).endswith("; jacobi_smooth_kernel_v0 then takes 9%")
    alone = words.in_program(ProgramShare(1.0, 1.0, of_kernels=True), 2.0)
    assert "all kernels together are at most 2.00x faster (Amdahl)" in alone


def test_a_kernel_of_a_program_that_mostly_starts_is_part_of_the_kernels() -> None:
    short = ProgramShare(3.7e-3, 4.3e-3, 10, of_kernels=True, around=8.0)
    assert words.in_program(short, 1.03) == (
        "the kernel takes 86% of the time of all kernels (all are <1% of the program's 8.00 s): "
        "once it is 1.03x faster, all kernels together are at most 1.03x faster, and if it took "
        "no time at all, 7.17x (Amdahl)"
    )


def test_kernels_that_run_side_by_side_are_no_part_of_the_wall_time() -> None:
    assert share_of_program(2.0, 4.0, 5.0, 3) == ProgramShare(2.0, 5.0, 3)
    assert share_of_program(2.0, 4.0, 3.0) == ProgramShare(2.0, 4.0, of_kernels=True)
    assert share_of_program(2.0, 4.0, None) == ProgramShare(2.0, 4.0, of_kernels=True)
    # Kernels of 4 ms in a program that imports and compiles for 8 s say nothing of its 8 s.
    assert share_of_program(3.7e-3, 4.3e-3, 8.0, 10) == ProgramShare(
        3.7e-3, 4.3e-3, 10, of_kernels=True, around=8.0
    )
    assert share_of_program(0.0, 4.0, 5.0) is None


@pytest.mark.parametrize("times", [(0.0, 1.0), (2.0, 1.0), (1.0, float("inf"))])
def test_what_is_no_part_is_refused(times: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="no part of a program"):
        ProgramShare(*times)
