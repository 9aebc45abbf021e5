"""Parameter blocks against NVIDIA's headers, where these and a C++ compiler are."""

import shutil
import subprocess
from pathlib import Path

import pytest

from cuado.backends.gpu.cupti.library import candidates
from cuado.backends.gpu.cupti.structures import FUNCTIONS, Params

HEADERS = (
    "cupti_target.h",
    "cupti_profiler_target.h",
    "cupti_profiler_host.h",
    "cupti_range_profiler.h",
)

# From the headers of CUDA 13.0 on x86-64, so that a change is seen without them, too.
SIZES = {
    "CUpti_Profiler_Initialize_Params": 16,
    "CUpti_Profiler_DeviceSupported_Params": 52,
    "CUpti_Profiler_GetCounterAvailability_Params": 40,
    "CUpti_Device_GetChipName_Params": 32,
    "CUpti_Profiler_Host_Initialize_Params": 48,
    "CUpti_Profiler_Host_Deinitialize_Params": 24,
    "CUpti_Profiler_Host_GetBaseMetrics_Params": 48,
    "CUpti_Profiler_Host_GetMetricProperties_Params": 60,
    "CUpti_Profiler_Host_ConfigAddMetrics_Params": 40,
    "CUpti_Profiler_Host_GetConfigImageSize_Params": 32,
    "CUpti_Profiler_Host_GetConfigImage_Params": 40,
    "CUpti_Profiler_Host_GetNumOfPasses_Params": 40,
    "CUpti_Profiler_Host_EvaluateToGpuValues_Params": 72,
    "CUpti_RangeProfiler_Enable_Params": 32,
    "CUpti_RangeProfiler_Disable_Params": 24,
    "CUpti_RangeProfiler_GetCounterDataSize_Params": 64,
    "CUpti_RangeProfiler_CounterDataImage_Initialize_Params": 40,
    "CUpti_RangeProfiler_SetConfig_Params": 90,
    "CUpti_RangeProfiler_Start_Params": 24,
    "CUpti_RangeProfiler_Stop_Params": 41,
    "CUpti_RangeProfiler_PushRange_Params": 32,
    "CUpti_RangeProfiler_PopRange_Params": 24,
    "CUpti_RangeProfiler_DecodeData_Params": 32,
    "CUpti_RangeProfiler_GetCounterDataInfo_Params": 40,
}


def _include() -> Path | None:
    """A folder with CUPTI's and the driver's headers."""
    folders = (Path(path).parents[1] / "include" for path in candidates() if "/" in path)
    known = (*folders, Path("/usr/local/cuda/include"))
    return next((f for f in known if all((f / h).is_file() for h in (*HEADERS, "cuda.h"))), None)


def _by_compiler(folder: Path, work: Path) -> dict[tuple[str, str], tuple[int, int]]:
    """Offset and size of every member of every block."""
    lines = [f"#include <{header}>" for header in HEADERS]
    lines = ["#include <cstdio>", *lines, "int main() {"]
    for block in FUNCTIONS:
        for name, *_ in block._fields_:
            member = f"(({block.c_name}*)0)->{name}"
            lines.append(
                f'printf("{block.c_name} {name} %zu %zu\\n", '
                f"offsetof({block.c_name}, {name}), sizeof({member}));"
            )
    source = work / "layout.cpp"
    source.write_text("\n".join([*lines, "}"]))
    compiler = shutil.which("g++") or shutil.which("c++") or ""
    program = work / "layout"
    subprocess.run([compiler, f"-I{folder}", "-o", program, source], check=True)
    printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    rows = (line.split() for line in printed.splitlines())
    return {(block, name): (int(offset), int(size)) for block, name, offset, size in rows}


def test_every_block_has_the_layout_of_the_headers(tmp_path: Path) -> None:
    folder = _include()
    if folder is None or not (shutil.which("g++") or shutil.which("c++")):
        pytest.skip("needs CUPTI's headers and a C++ compiler")
    told = _by_compiler(folder, tmp_path)
    found = {
        (block.c_name, name): (getattr(block, name).offset, getattr(block, name).size)
        for block in FUNCTIONS
        for name, *_ in block._fields_
    }
    assert found == told


@pytest.mark.parametrize("block", FUNCTIONS, ids=lambda block: block.__name__)
def test_the_size_told_to_cupti_is_that_of_the_members(block: type[Params]) -> None:
    assert block().structSize == SIZES[block.c_name]
    assert not any(bytes(block())[8:])
