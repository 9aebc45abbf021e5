"""Asynchronous kernels with one planted defect each, and what repairs it; blocks of 128 threads."""

from dataclasses import dataclass

from cuado.model.defect import DefectKind

PRELUDE = r"""
typedef unsigned long long u64;
#define AT(p) ((unsigned)__cvta_generic_to_shared(p))
#define ON(text, ...) asm volatile(text :: __VA_ARGS__ : "memory")
#define PLAIN(text) asm volatile(text ::: "memory")
#define INIT(b, n) ON("mbarrier.init.shared::cta.b64 [%0], %1;", "r"(AT(b)), "r"(n))
#define FENCE() PLAIN("fence.proxy.async.shared::cta;")
#define EXPECT(b, n) \
    ON("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;", "r"(AT(b)), "r"(n))
#define ARRIVE(b) ON("mbarrier.arrive.shared::cta.b64 _, [%0];", "r"(AT(b)))
#define LOAD(d, s, n, b) \
    ON("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];", \
       "r"(AT(d)), "l"(s), "r"(n), "r"(AT(b)))
#define STORE(d, s, n) \
    ON("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;", \
       "l"(d), "r"(AT(s)), "r"(n))
#define COMMIT() PLAIN("cp.async.bulk.commit_group;")
#define WAIT_READ(n) PLAIN("cp.async.bulk.wait_group.read " #n ";")
#define TEST(b, p, done) \
    asm volatile("{ .reg .pred q; mbarrier.try_wait.parity.shared::cta.b64 q, [%1], %2; " \
                 "selp.u32 %0, 1, 0, q; }" : "=r"(done) : "r"(AT(b)), "r"(p) : "memory")
#define WAIT(b, p) do { unsigned done; do TEST(b, p, done); while (!done); } while (0)
#define COPY16(d, s) ON("cp.async.cg.shared.global [%0], [%1], 16;", "r"(AT(d)), "l"(s))
#define COPY_COMMIT() PLAIN("cp.async.commit_group;")
#define COPY_WAIT(n) PLAIN("cp.async.wait_group " #n ";")
#define MULTIPLY(d0, d1, d2, d3, a, b) \
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %6, 0; wgmma.mma_async.sync.aligned" \
                 ".m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, p, 1, 1, 0, 0; }" \
                 : "+f"(d0), "+f"(d1), "+f"(d2), "+f"(d3) : "l"(a), "l"(b), "r"(1))
#define DESCRIPTOR(p) (AT(p) >> 4 | 8ull << 16 | 16ull << 32)
"""
ONE = r"""
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ alignas(128) float tile[512];
    __shared__ u64 full;
    int t = threadIdx.x;
    if (t == 0) { INIT(&full, COUNT); FENCE(); } // first
    SYNC
    if (t == 0) {
        EXPECT(&full, BYTES);
        LOAD(tile, in + SHIFT, 2048, &full); // copy
    }
    AWAIT // wait
    out[blockIdx.x * 128 + t] = tile[t] + tile[t + 128]; // here
}"""
ONE_RIGHT = {
    "COUNT": "1",
    "SYNC": "__syncthreads();",
    "BYTES": "2048",
    "SHIFT": "0",
    "AWAIT": "WAIT(&full, 0);",
}
PIPELINE = r"""
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ alignas(128) float tile[2][128];
    __shared__ u64 full[2], empty[2];
    int t = threadIdx.x, warp = t / 32;
    if (t == 0) {
        for (int s = 0; s < 2; s++) { INIT(&full[s], 1); INIT(&empty[s], READERS); }
        FENCE();
    }
    __syncthreads();
    if (warp == 3) {
        if (t % 32 == 0)
            for (int round = 0; round < 8; round++) {
                int s = round % 2, phase = round / 2 & 1;
                EMPTIED // emptied
                EXPECT(&full[s], 512);
                LOAD(tile[s], in + round * 128, 512, &full[s]); // copy
            }
    } else {
        float sum = 0;
        for (int round = 0; round < 8; round++) {
            int s = round % 2, phase = PHASE;
            FILLED // filled
            for (int i = t; i < 128; i += 96) sum += tile[s][i]; // here
            __syncwarp();
            RELEASE // release
        }
        out[blockIdx.x * 128 + t] = sum;
    }
}"""
PIPELINE_RIGHT = {
    "READERS": "3",
    "EMPTIED": "WAIT(&empty[s], phase ^ 1);",
    "PHASE": "round / 2 & 1",
    "FILLED": "WAIT(&full[s], phase);",
    "RELEASE": "if (t % 32 == 0) ARRIVE(&empty[s]);",
}
BACK = r"""
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ alignas(128) float tile[128];
    int t = threadIdx.x;
    for (int round = 0; round < 2; round++) {
        tile[t] = in[t] + round; // write
        FENCED
        __syncthreads();
        if (t == 0) {
            STORE(out + (blockIdx.x * 2 + round) * 128, tile, 512); // here
            COMMITTED
            READ
        }
        __syncthreads();
    }
    LAST
}"""
BACK_RIGHT = {"FENCED": "FENCE();", "COMMITTED": "COMMIT();", "READ": "WAIT_READ(0);", "LAST": ""}
COPIES = r"""
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ alignas(128) float tile[2][512];
    int t = threadIdx.x;
    float sum = 0;
    COPY16(&tile[0][4 * t], in + 4 * t);
    COPY_COMMIT();
    for (int round = 0; round < 4; round++) {
        COPY16(&tile[(round + 1) % 2][4 * t], in + 4 * t); // copy
        COMMITTED
        WAITED
        SYNC
        sum += tile[round % 2][511 - 4 * t]; // here
        AFTER
    }
    COPY_WAIT(0);
    out[blockIdx.x * 128 + t] = sum;
}"""
COPIES_RIGHT = {
    "COMMITTED": "COPY_COMMIT();",
    "WAITED": "COPY_WAIT(1);",
    "SYNC": "__syncthreads();",
    "AFTER": "__syncthreads();",
}
PRODUCT = r"""
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ alignas(1024) unsigned a[2][512], b[64];
    int t = threadIdx.x;
    float d0 = 0, d1 = 0, d2 = 0, d3 = 0;
    for (int i = t; i < 64; i += 128) b[i] = 0x3c003c00;
    for (int round = 0; round < 2; round++) {
        for (int i = t; i < 512; i += 128) a[0][i] = 0x3c003c00; // write
        FENCED
        __syncthreads();
        u64 da = DESCRIPTOR(a[0]), db = DESCRIPTOR(b);
        PLAIN("wgmma.fence.sync.aligned;");
        MULTIPLY(d0, d1, d2, d3, da, db); // here
        COMMITTED
        WAITED
        __syncthreads();
    }
    LATE
    out[blockIdx.x * 128 + t] = d0 + d1 + d2 + d3; // sums
}"""
PRODUCT_RIGHT = {
    "FENCED": "FENCE();",
    "COMMITTED": 'PLAIN("wgmma.commit_group.sync.aligned;");',
    "WAITED": 'PLAIN("wgmma.wait_group.sync.aligned 0;");',
    "LATE": 'PLAIN("wgmma.wait_group.sync.aligned 0;");',
}

