"""Atomic sums gathered before they are made: told, not written."""

from cuado.optimizer.patches.kinds.warp_aggregated_atomics import written

__all__ = ["written"]
