"""The example cases, made smaller, give their references' results."""

from pathlib import Path

import pytest

from cuado.backends.emulated.execution.blocks import execute
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.model.trial import Trial
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.sources.case.reference import compare, expected_outputs

CASES = Path(__file__).parents[4] / "examples" / "cases"
SIZES = {
    "layout": {"N": 1 << 14},
    "precision": {"N": 1 << 12},
    "sgemm": {"N": 128},
    "stencil": {"N": 64, "NZ": 20},
}


@pytest.mark.parametrize(
    "path", sorted(CASES.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_results_are_those_of_the_reference(path: Path) -> None:
    case = read_case(path, SIZES[path.parent.name])
    assert case.reference is not None
    launch = launch_of(case)
    program, opened = Program(launch.ptx, launch.kernel), Opened(launch)
    for _ in range(2):  # What the first run wrote is put back before the second.
        arena = opened.arena(program)
        shape = opened.shape(program, Trial())
        assert execute(program, shape, arena).blocks == launch.blocks
    expected = expected_outputs(case.reference, launch)
    assert expected
    for name, array in expected.items():
        buffer = next(b for b in launch.buffers if b.name == name)
        found = compare(case.reference, buffer, arena.view(name).tobytes(), array)
        assert found.wrong == 0, found