HANDED = r"""
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[64];
    int t = threadIdx.x;
    for (int round = 0; round < 2; round++) {
        if (t < 64) {
            PLAIN("bar.sync 1, 128;");
            tile[t] = in[t] + round; // write
            PLAIN("bar.arrive 2, 128;");
        } else {
            GIVEN
            PLAIN("bar.sync 2, 128;");
            out[blockIdx.x * 128 + t] = tile[127 - t]; // here
            TAKEN
        }
    }
}"""
HANDED_RIGHT = {"GIVEN": 'PLAIN("bar.arrive 1, 128;");', "TAKEN": ""}


@dataclass(frozen=True)
class Pair:
    """A kernel with a defect, and its twin without.

    Attributes:
        template: source with words to replace.
        right: what repairs each word.
        wrong: what plants the defect.
        kind: what it is called.
        mark: comment at the end of its line.
    """

    template: str
    right: dict[str, str]
    wrong: dict[str, str]
    kind: DefectKind
    mark: str = "// here"

    @property
    def defective(self) -> str:
        """Source with the defect."""
        return self._with(self.right | self.wrong)

    @property
    def repaired(self) -> str:
        """Source without."""
        return self._with(self.right)

    def _with(self, words: dict[str, str]) -> str:
        text = self.template
        for word, value in words.items():
            text = text.replace(word, value)
        return PRELUDE + text


