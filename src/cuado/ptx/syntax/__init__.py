"""PTX text to a tree of spans and back."""
