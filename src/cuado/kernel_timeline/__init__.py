"""When each warp of a kernel waits, for what, and who is critical: from time stamps in a copy."""
