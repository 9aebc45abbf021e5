"""Builds the server that assembles: ``python -m soundness.assembler.build OUT [FOLDER]``.

FOLDER has ``nvPTXCompiler.h`` and ``libnvptxcompiler_static.a`` somewhere below it: a CUDA toolkit
(the default: that of nvcc, then NVIDIA's wheels), or where ``pip download nvidia-nvptxcompiler`` of
the release of ptxas was unpacked. A server of another release than ptxas is not used.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from cuado.sass.toolchain import locate

SOURCE = Path(__file__).with_name("server.c")
_HEADER, _LIBRARY = "nvPTXCompiler.h", "libnvptxcompiler_static.a"


def folders() -> list[Path]:
    """Where the library may be."""
    compilers = [tool.path.resolve() for tool in locate.find_all(locate.Program.NVCC)]
    return [*(path.parents[1] for path in compilers), Path("/usr/local/cuda")]


def built(out: Path, where: list[Path]) -> str:
    """Compile the server; what is wrong, empty if nothing is."""
    for folder in where:
        header = next(folder.rglob(_HEADER), None)
        library = next(folder.rglob(_LIBRARY), None)
        if header and library:
            words = ["gcc", "-O2", "-s", f"-I{header.parent}", str(SOURCE), str(library)]
            words += ["-o", str(out), "-lstdc++", "-lpthread", "-lm", "-ldl", "-Wl,--gc-sections"]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            return done.stderr[-2000:] if done.returncode else ""
    return f"no {_LIBRARY} below {', '.join(map(str, where))}"


def main() -> int:
    """Build; the exit status is 1 if it cannot be."""
    parser = argparse.ArgumentParser(prog="python -m soundness.assembler.build")
    parser.add_argument("out", type=Path)
    parser.add_argument("folder", type=Path, nargs="?")
    given = parser.parse_args()
    wrong = built(given.out, [given.folder] if given.folder else folders())
    print(wrong or given.out, file=sys.stderr if wrong else sys.stdout)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
