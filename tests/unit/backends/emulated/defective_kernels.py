"""Kernels with one planted defect each, and what repairs it; run on small grids."""

from dataclasses import dataclass

STENCIL = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (GUARD)
        out[i] = in[i - 1] + in[i + 1]; // here
}"""
REDUCTION = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float sums[128];
    int t = threadIdx.x;
    sums[t] = in[blockIdx.x * 128 + t];
    __syncthreads();
    for (int half = 64; half > 0; half /= 2) {
        if (t < half)
            sums[t] += sums[t + half]; // here
        SYNC
    }
    if (t == 0) out[blockIdx.x] = sums[0];
}"""
REVERSE = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[128];
    tile[threadIdx.x] = in[blockIdx.x * 128 + threadIdx.x]; // first
    SYNC
    out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x]; // here
}"""
ROUNDS = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[128];
    float sum = 0;
    for (int round = 0; round < 4; round++) {
        tile[threadIdx.x] = in[round * 128 + threadIdx.x]; // here
        __syncthreads();
        sum += tile[127 - threadIdx.x]; // first
        SYNC
    }
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}"""
DOUBLE_BUFFER = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[2][128];
    float sum = 0;
    tile[0][threadIdx.x] = in[threadIdx.x];
    for (int round = 0; round < 4; round++) {
        __syncthreads();
        tile[NEXT][threadIdx.x] = in[(round + 1) % 4 * 128 + threadIdx.x]; // here
        sum += tile[round & 1][127 - threadIdx.x];
    }
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}"""
HISTOGRAM = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    unsigned *bins = (unsigned *)out;
    unsigned bin = (blockIdx.x * blockDim.x + threadIdx.x) * 7 % 10;
    ADD // here
}"""
SHARED_HISTOGRAM = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ unsigned bins[16];
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&bins[threadIdx.x % 16], 1u); // first
    SYNC
    if (threadIdx.x < 16) out[blockIdx.x * 16 + threadIdx.x] = bins[threadIdx.x]; // here
}"""
BARRIER = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[128];
    tile[threadIdx.x] = in[threadIdx.x];
    if (threadIdx.x < LIMIT) {
        __syncthreads(); // here
        out[blockIdx.x * 128 + threadIdx.x] = tile[LIMIT - 1 - threadIdx.x];
    }
}"""
VECTOR = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 8)
        ((float4 *)out)[i] = *(const float4 *)(in + 4 * i + OFFSET); // here
}"""
UNWRITTEN = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float tile[130];
    int t = threadIdx.x;
    tile[t + 1] = in[blockIdx.x * 128 + t];
    HALO
    __syncthreads();
    out[blockIdx.x * 128 + t] = tile[t] + tile[t + 2]; // here
}"""
ENDLESS = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    int i = threadIdx.x;
    while (i != n) {
        out[blockIdx.x * 128 + threadIdx.x] = i; // here
        i += STEP;
        if (i > 1 << 20) i = 1;
    }
}"""
NEIGHBOURS = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        out[i] = 0.5f * (SOURCE[i - 1] + SOURCE[i + 1]); // here
}"""
WARP = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    __shared__ float sums[128];
    int t = threadIdx.x, lane = t % 32;
    sums[t] = in[blockIdx.x * 128 + t];
    __syncwarp();
    for (int half = 16; half > 0; half /= 2) {
        float other = lane < half ? sums[t + half] : 0; // first
        __syncwarp();
        if (lane < half) sums[t] += other; // here
        SYNC
    }
    if (lane == 0) out[blockIdx.x * 4 + t / 32] = sums[t];
}"""
WINNER = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    if (blockIdx.x == 0 && threadIdx.x < 32) out[threadIdx.x / WIDTH] = threadIdx.x; // here
}"""
TRAP = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    if (threadIdx.x + blockIdx.x * 128 == LIMIT) asm volatile("trap;"); // here
    out[blockIdx.x * 128 + threadIdx.x] = 1;
}"""
WAITING = """
extern "C" __global__ void k(const float *in, float *out, int n) {
    asm volatile("bar.sync 1, THREADS;"); // here
    out[blockIdx.x * 128 + threadIdx.x] = 1;
}"""
SYNC = ("SYNC", "", "__syncthreads();")


@dataclass(frozen=True)
class Planted:
    """A kernel with a defect.

    Attributes:
        text: of the source, where ``word`` stands for what is wrong or right.
        word: the macro.
        wrong: what it stands for with the defect.
        right: what it stands for in the repaired twin.
        kinds: of defects, as the report names them.
        severity: of the first.
    """

    text: str
    word: str
    wrong: str
    right: str
    kinds: tuple[str, ...]
    severity: str = "error"

    def source(self, *, is_repaired: bool) -> str:
        """The source with the defect, or without."""
        return self.text.replace(self.word, self.right if is_repaired else self.wrong)


RAW, WAR, WAW = "read-after-write-race", "write-after-read-race", "write-after-write-race"
PLANTED = {
    "stencil off by one": Planted(
        STENCIL, "GUARD", "i > 0 && i < n", "i > 0 && i < n - 1", ("out-of-bounds",)
    ),
    "reduction without a barrier": Planted(REDUCTION, *SYNC, (RAW,)),
    "tile without a barrier": Planted(REVERSE, *SYNC, (RAW,)),
    "tile overwritten in the next round": Planted(ROUNDS, *SYNC, (WAR,)),
    "double buffer that is one": Planted(
        DOUBLE_BUFFER, "NEXT", "round & 1", "(round + 1) & 1", (RAW,)
    ),
    "histogram without atomics": Planted(
        HISTOGRAM, "ADD", "bins[bin]++;", "atomicAdd(&bins[bin], 1u);", (WAW,)
    ),
    "histogram read too early": Planted(SHARED_HISTOGRAM, *SYNC, (RAW,), "warning"),
    "barrier in a divergent branch": Planted(
        BARRIER, "LIMIT", "100", "128", ("divergent-barrier",)
    ),
    "misaligned float4": Planted(VECTOR, "OFFSET", "1", "4", ("misaligned",)),
    "halo never written": Planted(
        UNWRITTEN,
        "HALO",
        "",
        "if (t == 0) tile[0] = tile[129] = 0;",
        ("uninitialised-shared-memory",),
    ),
    "endless loop": Planted(ENDLESS, "STEP", "2", "1", ("endless-loop",)),
    "stencil in place": Planted(NEIGHBOURS, "SOURCE", "out", "in", (RAW,)),
    "warp reduction without syncwarp": Planted(
        WARP, "SYNC", "", "__syncwarp();", (RAW,), "warning"
    ),
    "lanes that overwrite each other": Planted(
        WINNER, "WIDTH", "2", "1", ("one-instruction-race",)
    ),
    "barrier for more threads than there are": Planted(
        WAITING, "THREADS", "160", "128", ("deadlock",)
    ),
    "trap": Planted(TRAP, "LIMIT", "200", "5000", ("trap",)),
}
