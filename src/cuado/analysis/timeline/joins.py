"""Which call launched what the device did: events of one process share a correlation number."""

from typing import Protocol

import numpy as np

from cuado.model.timeline_tables import Calls, Ints, Sites

_BITS = 40
"""Correlation numbers have 32 bits; processes are counted above them."""


class Correlated(Protocol):
    """Rows with a process and a correlation number."""

    @property
    def process(self) -> Ints:
        """Index of the process."""
        ...

    @property
    def correlation(self) -> Ints:
        """Number within the process."""
        ...


def keys(rows: Correlated) -> Ints:
    """A number for each row that it shares with what it belongs to, and nothing else."""
    found: Ints = (rows.process << _BITS) | (rows.correlation & ((1 << _BITS) - 1))
    return found


def call_of(wanted: Ints, calls: Calls) -> Ints:
    """For each key the row of the call that has it, the outermost of several; -1 for none."""
    own = keys(calls)
    # A call of the runtime and the driver's inside it may share a number: the outer starts first.
    return _matched(wanted, own, np.lexsort((calls.start, own)))


def site_of(wanted: Ints, sites: Sites) -> Ints:
    """For each key the row of its place in the source; -1 for none."""
    own = keys(sites)
    return _matched(wanted, own, np.argsort(own, kind="stable"))


def _matched(wanted: Ints, own: Ints, order: Ints) -> Ints:
    if not len(own):
        return np.full(len(wanted), -1, dtype=np.int64)
    ordered = own[order]
    at = np.minimum(np.searchsorted(ordered, wanted), len(ordered) - 1)
    return np.where(ordered[at] == wanted, order[at], -1)
