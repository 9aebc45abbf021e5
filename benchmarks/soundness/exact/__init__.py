"""An interpreter of PTX written from its definition: the oracle for the compiled emulation.

``machine`` runs instructions on all lanes, ``integer``, ``floating`` and ``conversions`` say what
each makes of one lane's operands, ``numbers`` is exact arithmetic with one rounding. It shares no
code with ``lowering`` and ``runtime``.
"""
