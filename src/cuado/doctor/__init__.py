"""What cuado needs on this machine, what of it is there, and how to get the rest.

One file for each group of parts, each a function ``parts(facts, wanted)`` in the list of
``examination``. The machine is looked at by ``cuado.sources.machine``; here it is judged.
"""

from cuado.doctor.examination import examine

__all__ = ["examine"]
