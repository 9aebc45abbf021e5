"""Which kernels of PTX files can be emulated, and what the others are refused for.

    python benchmarks/emulated/coverage.py FILE.ptx ...

Each kernel is lowered, none is run. One that is refused counts for the first instruction that
is, so that the counts say how many kernels a further instruction would give at most.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.backends.emulated.frontend.program import Program
from cuado.errors import CuadoError
from cuado.ptx.syntax.parser import parse

SMS = 132
"""Of a chip, for code that asks for it: how many does not matter where nothing runs."""


@dataclass(frozen=True, slots=True)
class Kernel:
    """One kernel.

    Attributes:
        file: that it is in.
        name: of the entry.
        refused: opcode of the instruction that is refused, or what else is; "" if nothing.
        why: the whole message.
    """

    file: Path
    name: str
    refused: str = ""
    why: str = ""


def kernels_of(file: Path) -> Iterator[Kernel]:
    """Every kernel of a file."""
    text = file.read_text()
    for entry in parse(text).entries:
        try:
            _ = Program(text, entry.name, sms=SMS).lowered
        except UnsupportedInstructionError as error:
            instruction = error.message.split("'")[1].removesuffix(";")
            words = [word for word in instruction.split() if not word.startswith("@")]
            yield Kernel(file, entry.name, words[0], error.message)
        except CuadoError as error:
            yield Kernel(file, entry.name, type(error).__name__, error.message)
        else:
            yield Kernel(file, entry.name)


def main(arguments: Sequence[str]) -> int:
    """Print the share, the instructions that are refused, and the kernels."""
    if not arguments:
        print(__doc__)
        return 2
    found = [kernel for path in arguments for kernel in kernels_of(Path(path))]
    taken = sum(not kernel.refused for kernel in found)
    if found:
        print(f"{taken} of {len(found)} kernels can be emulated ({100 * taken / len(found):.1f} %)")
    for opcode, times in Counter(k.refused for k in found if k.refused).most_common():
        print(f"{times:6}  {opcode}")
    for kernel in found:
        if kernel.refused:
            print(f"{kernel.file}: {kernel.name}: {kernel.why}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
