"""Running any program under the injection library (``native/``): traces, and captures of launches.

The library is shipped in wheels, or built on first use; CUPTI is the one that cuado reads counters
with. ``run.injected`` is the door.
"""
