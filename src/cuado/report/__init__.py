"""Results to documents: built once, printed in many formats. Nothing here computes a result."""
