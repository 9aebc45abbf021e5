// Thermal camera: non-uniformity correction of a sequence of frames with an offset and a gain (1/1024) a detector pixel.
__global__ void ir_nuc(const short* __restrict__ raw, const short* __restrict__ offset, const short* __restrict__ gain,
                       short* __restrict__ corrected, int n_frames, int n_pixels)
{
    const int pixel = blockIdx.x * blockDim.x + threadIdx.x;
    const int frame = blockIdx.y;
    if (pixel >= n_pixels || frame >= n_frames) return;
    const int i = frame * n_pixels + pixel;
    int value = ((raw[i] - offset[pixel]) * gain[pixel]) >> 10;
    value = max(0, min(value, 16383));
    corrected[i] = (short)value;
}
