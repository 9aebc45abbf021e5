"""Kernels in CUDA on which copies of blocks and threads agree, part, wait and exchange values."""

from alike import count, numbers, written
from kept_sources import kept_source

from cuado.model.arguments import Argument
from cuado.model.launch import Extent, Launch
from cuado.sources.case.load import launch

BLOCK = 64
SOURCES = {
    "parting": """
__global__ void parting(int n, const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, s = 0;
    if (i >= n) return;
    for (int r = 0; r < 3; r++) {
        int acc = s, t = in[i] & 7;
        for (int k = 0; k < t + r; k++) {
            if (acc & 1 || (k > 2 && in[k] > 500)) acc = acc * 3 + k;
            else acc += in[(i + k) % n];
        }
        s += acc ^ r;
    }
    out[i] = s;
}""",
    "several_ways_out": """
__global__ void several_ways_out(int n, const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, at = i, steps = 0;
    while (true) {
        int v = in[at % n];
        if (v < 50) { out[i] = -1 - v; return; }
        if (v > 950) break;
        if (++steps > 20) { steps = v; break; }
        at = at * 5 + v;
    }
    out[i] = steps * 1000 + at % 1000;
}""",
    "waiting_by_block": """
__global__ void waiting_by_block(int n, const int *in, int *out) {
    __shared__ int row[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    for (int t = 0; t < int(blockIdx.x % 3) + 1; t++) {
        row[threadIdx.x] = in[(i + t) % n];
        __syncthreads();
        sum = sum * 7 + row[(threadIdx.x + 1) % 64];
        __syncthreads();
    }
    out[i] = sum;
}""",
    "waiting_alike": """
__global__ void waiting_alike(int n, const int *in, int *out) {
    __shared__ int row[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    row[threadIdx.x] = in[i];
    for (int half = 32; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half) row[threadIdx.x] = row[threadIdx.x] * 3 + row[threadIdx.x + half];
    }
    __syncthreads();
    out[i] = row[0] + row[threadIdx.x];
}""",
    "local_array": """
__global__ void local_array(int n, const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, values[16], sum = 0;
    for (int k = 0; k < 16; k++) values[(k * 5 + in[k]) & 15] = in[(i + k) % n];
    for (int k = 0; k < 16; k++) sum = sum * 3 + values[in[(i * k) % n] & 15];
    out[i] = sum;
}""",
    "dynamic_shared": """
extern __shared__ int dynamic[];
__global__ void dynamic_shared(int n, const int *in, int *out) {
    __shared__ int fixed[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    dynamic[threadIdx.x] = in[i];
    dynamic[threadIdx.x + 64] = in[n - 1 - i];
    fixed[63 - threadIdx.x] = i;
    __syncthreads();
    out[i] = dynamic[127 - threadIdx.x] * 5 + dynamic[5] + fixed[threadIdx.x];
}""",
    "shuffled": """
__global__ void shuffled(int n, const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, v = in[i];
    for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d) * d;
    if (blockIdx.x & 1) v = v * 3 + __shfl_down_sync(0xffffffff, v, 3);
    out[i] = v;
}""",
    "grid_stride": """
__global__ void grid_stride(int n, const int *in, int *out) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = in[i] * 3 + in[n - 1 - i];
}""",
    "histogram": """
__global__ void histogram(int n, const int *in, int *out) {
    __shared__ int bins[64];
    bins[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&bins[in[i] & 63], 1);
    __syncthreads();
    if (bins[threadIdx.x]) atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
    atomicMax(&out[64], in[i]);
}""",
    "two_axes": """
__global__ void two_axes(int n, const int *in, int *out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    int wide = gridDim.x * blockDim.x, sum = 0;
    for (int k = 0; k < 9; k++) sum = sum * 3 + in[(x * 16 + k) % n] * in[(k * 16 + y) % n];
    out[y * wide + x] = sum;
}""",
}


def cuda(
    name: str,
    n: int,
    grid: Extent,
    block: Extent = (BLOCK, 1, 1),
    source: str = "",
    dynamic: int = 0,
) -> Launch:
    """The launch of one of ``SOURCES``, or of a source: ``(int n, const int *in, int *out)``."""
    path = kept_source(f"{name}.cu", source or SOURCES[name])
    arguments: tuple[Argument, ...] = (
        count("n", n),
        numbers("in", n, type_="s32", seed=3),
        numbers("out", 4096, type_="s32", seed=4),
    )
    made = launch(
        path,
        name,
        grid=grid,
        block=block,
        arguments=arguments,
        outputs=("out",),
        dynamic_shared_bytes=dynamic or (512 if name == "dynamic_shared" else 0),
    )
    return written(made, made.ptx)
