// Mass spectrometry: total ion current and base peak of every spectrum of a run, above the noise.
struct Summary { float total, top; int bin; };

__device__ Summary summarise(const float* first, const float* last, float noise)
{
    Summary s = {0.0f, 0.0f, -1};
    for (const float* p = first; p != last; ++p) {
        const float signal = *p - noise;
        if (signal <= 0.0f) continue;
        s.total += signal;
        if (signal > s.top) {
            s.top = signal;
            s.bin = (int)(p - first);
        }
    }
    return s;
}

extern "C" __global__ void spectra_tic(const float* intensity, float* total, float* top, int* bin,
                                       int n_spectra, int n_bins, float noise)
{
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n_spectra) return;
    const float* spectrum = intensity + (size_t)row * n_bins;
    const Summary s = summarise(spectrum, spectrum + n_bins, noise);
    total[row] = s.total;
    top[row] = s.top;
    bin[row] = s.bin;
}
