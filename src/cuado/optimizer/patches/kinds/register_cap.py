"""``__maxnreg__(64)``, or bounds of the launch that come to as many registers."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.heads import threads_text, with_bounds
from cuado.optimizer.patches.site import Site, Written
from cuado.optimizer.transformations.register_cap import RegisterCap


def written(step: RegisterCap, site: Site) -> Sequence[Written]:
    """State the cap; or the number of blocks that it lets fit."""
    setting = replace(site.setting, max_registers=None)
    cap = f"__maxnreg__({step.registers})"
    x, y, z = site.setting.block
    blocks = site.kernel.chip.registers_per_sm // (step.registers * x * y * z)
    bounds = f"__launch_bounds__({threads_text(site)}, {blocks})"
    ways = [Written(f"{cap} on the kernel", tuple(with_bounds(site, cap)), setting)]
    if blocks > 1:
        ways.append(Written(f"{bounds} on the kernel", tuple(with_bounds(site, bounds)), setting))
    return ways
