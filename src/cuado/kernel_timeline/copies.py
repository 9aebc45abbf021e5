"""Machine code of a copy with stamps."""

from cuado.kernel.assembly import build
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.what_if.measure.equal_occupancy import may_spill, spilled, with_fewer_registers


def built_copy(kernel: Kernel, text: str) -> tuple[Built, tuple[str, ...]]:
    """A copy's machine code, with the original's blocks per SM where registers allow that."""
    name = kernel.launch.kernel
    built = build(text, name, kernel.options)
    if kernel.blocks_of(built.resources) < kernel.blocks_per_sm:
        built = with_fewer_registers(
            kernel, text, built, lambda capped: build(capped, name, kernel.options)
        )
    notes = []
    blocks = kernel.blocks_of(built.resources)
    if blocks != kernel.blocks_per_sm:
        notes.append(
            f"With stamps {blocks} blocks fit an SM, without them {kernel.blocks_per_sm}: the "
            "picture is of another occupancy"
        )
    if spilled(built) > may_spill(kernel):
        notes.append(f"With stamps a thread spills {spilled(built)} bytes of registers")
    return built, tuple(notes)
