// The blind set: how a warp reaches global memory, and what it asks of it again.

constexpr int CLASSES = 100;

// A thread takes a sample: the logarithm of the sum of the exponentials of its logits.
__device__ __forceinline__ float log_sum(const float *logit, size_t step)
{
    float sum = 0;
#pragma unroll 4
    for (int k = 0; k < CLASSES; k++)
        sum += __expf(logit[k * step]);
    return __logf(sum);
}

// Planted: uncoalesced loads: the logits of a sample lie side by side, and a thread reads them.
__global__ void normaliser_of_rows(float *out, const float *in, int samples)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < samples)
        out[i] = log_sum(in + (size_t)i * CLASSES, 1);
}

// Repaired: the logits of a class lie side by side.
__global__ void normaliser_of_columns(float *out, const float *in, int samples)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < samples)
        out[i] = log_sum(in + i, samples);
}

// Writes the six sides of a box around a point, and six products; numbers lie SIDE apart.
__device__ __forceinline__ void write_box(float *at, size_t side, float x, float y, float z)
{
    const float half = 0.5f;
    at[0 * side] = x - half;
    at[1 * side] = y - half;
    at[2 * side] = z - half;
    at[3 * side] = x + half;
    at[4 * side] = y + half;
    at[5 * side] = z + half;
    at[6 * side] = x * x;
    at[7 * side] = y * y;
    at[8 * side] = z * z;
    at[9 * side] = x * y;
    at[10 * side] = y * z;
    at[11 * side] = z * x;
}

// Planted: uncoalesced stores: a thread writes a structure of 48 bytes, word by word.
__global__ void boxes_packed(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        write_box(out + (size_t)i * 12, 1, in[i], in[n + i], in[2 * (size_t)n + i]);
}

// Repaired: a plane for each word.
__global__ void boxes_in_planes(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        write_box(out + i, n, in[i], in[n + i], in[2 * (size_t)n + i]);
}

constexpr int BAG = 16;

// A warp sums the rows of a bag: 32 numbers each, PITCH apart, behind FIRST others.
template <int PITCH, int FIRST>
__device__ void embed(float *out, const float *table, const int *rows)
{
    int lane = threadIdx.x % 32;
    size_t bag = (size_t)blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    int row[BAG];
#pragma unroll
    for (int k = 0; k < BAG; k++)
        row[k] = rows[bag * BAG + k];
    float sum = 0;
#pragma unroll
    for (int k = 0; k < BAG; k++)
        sum += table[(size_t)row[k] * PITCH + FIRST + lane];
    out[bag * 32 + lane] = sum;
}

// Planted: misaligned loads: rows of 33 numbers, a count and the 32 that are summed.
__global__ void embed_behind_counts(float *out, const float *table, const int *rows)
{
    embed<33, 1>(out, table, rows);
}

// Repaired: the counts lie elsewhere, rows of 32 numbers begin where a line begins.
__global__ void embed_aligned(float *out, const float *table, const int *rows)
{
    embed<32, 0>(out, table, rows);
}

struct Body {
    float x, y, z, vx, vy, vz, ax, ay, az, mass, radius, age;
};

// Planted: array of structures: three words of twelve are used.
__global__ void distances_of_bodies(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const Body &b = reinterpret_cast<const Body *>(in)[i];
    out[i] = sqrtf(b.x * b.x + b.y * b.y + b.z * b.z);
}

// Repaired: a structure of arrays.
__global__ void distances_of_columns(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float x = in[i], y = in[n + i], z = in[2 * (size_t)n + i];
    out[i] = sqrtf(x * x + y * y + z * z);
}

// Planted: narrow accesses: two images of bytes are blended, a pixel per thread.
__global__ void blend_pixels(
    unsigned char *out, const unsigned char *a, const unsigned char *b, int alpha)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = (a[i] * alpha + b[i] * (256 - alpha)) >> 8;
}

