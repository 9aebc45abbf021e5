"""Cases of CUTLASS's launches: pointers of its structures lead where its host program says."""

import struct
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[3] / "benchmarks/tensor/libraries"


@pytest.fixture
def corpus() -> Iterator[ModuleType]:
    sys.path.insert(0, str(FOLDER))
    before = sys.modules.pop("corpus", None)
    try:
        yield import_module("corpus")
    finally:
        sys.path.remove(str(FOLDER))
        sys.modules.pop("corpus", None)
        if before is not None:
            sys.modules["corpus"] = before


@pytest.mark.parametrize("workspace", [0, 4096])
def test_a_workspace_of_no_bytes_is_null_and_no_other_buffer(
    corpus: ModuleType, workspace: int
) -> None:
    span = 0x1A5A00000000
    params = struct.pack("<3Q", 2 * span + 64, 16 * span, 77)
    memory = [corpus.Memory(name, "f16", (64,), "") for name in ("a", "c")]
    launch = {"params": params.hex(), "workspace": workspace, "maps": []}
    lines = corpus.structure_lines(launch, memory)
    assert '  { at = 0, memory = "c", offset = 64 },' in lines
    assert any("at = 8" in line for line in lines) == bool(workspace)
    assert ('  { at = 8, memory = "workspace" },' in lines) == bool(workspace)
    assert lines[3] == f'bytes = "{struct.pack("<3Q", 0, 0, 77).hex()}"'
