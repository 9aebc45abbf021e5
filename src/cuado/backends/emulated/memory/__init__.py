"""The emulated device's memory: its address space, what backs it, and what a launch has in it."""
