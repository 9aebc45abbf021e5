"""A launch of machine code alone is opened, loaded and timed as any other."""

import base64
from dataclasses import replace
from pathlib import Path

import pytest

from cuado.backends.gpu import GpuBench, Limits
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial

RECORDED = Path(__file__).parents[2] / "sass" / "toolchain" / "recorded"
ENGINE = "gpu_stand_in:Engine"


@pytest.fixture
def machine_code() -> Launch:
    """``tile(in, out, count)``, for sm_90."""
    image = base64.b64decode((RECORDED / "tile.cubin.b64").read_text())
    arguments = (Buffer("in", "f32", (64,)), Buffer("out", "f32", (64,)), Scalar("count", "u32", 8))
    return Launch("tile", "", "tile", (1, 1, 1), (64, 1, 1), arguments, ("out",), cubin=image)


def test_it_is_opened_loaded_and_timed(machine_code: Launch, log: Path) -> None:
    assert machine_code.cubin is not None
    with GpuBench(machine_code, limits=Limits(start=60, first=60), engine=ENGINE) as bench:
        bench.load(Program(ORIGINAL, machine_code.cubin, "tile"))
        assert bench.time(Trial()).time == 1000.0
    first = log.read_text().splitlines()[0]
    assert first == "open 0 in:0 out:0 written:in,out"  # Of machine code it is not known which.


def test_arguments_of_other_sizes_are_refused_before_anything_is_run(
    machine_code: Launch, log: Path
) -> None:
    wrong = replace(machine_code, arguments=machine_code.arguments[:2])
    with pytest.raises(CuadoError, match="takes parameters of 8, 8, 4 bytes"):
        GpuBench(wrong, engine=ENGINE)
    assert log.read_text() == ""
