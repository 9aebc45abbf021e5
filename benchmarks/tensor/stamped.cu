// specialised.cu with time stamps placed by hand, as one would for this kernel alone: lane 0 of each
// warp writes the clock before and after each of its waits. What cuado timeline finds of
// specialised.cu, without these, is compared with them (stamped.py).
//
// All of a stamp is in assembly, without a branch of its own: with one in C the compiler makes several
// basic blocks of the loop and computes addresses of the tiles in other ways than in specialised.cu, so
// that what is measured is another kernel. stamped.py counts the instructions that are not the same.
//
// DOSE = 2 makes another stamp around each: its clocks are read and stored as well, and then replaced by
// the true ones. So one sees what a stamp does, and what there is without.
#define STAMPED
#define STAMP_BUFFER , unsigned *stamps
#define STAMPS_BEGIN                                                                                   \
    unsigned *stamp_at = stamps + ((blockIdx.y * gridDim.x + blockIdx.x) * 12u + threadIdx.x / 32) * (2 * ROOM); \
    const unsigned stamps_here = threadIdx.x % 32 == 0;
#define READ_CLOCK(into) asm volatile("mov.u32 %0, %%clock;" : "=r"(into)::"memory");
#define STORE_CLOCKS(began, ended)                                                                     \
    asm volatile(                                                                                      \
        "{\n"                                                                                          \
        ".reg .pred here;\n"                                                                           \
        "setp.ne.u32 here, %3, 0;\n"                                                                   \
        "@here st.global.v2.u32 [%0], {%1, %2};\n"                                                     \
        "}" ::"l"(stamp_at), "r"(began), "r"(ended), "r"(stamps_here) : "memory");
#define STAMP(began, ended)                                                                            \
    STORE_CLOCKS(began, ended)                                                                         \
    stamp_at += 2;
#if DOSE == 1
#define MORE_BEFORE
#define MORE_AFTER
#else
#define MORE_BEFORE unsigned second, second_end; READ_CLOCK(second)
#define MORE_AFTER READ_CLOCK(second_end) STORE_CLOCKS(second, second_end)
#endif
#define WAIT(barrier, parity)                                                                          \
    {                                                                                                  \
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
    }
#define WAIT_FOR_PRODUCTS                                                                              \
    {                                                                                                  \
        unsigned began, ended;                                                                         \
        MORE_BEFORE                                                                                    \
        READ_CLOCK(began)                                                                              \
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");                                 \
        READ_CLOCK(ended)                                                                              \
        MORE_AFTER                                                                                     \
        STAMP(began, ended)                                                                            \
    }
#include "specialised.cu"
