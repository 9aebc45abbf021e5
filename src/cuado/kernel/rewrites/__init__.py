"""Rewrites of a kernel's text, one in each module; experiments and transformations share them."""
