"""Which instruction of a kernel a line of generated code has become."""

from collections.abc import Mapping

from cuado.device.library import load_chip
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import AssembleOptions


def unassembled(launch: Launch) -> Kernel:
    """A kernel of which only the text is looked at."""
    options = AssembleOptions("sm_90")
    return Kernel(launch, load_chip("h200"), None, options)  # type: ignore[arg-type]


def key_of(line: str) -> str:
    """A line without what may be written otherwise."""
    text = "".join(line.split()).rstrip(";")
    return text.replace("+0]", "]").replace("+-", "-")


def numbered(kernel: Kernel) -> Mapping[str, int]:
    """The number of the instruction that each line is; lines that are there twice are left out."""
    found: dict[str, int] = {}
    twice = set[str]()
    for index, instruction in enumerate(kernel.code.instructions):
        key = key_of(instruction.rendered())
        twice |= {key} & found.keys()
        found[key] = index
    return {key: index for key, index in found.items() if key not in twice}
