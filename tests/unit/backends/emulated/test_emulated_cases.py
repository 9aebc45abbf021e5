"""The example cases, made smaller, give their references' results."""

import struct
from pathlib import Path

import numpy as np
import pytest

from cuado.backends.emulated.execution import Shape, execute
from cuado.backends.emulated.program import Program
from cuado.backends.gpu.contents import element_type
from cuado.model.arguments import Buffer, Scalar
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.sources.case.reference import compare, elements, expected_outputs

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
    program = Program(launch.ptx, launch.kernel)
    arena = program.arena({buffer.name: buffer.bytes for buffer in launch.buffers})
    for buffer in launch.buffers:
        content = np.ascontiguousarray(elements(buffer), element_type(buffer.type))
        arena.view(buffer.name)[:] = content.reshape(-1).view(np.uint8)
    data = bytearray(program.layout.parameter_bytes)
    offsets = program.layout.parameters.values()
    for argument, offset in zip(launch.arguments, offsets, strict=True):
        if isinstance(argument, Buffer):
            raw = struct.pack("<Q", arena.ranges[argument.name].address)
        else:
            assert isinstance(argument, Scalar)
            raw = np.array([argument.value]).astype(element_type(argument.type)).tobytes()
        data[offset : offset + len(raw)] = raw
    shape = Shape(launch.grid, launch.block, launch.dynamic_shared_bytes, bytes(data))
    assert execute(program, shape, arena).blocks == launch.blocks
    expected = expected_outputs(case.reference, launch)
    assert expected
    for name, array in expected.items():
        buffer = next(b for b in launch.buffers if b.name == name)
        found = compare(case.reference, buffer, arena.view(name).tobytes(), array)
        assert found.wrong == 0, found
