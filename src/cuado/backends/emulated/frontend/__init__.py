"""From PTX to LLVM: a kernel is read, its calls are inlined, its instructions are lowered."""
