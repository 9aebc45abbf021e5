"""The split of an SM's memory: an attribute that the host sets before the launch."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.site import Site, Written
from cuado.optimizer.transformations.carve_out import CarveOut


def written(step: CarveOut, site: Site) -> Sequence[Written]:
    """Ask for the split."""
    setting = replace(site.setting, shared_carveout=step.percent)
    return (Written(f"a preferred carve-out of {step.percent} %", (), setting),)
