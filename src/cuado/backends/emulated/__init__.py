"""An emulated device: PTX compiled for this machine, warp by warp, with exact counts of events.

Verbs use ``backend`` and ``bench``; ``observation`` has the stages of one trial. ``program`` lays
out a kernel and compiles it (``lowering`` to LLVM's language, linked with ``runtime``). ``memory``
is the launch's global memory. ``execution`` runs blocks and returns events, or raises the errors of
the kernel (``errors``). ``sampling`` estimates the events of a large grid from some of its blocks.
``hierarchy`` models the cost of requests beyond L1, ``timing`` the time of the launch. ``checking``
runs a launch and looks for ``defects``.
"""
