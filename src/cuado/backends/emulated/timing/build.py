"""Make ``simulator.ll`` from the C sources beside this file: LLVM's text form, for any machine.

    python src/cuado/backends/emulated/timing/build.py [CLANG]

The text is kept in the repository, optimised as the runtime's are; its first line has a digest of
the sources, which a test compares.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = ("simulator.h", "simulator.c", "fitting.c")
OUT = HERE / "simulator.ll"
OPTIONS = (
    *("-O2", "-march=x86-64-v3", "-fno-slp-vectorize", "-fno-unroll-loops"),
    *("-ffp-contract=off", "-Wall", "-Wextra"),
)


def digest() -> str:
    """The SHA-256 digest of all sources, and of the options."""
    found = hashlib.sha256(" ".join(OPTIONS).encode())
    for name in SOURCES:
        found.update(name.encode() + b"\0" + (HERE / name).read_bytes())
    return found.hexdigest()


def compiled(clang: str) -> str:
    """The compiled text, without what is specific to the compiling machine."""
    units = "".join(f'#include "{name}"\n' for name in SOURCES if name.endswith(".c"))
    command = [clang, *OPTIONS, "-S", "-emit-llvm", "-x", "c", "-", "-o", "-", f"-I{HERE}"]
    made = subprocess.run(command, input=units, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    text = re.sub(
        r"^(target |source_filename|; ModuleID|attributes #|!).*\n", "", made.stdout, flags=re.M
    )
    text = re.sub(r".*@llvm\.experimental\.noalias\.scope\.decl.*\n", "", text)
    text = re.sub(r", ![a-z_.]+ !\d+", "", text)
    return re.sub(r" #\d+", "", text)


if __name__ == "__main__":
    OUT.write_text(f"; sha256 of the sources: {digest()}\n{compiled((*sys.argv[1:], 'clang')[0])}")
