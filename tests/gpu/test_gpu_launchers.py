"""Emitted launchers on a GPU: the rewritten kernel where all holds, the original where it does not.

Needs nothing but the test's own command: ``pytest -m gpu tests/gpu/test_gpu_launchers.py``.
"""

import ctypes
import json
import struct
import subprocess
import sys
from pathlib import Path

import emitted_kernels
import pytest
from emitted_kernels import BROKEN, HELD, emit, programs
from fake_launches import headers

from cuado.model.arguments import Buffer, Content, Fill
from cuado.sources.case.load import launch, load_case

ROOT = Path(__file__).parents[2]
PLANTED = ROOT / "benchmarks" / "planted"
KERNELS: dict[str, tuple[dict[str, int], list[str]]] = {
    "low_ilp_search": ({"BLOCKS": 64}, ["speculative-loads(ahead=8)"]),
    "activation_repaired": (
        {"N": 1 << 20},
        ["thread-coarsening(axis=x, factor=4)", "read-only-loads"],
    ),
    "bank_conflicts_store": (
        {"N": 1024},
        [
            "thread-remap(row=32, width=1, height=4)",
            "block-remap(kind=grouped, axis=y, group=8)",
            "carve-out(percent=100)",
        ],
    ),
    "atomics_hot_bin": ({"N": 1 << 18}, ["block-private-atomics", "known-arguments"]),
    "boxes": ({"N": 1 << 15}, ["staged-stores"]),
    "array_of_structures": ({"N": 1 << 16}, ["block-shape(x=128, y=1, z=1)"]),
    "two_rows_and_grid": ({"ROWS": 4096, "COLUMNS": 1024}, ["staged-rows(columns=32)"]),
    "grid_of_another_chip": ({"CHUNKS": 500}, ["whole-waves(blocks=264)"]),
}
"""Planted kernels, small, and the steps of a version of each."""

pytestmark = pytest.mark.gpu


@pytest.mark.parametrize("case", KERNELS)
def test_launchers_launch_what_may_be(case: str, tmp_path: Path, architecture: str) -> None:
    constants, steps = KERNELS[case]
    loaded = load_case(PLANTED / f"{case}.toml", architecture=architecture, overrides=constants)
    emitted = emit(tmp_path / "emitted", loaded, steps)
    languages = []
    for program in programs(emitted, _library(), headers()):
        languages.append(program.name)
        said, original = emitted.launched(program, "larger")
        assert said.startswith("0 0 "), (program.name, said)
        assert any(original[name] != _before(emitted.folder, name) for name in loaded.outputs)
        for way in HELD:
            said, found = emitted.launched(program, way)
            assert said == "1 0 ", (program.name, way, said)
            assert found == original, (program.name, way)
        for way, reason in BROKEN.items():
            said, found = emitted.launched(program, way)
            assert said.startswith("0 0 "), (program.name, way, said)
            assert reason in said, (program.name, way, said)
            assert found == original, (program.name, way)
    assert languages[0] == "Python"


SCALED = """__constant__ float factor;
__device__ int hits;
__global__ void scaled(const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i] * factor;
    if (i == 0) hits += 1;
}"""


def test_variables_are_carried_there_and_back(tmp_path: Path, architecture: str) -> None:
    # Neither is a visible symbol of the PTX: host code finds them all the same.
    source = tmp_path / "scaled.cu"
    source.write_text(SCALED)
    random = Fill(Content.RANDOM, low=-1.0, high=1.0, seed=3)
    made = launch(
        source,
        "scaled",
        grid=(4, 1, 1),
        block=(256, 1, 1),
        arguments=(Buffer("in", "f32", (1024,), random), Buffer("out", "f32", (1024,))),
        outputs=("out",),
        architecture=architecture,
    )
    emitted = emit(tmp_path / "emitted", made, ["register-cap(registers=32)"])
    call = emitted.folder / "call.json"
    told = json.loads(call.read_text())
    numbers = {"factor": struct.pack("<f", 2.0).hex(), "hits": struct.pack("<i", 41).hex()}
    call.write_text(json.dumps(told | {"variables": numbers}))
    python = next(programs(emitted, _library(), None))
    said, found = emitted.launched(python, "as proved")
    assert said == "1 0 ", said
    read = struct.unpack("<1024f", _before(emitted.folder, "in"))
    assert struct.unpack("<1024f", found["out"]) == tuple(2 * each for each in read)
    assert struct.unpack("<i", found["hits"]) == (42,)


@pytest.mark.parametrize("size", [1, 1000, 4096, (1 << 21) + 4, 123_456_789])
def test_the_driver_says_how_much_was_asked_for(size: int) -> None:
    # Launchers take it for the size of an array that is an allocation of its own.
    script = Path(emitted_kernels.__file__).with_name("launched_from_python.py")
    command = [sys.executable, str(script), "sizes", _library(), str(size)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == f"0 {size}"


def _library() -> str:
    """Where the driver's library is: a linker does not look where a loader does."""
    ctypes.CDLL("libcuda.so.1")
    mapped = Path("/proc/self/maps").read_text().split()
    return next(each for each in mapped if Path(each).name.startswith("libcuda.so"))


def _before(folder: Path, name: str) -> bytes:
    return (folder / f"in.{name}").read_bytes()
