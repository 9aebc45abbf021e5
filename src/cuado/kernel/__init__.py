"""One kernel: its code and launch, the values and facts found in them, and rewrites of its text.

Everything above stands on it: experiments, transformations, the emulated device, checks.
"""
