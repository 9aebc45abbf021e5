"""From LLVM's language to machine code of this host, compiled, cached and loaded."""
