// One block loops over independent data sets, with barriers inside; and what an expert makes of it.

#define THREADS 256

__device__ float block_sum(float value, float *part) {
    int t = threadIdx.x;
    part[t] = value;
    __syncthreads();
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (t < half) part[t] += part[t + half];
        __syncthreads();
    }
    return part[0];
}

__global__ void set_sums(const float *in, float *out, int sets, int length) {
    __shared__ float part[THREADS];
    for (int s = 0; s < sets; s++) {
        float sum = 0.0f;
        for (int i = threadIdx.x; i < length; i += blockDim.x) sum += in[s * length + i];
        float total = block_sum(sum, part);
        if (threadIdx.x == 0) out[s] = total;
        __syncthreads();
    }
}

__global__ void set_sums_twin(const float *in, float *out, int sets, int length) {
    __shared__ float part[THREADS];
    int s = blockIdx.x;
    float sum = 0.0f;
    for (int i = threadIdx.x; i < length; i += blockDim.x) sum += in[s * length + i];
    float total = block_sum(sum, part);
    if (threadIdx.x == 0) out[s] = total;
}

__device__ void sort_in_shared(int *v) {
    int t = threadIdx.x;
    for (int k = 2; k <= THREADS; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            int p = t ^ j;
            if (p > t) {
                int a = v[t], b = v[p];
                if ((a > b) == ((t & k) == 0)) {
                    v[t] = b;
                    v[p] = a;
                }
            }
            __syncthreads();
        }
    }
}

__global__ void set_sort(int *data, int sets) {
    __shared__ int v[THREADS];
    for (int s = 0; s < sets; s++) {
        v[threadIdx.x] = data[s * THREADS + threadIdx.x];
        __syncthreads();
        sort_in_shared(v);
        data[s * THREADS + threadIdx.x] = v[threadIdx.x];
        __syncthreads();
    }
}

__global__ void set_sort_twin(int *data, int sets) {
    __shared__ int v[THREADS];
    int s = blockIdx.x;
    v[threadIdx.x] = data[s * THREADS + threadIdx.x];
    __syncthreads();
    sort_in_shared(v);
    data[s * THREADS + threadIdx.x] = v[threadIdx.x];
}

__global__ void set_histograms(const unsigned char *in, int *out, int sets, int length) {
    __shared__ int bins[THREADS];
    for (int s = blockIdx.x; s < sets; s += gridDim.x) {
        bins[threadIdx.x] = 0;
        __syncthreads();
        for (int i = threadIdx.x; i < length; i += blockDim.x) atomicAdd(&bins[in[s * length + i]], 1);
        __syncthreads();
        out[s * THREADS + threadIdx.x] = bins[threadIdx.x];
        __syncthreads();
    }
}

__global__ void set_histograms_twin(const unsigned char *in, int *out, int sets, int length) {
    __shared__ int bins[THREADS];
    int s = blockIdx.x;
    bins[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < length; i += blockDim.x) atomicAdd(&bins[in[s * length + i]], 1);
    __syncthreads();
    out[s * THREADS + threadIdx.x] = bins[threadIdx.x];
}
