"""Where accesses go, and how wide they are."""
