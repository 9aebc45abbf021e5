"""Make ``*.ll`` of the C sources beside this: LLVM's text, that every machine can link.

    python src/cuado/backends/emulated/runtime/build.py [CLANG]

``runtime.ll`` is linked into each kernel; ``caches.ll``, the model of the caches, is a library of
its own. The texts are kept in the repository, so that nobody needs a compiler to use cuado; their
first line says which sources they are of, and a test compares. What is special to the compiling
machine is taken out: the text is compiled for the machine it runs on.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
UNITS = [
    "atomics",
    "contention",
    "exact",
    "floating",
    "integer",
    "matrix",
    "memory",
    "races",
    "schedule",
    "trace",
    "warp",
]
SOURCES = {
    "runtime": ("machine.h", "checks.h", "trace.h", *(f"{unit}.c" for unit in UNITS)),
    "caches": (
        "machine.h",
        "trace.h",
        "caches.h",
        "sets.c",
        "caches.c",
        "hierarchy.c",
        "footprints.c",
    ),
}
"""Of each text."""
OPTIONS = (
    "-O1",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-ffp-contract=off",
    "-Wall",
    "-Wextra",
    "-Wno-psabi",
)


def digest(text: str) -> str:
    """Of all sources of a text."""
    found = hashlib.sha256()
    for name in SOURCES[text]:
        found.update(name.encode() + b"\0" + (HERE / name).read_bytes())
    return found.hexdigest()


def compiled(text: str, clang: str) -> str:
    """A text, for all its sources as one unit."""
    units = "".join(f'#include "{name}"\n' for name in SOURCES[text] if name.endswith(".c"))
    command = [clang, *OPTIONS, "-S", "-emit-llvm", "-x", "c", "-", "-o", "-", f"-I{HERE}"]
    made = subprocess.run(command, input=units, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    found = re.sub(
        r"^(target |source_filename|; ModuleID|attributes #|!).*\n", "", made.stdout, flags=re.M
    )
    found = re.sub(r".*@llvm\.experimental\.noalias\.scope\.decl.*\n", "", found)
    found = re.sub(r", ![a-z_.]+ !\d+", "", found)
    found = re.sub(r" #\d+", "", found)
    # Arithmetic by integers is long: once for a kernel, not once for each instruction.
    return re.sub(r"^(define .*@exact_.*)\{$", r"\1noinline {", found, flags=re.M)


if __name__ == "__main__":
    for each in SOURCES:
        out = compiled(each, (*sys.argv[1:], "clang")[0])
        (HERE / f"{each}.ll").write_text(f"; sha256 of the sources: {digest(each)}\n{out}")
