// Antenna engineering: far-field array factor of a thinned planar array for a cut of directions.
struct Element { float x, y, amplitude, phase; };       // position in wavelengths, phase in turns

__device__ inline float2 excitation(const Element& e, float u, float v)
{
    float s, c;
    const float turns = fmaf(e.x, u, fmaf(e.y, v, e.phase));
    sincospif(2.0f * turns, &s, &c);
    return make_float2(e.amplitude * c, e.amplitude * s);
}

__global__ void array_factor(const Element* element, const float* u, const float* v, float* magnitude,
                             int n_elements, int n_directions)
{
    const int d = blockIdx.x * blockDim.x + threadIdx.x;
    if (d < n_directions) {
        const float ud = u[d], vd = v[d];
        float re = 0.0f, im = 0.0f;
        for (int e = 0; e < n_elements; ++e) {
            const float2 w = excitation(element[e], ud, vd);
            re += w.x;
            im += w.y;
        }
        magnitude[d] = sqrtf(re * re + im * im) / n_elements;
    }
}
