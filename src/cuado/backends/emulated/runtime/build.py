"""Make ``runtime.ll`` of the C sources beside this: LLVM's text, that every machine can link.

    python src/cuado/backends/emulated/runtime/build.py [CLANG]

The text is kept in the repository, so that nobody needs a compiler to use cuado; its first line
says which sources it is of, and a test compares. What is special to the compiling machine is taken
out: the text is compiled for the machine it runs on.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
UNITS = ["atomics", "exact", "floating", "integer", "memory", "races", "schedule", "warp"]
SOURCES = ("machine.h", "checks.h", *(f"{unit}.c" for unit in UNITS))
OUT = HERE / "runtime.ll"
OPTIONS = ("-O1", "-fno-vectorize", "-fno-slp-vectorize", "-ffp-contract=off", "-Wall", "-Wextra")


def digest() -> str:
    """Of all sources."""
    found = hashlib.sha256()
    for name in SOURCES:
        found.update(name.encode() + b"\0" + (HERE / name).read_bytes())
    return found.hexdigest()


def compiled(clang: str) -> str:
    """The text for all sources, as one unit."""
    units = "".join(f'#include "{name}"\n' for name in SOURCES[1:])
    command = [clang, *OPTIONS, "-S", "-emit-llvm", "-x", "c", "-", "-o", "-", f"-I{HERE}"]
    made = subprocess.run(command, input=units, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    text = re.sub(
        r"^(target |source_filename|; ModuleID|attributes #|!).*\n", "", made.stdout, flags=re.M
    )
    text = re.sub(r".*@llvm\.experimental\.noalias\.scope\.decl.*\n", "", text)
    text = re.sub(r", ![a-z_.]+ !\d+", "", text)
    text = re.sub(r" #\d+", "", text)
    # Arithmetic by integers is long: once for a kernel, not once for each instruction.
    return re.sub(r"^(define .*@exact_.*)\{$", r"\1noinline {", text, flags=re.M)


if __name__ == "__main__":
    OUT.write_text(f"; sha256 of the sources: {digest()}\n{compiled((*sys.argv[1:], 'clang')[0])}")
