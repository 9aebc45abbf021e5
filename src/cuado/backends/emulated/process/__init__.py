"""Where emulated code runs: a sandboxed worker process, and what is said to it."""
