"""From outcomes to a diagnosis: what limits the kernel, and which causes are named or ruled out."""