K = DefectKind
PAIRS = {
    "handed-back-before-it-is-read": Pair(
        HANDED,
        HANDED_RIGHT,
        {
            "GIVEN": 'if (round == 0) PLAIN("bar.arrive 1, 128;");',
            'PLAIN("bar.sync 2, 128;");': 'PLAIN("bar.sync 2, 128;"); '
            'if (round == 0) PLAIN("bar.arrive 1, 128;");',
        },
        K.WRITE_AFTER_READ,
        "// write",
    ),
    "no-wait": Pair(ONE, ONE_RIGHT, {"AWAIT": "__syncthreads();"}, K.MISSING_WAIT),
    "parity-of-the-phase-before": Pair(
        ONE, ONE_RIGHT, {"AWAIT": "WAIT(&full, 1);"}, K.MBARRIER_DEADLOCK, "// wait"
    ),
    "parity-that-never-comes": Pair(
        ONE, ONE_RIGHT, {"AWAIT": "WAIT(&full, 0); WAIT(&full, 1);"}, K.MBARRIER_DEADLOCK, "// wait"
    ),
    "only-one-thread-waits": Pair(
        ONE, ONE_RIGHT, {"AWAIT": "if (t == 0) WAIT(&full, 0);"}, K.MISSING_WAIT
    ),
    "too-many-bytes-expected": Pair(ONE, ONE_RIGHT, {"BYTES": "4096"}, K.TRANSACTION, "// wait"),
    "too-few-bytes-expected": Pair(ONE, ONE_RIGHT, {"BYTES": "1024"}, K.TRANSACTION, "// wait"),
    "one-arrival-too-few": Pair(ONE, ONE_RIGHT, {"COUNT": "2"}, K.MBARRIER_DEADLOCK, "// wait"),
    "one-arrival-too-many": Pair(
        ONE,
        ONE_RIGHT,
        {"COUNT": "2", "AWAIT": "if (t < 3) ARRIVE(&full); WAIT(&full, 0);"},
        K.MBARRIER_DEADLOCK,
        "// wait",
    ),
    "initialisation-not-awaited": Pair(ONE, ONE_RIGHT, {"SYNC": ""}, K.EARLY_USE, "// wait"),
    "initialised-again": Pair(
        ONE,
        ONE_RIGHT,
        {"AWAIT": "WAIT(&full, 0); if (t == 0) INIT(&full, 1);"},
        K.IN_USE,
        "// wait",
    ),
    "more-arrivals-than-pending": Pair(
        ONE,
        ONE_RIGHT,
        {
            "COUNT": "2",
            "AWAIT": "if (t == 0) "
            'ON("mbarrier.arrive.shared::cta.b64 _, [%0], 3;", "r"(AT(&full))); WAIT(&full, 0);',
        },
        K.ARRIVALS,
        "// wait",
    ),
    "overwritten": Pair(
        ONE, ONE_RIGHT, {"AWAIT": "if (t == 0) full = 0; WAIT(&full, 0);"}, K.NO_MBARRIER, "// wait"
    ),
    "misaligned-copy": Pair(ONE, ONE_RIGHT, {"SHIFT": "1"}, K.MISALIGNED, "// copy"),
    "stage-not-emptied": Pair(
        PIPELINE, PIPELINE_RIGHT, {"EMPTIED": ""}, K.STAGE_OVERWRITTEN, "// copy"
    ),
    "emptied-by-one-reader": Pair(
        PIPELINE,
        PIPELINE_RIGHT,
        {"READERS": "1", "RELEASE": "if (t == 0) ARRIVE(&empty[s]);"},
        K.STAGE_OVERWRITTEN,
        "// copy",
    ),
    "phase-never-turns": Pair(
        PIPELINE, PIPELINE_RIGHT, {"PHASE": "0"}, K.MBARRIER_DEADLOCK, "// emptied"
    ),
    "phase-turns-each-round": Pair(
        PIPELINE, PIPELINE_RIGHT, {"PHASE": "round & 1"}, K.MBARRIER_DEADLOCK, "// filled"
    ),
    "released-before-it-is-read": Pair(
        PIPELINE,
        PIPELINE_RIGHT,
        {"FILLED": "WAIT(&full[s], phase); if (t % 32 == 0) ARRIVE(&empty[s]);", "RELEASE": ""},
        K.STAGE_OVERWRITTEN,
        "// copy",
    ),
    "no-proxy-fence": Pair(BACK, BACK_RIGHT, {"FENCED": ""}, K.PROXY_FENCE),
    "source-overwritten": Pair(
        BACK, BACK_RIGHT, {"READ": "", "LAST": "WAIT_READ(0);"}, K.STAGE_OVERWRITTEN, "// write"
    ),
    "store-not-committed": Pair(BACK, BACK_RIGHT, {"COMMITTED": ""}, K.OUTLIVES),
    "copy-not-committed": Pair(COPIES, COPIES_RIGHT, {"COMMITTED": ""}, K.MISSING_WAIT),
    "one-group-too-many-left": Pair(
        COPIES, COPIES_RIGHT, {"WAITED": "COPY_WAIT(2);"}, K.MISSING_WAIT
    ),
    "copies-of-others-not-awaited": Pair(COPIES, COPIES_RIGHT, {"SYNC": ""}, K.READ_AFTER_WRITE),
    "copied-over-what-is-read": Pair(
        COPIES, COPIES_RIGHT, {"AFTER": ""}, K.STAGE_OVERWRITTEN, "// copy"
    ),
    "operand-not-fenced": Pair(PRODUCT, PRODUCT_RIGHT, {"FENCED": ""}, K.PROXY_FENCE),
    "operand-overwritten": Pair(
        PRODUCT, PRODUCT_RIGHT, {"WAITED": ""}, K.STAGE_OVERWRITTEN, "// write"
    ),
    "product-not-committed": Pair(
        PRODUCT, PRODUCT_RIGHT, {"COMMITTED": ""}, K.STAGE_OVERWRITTEN, "// write"
    ),
    "registers-not-awaited": Pair(
        PRODUCT,
        PRODUCT_RIGHT,
        {"WAITED": "", "LATE": ""},
        K.MISSING_WAIT,
        "// sums",
    ),
}
