"""The table of PTX opcodes: which operands are destinations, how wide, and what else happens.

From the PTX ISA 9.0 manual, section 9.7. A row is ``opcodes | operands | facts``. An opcode may
include its first modifiers (``bar.red``); the longest row that fits an instruction counts.

Operands, in order::

    =   written          +   read and written     (nothing)   read
    t   as wide as the first type of the opcode (a vector operand: each of its elements)
    s   as wide as the last type of the opcode (the source type of cvt, set, setp)
    T S as t and s, but the register may be wider (ld, st, cvt)
    w   as t, doubled where the opcode says .wide
    p   a predicate      4   32 bits   8   64 bits   *   anything
    a   an address       n   an immediate, or anything      l   a label or a list of labels
    ?   after any of these: the operand may be missing     ...   any number of further ones, read

Facts: the access to memory (load store atomic copy prefetch), and traits (``Trait``).
"""

ROWS = """
add sub div rem min max and or xor copysign     | =t t t t?        |
mul                                             | =w t t           |
mad                                             | =w t t w         |
mul24                                           | =t t t           |
mad24 fma                                       | =t t t t         |
add.cc sub.cc                                   | =t t t           | carry_out
addc subc                                       | =t t t           | carry_in
addc.cc subc.cc                                 | =t t t           | carry_in carry_out
mad.lo.cc mad.hi.cc                             | =t t t t         | carry_out
madc                                            | =t t t t         | carry_in
madc.lo.cc madc.hi.cc                           | =t t t t         | carry_in carry_out
sad                                             | =t t t t         |
abs neg not cnot brev                           | =t t             |
rcp sqrt rsqrt sin cos lg2 ex2 tanh             | =t t             |
popc clz bfind                                  | =4 t             |
fns                                             | =4 4 4 4         |
bfe                                             | =t t 4 4         |
bfi                                             | =t t t 4 4       |
bmsk                                            | =t 4 4           |
szext                                           | =t t 4           |
dp4a dp2a                                       | =4 4 4 4         |
testp                                           | =p t             |
set                                             | =t s s p?        |
setp                                            | =p s s p?        |
selp                                            | =t t t p         |
slct                                            | =t t t s         |
lop3                                            | =t t t t n p?    |
shl shr                                         | =t t 4           |
shf prmt                                        | =t t t 4         |
mov                                             | =t t             |
cvt                                             | =T S S? *?       |
cvt.pack                                        | =* * * *?        |
cvta                                            | =t t             |
isspacep                                        | =p *             |
mapa                                            | =* * 4           | cluster
getctarank                                      | =4 *             | cluster
createpolicy                                    | =8 * ...         |
shfl                                            | =t t 4 4 4?      | warp
vote                                            | =* p 4?          | warp
match                                           | =4 t 4           | warp
redux                                           | =t t 4           | warp
activemask                                      | =t               | warp
elect                                           | =4 4             | warp
ld ldu                                          | =T a 8?          | load
st                                              | a T 8?           | store
st.async                                        | a T a            | store async
st.bulk                                         | a 8 n            | store async
atom                                            | =t a t *? 8?     | atomic
red                                             | a t 8?           | atomic
red.async                                       | a t a            | atomic async
multimem.ld_reduce                              | =T a             | load
multimem.st                                     | a T              | store
multimem.red                                    | a T              | atomic
multimem                                        | * ...            | any_memory async
prefetch prefetchu                              | a                | prefetch
prefetch.tensormap                              | a                | prefetch async
applypriority                                   | a n              | prefetch
discard                                         | a n              | store
bar barrier                                     | 4? 4?            | barrier
bar.red bar.cta.red barrier.red barrier.cta.red | =* * * *?        | barrier
barrier.cluster                                 |                  | barrier cluster
bar.warp                                        | 4                | warp
membar fence                                    | a? ...           | fence
bra                                             | l                | branch
brx                                             | 4 l              | branch
call                                            |                  | call
ret                                             |                  | exit
exit                                            |                  | exit
trap                                            |                  | trap
brkpt pmevent                                   | n?               | trap
nanosleep                                       | 4                | time
setmaxnreg                                      | n                | warp
griddepcontrol                                  |                  | fence async
stacksave                                       | =*               | stack
stackrestore                                    | *                | stack
alloca                                          | =* * n?          | stack
cp.async.ca cp.async.cg                         | a a n * ...      | copy async
cp.async.commit_group cp.async.wait_all         |                  | async
cp.async.wait_group                             | n                | async
cp.async.mbarrier                               | a                | atomic async
cp.async.bulk                                   | a a ...          | copy async
cp.async.bulk.commit_group                      |                  | async
cp.async.bulk.wait_group                        | n                | async
cp.async.bulk.prefetch                          | a * ...          | prefetch async
cp.reduce.async.bulk                            | a a ...          | copy async
mbarrier.init                                   | a 4              | store async
mbarrier.inval                                  | a                | store async
mbarrier.expect_tx mbarrier.complete_tx         | a 4              | atomic async
mbarrier.arrive mbarrier.arrive_drop            | =* a 4?          | atomic async
mbarrier.test_wait mbarrier.try_wait            | =p a * *?        | load async poll
mbarrier.pending_count                          | =4 8             | async
ldmatrix                                        | =* a             | load warp matrix
stmatrix                                        | a *              | store warp matrix
movmatrix                                       | =4 4             | warp matrix
mma                                             | =* * * * ...     | warp matrix
wmma.load                                       | =* a 4?          | load warp matrix
wmma.store                                      | a * 4?           | store warp matrix
wmma.mma                                        | =* * * * ...     | warp matrix
wgmma.mma_async                                 | +* * * ...       | async warp matrix descriptor
wgmma.fence wgmma.commit_group                  |                  | async warp matrix
wgmma.wait_group                                | n                | async warp matrix
tcgen05.ld                                      | =* a ...         | load async warp matrix
tcgen05.st                                      | a * ...          | store async warp matrix
tcgen05                                         | *? ...           | any_memory async warp matrix
tensormap                                       | a * ...          | store async
clusterlaunchcontrol.try_cancel                 | a a              | copy async
clusterlaunchcontrol.query_cancel               | =* * ...         | async
tex tld4 txq istypep                            | =* * ...         | load texture
suld suq                                        | =* * ...         | load texture
sust                                            | a * ...          | store texture
sured                                           | a * ...          | atomic texture
vadd vsub vabsdiff vmin vmax vshl vshr          | =* * * *?        |
vmad vset                                       | =* * * *?        |
vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2 vset2  | =* * * *?        |
vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4 vset4  | =* * * *?        |
"""
