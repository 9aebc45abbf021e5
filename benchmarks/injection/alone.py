"""The library of ``cupti_alone.cpp``: CUPTI is asked for records, and they are dropped."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

from cuado.sources.injection.build_command import find_compiler
from cuado.sources.injection.checks import cupti_path

HERE = Path(__file__).parent


def build(folder: Path) -> Path:
    """Compiled into a folder.

    Raises:
        SystemExit: there is no C++ compiler.
    """
    compiler = find_compiler()
    if compiler is None:
        raise SystemExit("no C++ compiler")
    library = folder / "alone.so"
    words = [compiler.path, "-std=c++17", "-O2", "-shared", "-fPIC"]
    words += ["-iquote", str(HERE.parents[1] / "native"), str(HERE / "cupti_alone.cpp")]
    subprocess.run([*words, "-o", str(library), "-ldl", "-lpthread"], check=True)
    return library


def environment(base: Mapping[str, str], library: Path, asked: str) -> dict[str, str]:
    """Of a program that is run under it; ``asked``: words that ``cupti_alone.cpp`` names."""
    return {
        **base,
        "CUDA_INJECTION64_PATH": str(library.resolve()),
        "CUPTI_ALONE": asked,
        "CUPTI_ALONE_LIBRARY": cupti_path(),
    }
