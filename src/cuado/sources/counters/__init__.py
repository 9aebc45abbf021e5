"""Counters read in this process while a launch is repeated: which, in which order, and as what."""

from cuado.sources.counters.profile import collect, profile_of
from cuado.sources.counters.stages import STAGES, Stage

__all__ = ["STAGES", "Stage", "collect", "profile_of"]
