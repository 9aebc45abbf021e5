"""What a random kernel may do: one file a feature, each with ``add(sketch)``."""
