"""PTX instructions as operations on LLVM vectors, one element for each lane of a warp."""
