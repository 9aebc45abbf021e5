"""Make ``*.ll`` from the C sources in this folder: LLVM texts that every machine can link.

    python src/cuado/backends/emulated/runtime/build.py [CLANG]

``inlined.ll`` becomes part of each kernel: functions that are small, or worth specialising for
their arguments. The others are compiled once: ``machine.ll`` has the functions that every kernel
calls, ``exact.ll`` arithmetic with integers, ``races.ll`` the functions of checked kernels;
``caches.ll`` is the model of the caches, ``retries.ll`` that of warps colliding in shared memory.
The texts are kept in the repository, so that cuado needs no compiler; their first line identifies
their sources, and a test compares. They are optimised here, loops over lanes as vectors of 256
bits: optimising them where they run took two thirds of the time to compile them. Attributes of a
machine are removed, and no intrinsic function of one is in them: the text becomes code of the
machine that runs it, which splits vectors that are too wide for it.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = {
    "inlined": (
        "machine.h",
        "halves.h",
        "core_sums.h",
        "flow.c",
        "atomics.c",
        "floating.c",
        "integer.c",
        "matrix.c",
        "warp.c",
    ),
    "machine": (
        "machine.h",
        "alike.h",
        "checks.h",
        "trace.h",
        "bounds.h",
        "lanes.h",
        "halves.h",
        "core_sums.h",
        "descriptors.h",
        "tensors.h",
        "flow.c",
        "fences.c",
        "clocks.c",
        "contention.c",
        "patterns.c",
        "memory.c",
        "mbarriers.c",
        "bulk.c",
        "tensors.c",
        "warpgroups.c",
        "protocol.c",
        "order.c",
        "schedule.c",
        "clusters.c",
        "trace.c",
    ),
    "exact": ("machine.h", "exact.c"),
    "races": (
        "machine.h",
        "checks.h",
        "bounds.h",
        "descriptors.h",
        "tensors.h",
        "fences.c",
        "races.c",
        "async_races.c",
    ),
    "caches": (
        "machine.h",
        "trace.h",
        "caches.h",
        "sets.c",
        "l2.c",
        "caches.c",
        "hierarchy.c",
        "footprints.c",
    ),
    "retries": ("machine.h", "trace.h", "retries.h", "retries.c"),
}
"""The C sources of each text."""
OPTIONS = (
    "-O2",
    "-march=x86-64-v3",
    "-fno-slp-vectorize",
    "-fno-unroll-loops",
    "-ffp-contract=off",
    "-Wall",
    "-Wextra",
    "-Wno-psabi",
)


def digest(text: str) -> str:
    """The digest of all sources of a text, and of the options."""
    found = hashlib.sha256(" ".join(OPTIONS).encode())
    for name in SOURCES[text]:
        found.update(name.encode() + b"\0" + (HERE / name).read_bytes())
    return found.hexdigest()


def compiled(text: str, clang: str) -> str:
    """A text, compiled from all its sources as one unit."""
    units = "".join(f'#include "{name}"\n' for name in SOURCES[text] if name.endswith(".c"))
    command = [clang, *OPTIONS, "-S", "-emit-llvm", "-x", "c", "-", "-o", "-", f"-I{HERE}"]
    made = subprocess.run(command, input=units, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    found = re.sub(
        r"^(target |source_filename|; ModuleID|attributes #|!).*\n", "", made.stdout, flags=re.M
    )
    found = re.sub(r".*@llvm\.experimental\.noalias\.scope\.decl.*\n", "", found)
    found = re.sub(r", ![a-z_.]+ !\d+", "", found)
    return re.sub(r" #\d+", "", found)


if __name__ == "__main__":
    for each in SOURCES:
        out = compiled(each, (*sys.argv[1:], "clang")[0])
        (HERE / f"{each}.ll").write_text(f"; sha256 of the sources: {digest(each)}\n{out}")