// Blends four pixels, two at a time in the halves of a word.
__device__ __forceinline__ unsigned blend_word(unsigned a, unsigned b, unsigned alpha)
{
    const unsigned even = 0x00ff00ff;
    unsigned low = (a & even) * alpha + (b & even) * (256 - alpha);
    unsigned high = (a >> 8 & even) * alpha + (b >> 8 & even) * (256 - alpha);
    return (low >> 8 & even) | (high & ~even);
}

// Repaired: sixteen pixels per thread.
__global__ void blend_vectors(
    unsigned char *out, const unsigned char *a, const unsigned char *b, int alpha)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    uint4 x = reinterpret_cast<const uint4 *>(a)[i], y = reinterpret_cast<const uint4 *>(b)[i];
    reinterpret_cast<uint4 *>(out)[i] = make_uint4(
        blend_word(x.x, y.x, alpha), blend_word(x.y, y.y, alpha), blend_word(x.z, y.z, alpha),
        blend_word(x.w, y.w, alpha));
}

constexpr int RADIUS = 8;

// Planted (in blocks of one row): L1 misses: rows that blocks share are in the L1 of other SMs.
__global__ void blur_down(float *out, const float *in, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
#pragma unroll
    for (int k = 0; k <= 2 * RADIUS; k++)
        sum += in[(size_t)(y + k) * width + x];
    out[(size_t)y * width + x] = sum * (1.f / (2 * RADIUS + 1));
}

// Planted: redundant loads: a product of matrices, two loads for each multiply-add.
__global__ void multiply_naive(float *c, const float *a, const float *b, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
#pragma unroll 4
    for (int k = 0; k < n; k++)
        sum += a[(size_t)y * n + k] * b[(size_t)k * n + x];
    c[(size_t)y * n + x] = sum;
}

// Repaired: a thread has 4 x 4 of the results, and uses each number that it loads four times.
__global__ void multiply_by_patches(float *c, const float *a, const float *b, int n)
{
    int x = blockIdx.x * blockDim.x * 4 + threadIdx.x;
    int y = (blockIdx.y * blockDim.y + threadIdx.y) * 4;
    float sum[4][4] = {};
#pragma unroll 4
    for (int k = 0; k < n; k++) {
        float row[4], column[4];
#pragma unroll
        for (int i = 0; i < 4; i++) {
            row[i] = b[(size_t)k * n + x + i * 32];
            column[i] = a[(size_t)(y + i) * n + k];
        }
#pragma unroll
        for (int j = 0; j < 4; j++)
#pragma unroll
            for (int i = 0; i < 4; i++)
                sum[j][i] += column[j] * row[i];
    }
#pragma unroll
    for (int j = 0; j < 4; j++)
#pragma unroll
        for (int i = 0; i < 4; i++)
            c[(size_t)(y + j) * n + x + i * 32] = sum[j][i];
}

// Sums the masses of a list of neighbours that ends with -1; BATCH of them are asked for at a time.
template <int BATCH>
__device__ void sum_neighbours(float *out, const int *list, const float *mass, int most, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    bool ended = false;
#pragma unroll 1
    for (int k = 0; k < most && !ended; k += BATCH) {
        int j[BATCH];
        float m[BATCH];
#pragma unroll
        for (int b = 0; b < BATCH; b++)
            j[b] = list[(size_t)(k + b) * n + i];
#pragma unroll
        for (int b = 0; b < BATCH; b++)
            m[b] = mass[j[b] < 0 ? 0 : j[b]];
#pragma unroll
        for (int b = 0; b < BATCH; b++) {
            ended = ended || j[b] < 0;
            sum += ended ? 0.f : m[b];
        }
    }
    out[i] = sum;
}

// Planted: low instruction-level parallelism: a neighbour, then its mass, then the next neighbour.
__global__ void neighbours_in_turn(float *out, const int *list, const float *mass, int most, int n)
{
    sum_neighbours<1>(out, list, mass, most, n);
}

// Repaired: eight neighbours at a time.
__global__ void neighbours_by_eight(
    float *out, const int *list, const float *mass, int most, int n)
{
    sum_neighbours<8>(out, list, mass, most, n);
}
