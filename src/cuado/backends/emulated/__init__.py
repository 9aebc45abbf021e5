"""An emulated device: PTX compiled for this machine, warp by warp, with exact counts of events.

``backend`` and ``bench`` are what verbs use, ``observation`` the stages of one trial. ``program``
lays a kernel out and compiles it (``lowering`` to LLVM's language, linked with ``runtime``),
``memory`` is the launch's global memory, ``execution`` runs blocks and returns events or raises
what the kernel did wrong (``errors``).
"""
