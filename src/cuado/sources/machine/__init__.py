"""What this machine has: GPUs, driver, tools, libraries. Read only; nothing is set or changed.

Whatever loads a library of NVIDIA's or compiles is done by a child process with a time limit: one
that crashes or hangs is an answer, too.
"""

from cuado.sources.machine.facts import Facts, Problem
from cuado.sources.machine.survey import survey

__all__ = ["Facts", "Problem", "survey"]
