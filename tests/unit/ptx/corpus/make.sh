#!/bin/sh
# Makes the corpus's nvcc part anew: CUDA 13.0, from this folder. Paths are cut from the results,
# so that they do not depend on where they were made; only debug information keeps the folder's
# name, so make it in /corpus/a/b/c/d. The other files are from Triton 3.9 and
# Numba 0.68 (triton_kernels.txt, numba_kernel.txt) with the same cut.
set -eu
recorded=../../../../examples/recorded
make() { # name, source, options
    name=$1 source=$2
    shift 2
    [ "$(dirname "$source")" = . ] || cp "$source" .
    nvcc -std=c++17 "$@" -ptx -o "$name.ptx" "$(basename "$source")"
    [ "$(dirname "$source")" = . ] || rm "$(basename "$source")"
    sed -i -E 's|^(\t\.file\t[0-9]+ ").*/([^/]*")|\1\2|; s|(\.file.*"),.*|\1|' "$name.ptx"
}
make language.sm_80 ./language.cu -arch=sm_80 -rdc=true
make language.sm_120 ./language.cu -arch=sm_120
make transpose.sm_75 $recorded/transpose.cu -arch=sm_75
make transpose.sm_100 $recorded/transpose.cu -arch=sm_100
make transpose.lineinfo.sm_90 $recorded/transpose.cu -arch=sm_90 -lineinfo
make averaging.sm_90 $recorded/averaging.cu -arch=sm_90
make stencil.sm_80 $recorded/stencil.cu -arch=sm_80
make stencil.debug.sm_90 $recorded/stencil.cu -arch=sm_90 -O0 -G
