# An ELF file shaped as a cubin is: a kernel, a constant, variables.
    .section .text._Z4axpyfPKfPfi,"ax",@progbits
    .globl _Z4axpyfPKfPfi
    .type _Z4axpyfPKfPfi,@function
_Z4axpyfPKfPfi:
    .zero 16
    .size _Z4axpyfPKfPfi,16
    .section .nv.constant3,"a",@progbits
    .globl scale
    .type scale,@object
scale:
    .zero 4
    .size scale,4
    .section .nv.global,"aw",@nobits
    .globl counter
    .type counter,@object
counter:
    .zero 4
    .size counter,4
    .type hidden,@object
hidden:
    .zero 8
    .size hidden,8
