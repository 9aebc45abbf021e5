"""Runs Nsight Compute (``ncu``) on a program: few counters of every kernel, all of the hot ones.

====================  ===========================================================================
file                  what it does
====================  ===========================================================================
``stages``            which sections are collected, in which order
``arguments``         the words of ncu's command line; which kernels are left out of it
``log``               what ncu writes while it runs: kernels done, the one under way, errors
``explain``           what its errors mean, and what to do
``before``            what is looked at before anything is run
``processes``         a program with all of its children, interrupted and ended
``watch``             one run: progress, time limits, a kernel that hangs, Ctrl-C
``collect``           the stages in order, details of the hottest kernels; runs repeated without
                      what hung
``merged_reports``    the reports of all runs as one recording
====================  ===========================================================================

What ncu prints was taken from its public documentation (2026.1) and from logs of 2021 to 2026 that
people put into reports of errors.
"""

from cuado.sources.ncu_run.collect import Collected, collect
from cuado.sources.ncu_run.options import Clocks, Job, Limits, Replay, Stages

__all__ = ["Clocks", "Collected", "Job", "Limits", "Replay", "Stages", "collect"]
