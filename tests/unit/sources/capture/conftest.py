"""PTX of the captured kernels, compiled once."""

from pathlib import Path

import pytest
from captured_kernels import SOURCE

from cuado.model.cuda_source import CudaSource
from cuado.sources.case.compilation import compile_source


@pytest.fixture(scope="session")
def captured_ptx(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The kernels of ``captured_kernels.py``."""
    path: Path = tmp_path_factory.mktemp("captured") / "captured.cu"
    path.write_text(SOURCE, "utf-8")
    return compile_source(CudaSource(path, "sm_90", compiler="nvrtc"))
