"""The diagnostic on a machine without a GPU, and its judgement of values."""

import pytest

from cuado.backends.gpu.cupti import __main__ as diagnostic
from cuado.backends.gpu.cupti import probe
from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.library import load


def test_without_a_driver_it_says_so_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        load()
    except CuptiUnavailableError as error:
        pytest.skip(str(error))

    def absent() -> None:
        raise CuptiUnavailableError("no CUDA driver", "install it")

    monkeypatch.setattr(diagnostic, "Driver", absent)
    said: list[str] = []
    assert diagnostic.main([], said.append) == 1
    assert said[-1] == "FAILED: no CUDA driver: install it"
    assert any(line.startswith("taken: ") for line in said)


def test_values_that_are_known_must_be_right_both_times() -> None:
    known = {"a.sum": 4.0}
    said: list[str] = []
    assert diagnostic._compare(
        {"a.sum": 4.0, "t": 1.0}, {"a.sum": 4.0, "t": 2.0}, known, said.append
    )
    assert not diagnostic._compare({"a.sum": 4.0}, {"a.sum": 5.0}, known, said.append)
    assert not diagnostic._compare({"a.sum": 5.0}, {"a.sum": 5.0}, known, said.append)
    assert said[-1].endswith("WRONG, expected 4")


def test_the_probe_moves_four_sectors_a_warp() -> None:
    known = probe.expected(words=1 << 10)
    assert known["smsp__warps_launched.sum"] == 32
    assert known["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] * 32 == 4 * (1 << 10)
