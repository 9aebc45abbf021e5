"""``__launch_bounds__(256, 4)``: so many blocks on an SM."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.heads import threads_text, with_bounds
from cuado.optimizer.patches.site import Site, Written
from cuado.optimizer.transformations.minimum_blocks import MinimumBlocks


def written(step: MinimumBlocks, site: Site) -> Sequence[Written]:
    """State the number in the kernel's bounds."""
    bounds = f"__launch_bounds__({threads_text(site)}, {step.blocks})"
    setting = replace(site.setting, max_registers=None)
    x, y, z = site.setting.block
    # The compiler makes other code of bounds than the assembler makes of a cap alone.
    registers = site.kernel.chip.registers_per_sm // (step.blocks * x * y * z)
    cap = f"__maxnreg__({registers // 8 * 8})"
    return tuple(
        Written(f"{words} on the kernel", tuple(with_bounds(site, words)), setting)
        for words in (bounds, cap)
    )
