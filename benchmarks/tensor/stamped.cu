// specialised.cu with time stamps placed by hand, as one would for this kernel alone: lane 0 of each
// warp writes the clock before and after each of its waits. What cuado timeline finds of
// specialised.cu, without these, is compared with them (stamped.py).
//
// APART = 1 places them around the wait in C, as a programmer does. The compiler then moves
// instructions that compute the barrier's address and its parity between the first reading of the
// clock and the wait. APART = 0 reads the clock in the assembly of the wait itself: nothing that the
// source computes comes between.
//
// EVERY = 1 stamps every step. A larger one stamps two steps that follow each other of so many, and
// leaves the others as they are in specialised.cu: what stamps do to the kernel they do there alone.
//
// DOSE = 2 makes another stamp around each: its clocks are read and stored as well, and then replaced by
// the true ones. So one sees what a stamp does, and what there is without. The compiler unrolls the
// loops as without it; with a third one it would not.
#define STAMPED
#define STAMP_BUFFER , unsigned *stamps
#define STAMPS_BEGIN                                                                                   \
    unsigned *stamp_at = stamps + ((blockIdx.y * gridDim.x + blockIdx.x) * 12u + threadIdx.x / 32) * (2 * ROOM); \
    const bool stamps_here = threadIdx.x % 32 == 0;
#define SKIP stamp_at += 2;
#define STAMP(began, ended)                                                                            \
    if (stamps_here) *reinterpret_cast<uint2 *>(stamp_at) = make_uint2(began, ended);                  \
    SKIP
#define READ_CLOCK(into) asm volatile("mov.u32 %0, %%clock;" : "=r"(into)::"memory");
#define STORE_CLOCKS(began, ended)                                                                     \
    if (stamps_here)                                                                                   \
        asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"(stamp_at), "r"(began), "r"(ended) : "memory");
#if DOSE == 1
#define MORE_BEFORE
#define MORE_AFTER
#else
#define MORE_BEFORE unsigned second, second_end; READ_CLOCK(second)
#define MORE_AFTER READ_CLOCK(second_end) STORE_CLOCKS(second, second_end)
#endif
#define IN_STAMPED_STEP (EVERY == 1 || step % EVERY < 2)
#if APART
#define WAIT(barrier, parity)                                                                          \
    if (IN_STAMPED_STEP) {                                                                             \
        unsigned began, ended;                                                                         \
        MORE_BEFORE                                                                                    \
        READ_CLOCK(began)                                                                              \
        wait(barrier, parity);                                                                         \
        READ_CLOCK(ended)                                                                              \
        MORE_AFTER                                                                                     \
        STAMP(began, ended)                                                                            \
    } else {                                                                                           \
        wait(barrier, parity);                                                                         \
        SKIP                                                                                           \
    }
#else
#define WAIT(barrier, parity)                                                                          \
    if (IN_STAMPED_STEP) {                                                                             \
        unsigned began, ended;                                                                         \
        MORE_BEFORE                                                                                    \
        asm volatile(                                                                                  \
            "{\n"                                                                                      \
            ".reg .pred done;\n"                                                                       \
            "mov.u32 %0, %%clock;\n"                                                                   \
            "again:\n"                                                                                 \
            "mbarrier.try_wait.parity.shared::cta.b64 done, [%2], %3;\n"                               \
            "@!done bra again;\n"                                                                      \
            "mov.u32 %1, %%clock;\n"                                                                   \
            "}" : "=&r"(began), "=&r"(ended) : "r"(barrier), "r"(parity) : "memory");                  \
        MORE_AFTER                                                                                     \
        STAMP(began, ended)                                                                            \
    } else {                                                                                           \
        wait(barrier, parity);                                                                         \
        SKIP                                                                                           \
    }
#endif
#define WAIT_FOR_PRODUCTS                                                                              \
    if (IN_STAMPED_STEP) {                                                                             \
        unsigned began, ended;                                                                         \
        MORE_BEFORE                                                                                    \
        READ_CLOCK(began)                                                                              \
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");                                 \
        READ_CLOCK(ended)                                                                              \
        MORE_AFTER                                                                                     \
        STAMP(began, ended)                                                                            \
    } else {                                                                                           \
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");                                 \
        SKIP                                                                                           \
    }
#include "specialised.cu"
