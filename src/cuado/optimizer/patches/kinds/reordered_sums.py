"""Atomic sums gathered before they are made: described, not written."""

from cuado.optimizer.patches.kinds.warp_aggregated_atomics import written

__all__ = ["written"]
