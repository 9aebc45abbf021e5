// Attention by CUTLASS's example 88 (hopper_fmha), warp-specialised. Prints its launch: attention B H LENGTH.
#include "launch.cuh"

#include "collective/fmha_fusion.hpp"
#include "kernel/fmha_kernel_builder.hpp"

using namespace cute;
using namespace cutlass::fmha::kernel;
#ifndef DEPTH
#define DEPTH 64
#endif
#ifndef TILE
#define TILE 128, 64, 64
#endif
#ifndef MAINLOOP
#define MAINLOOP KernelTmaWarpSpecializedCooperative
#endif
#ifndef FUSION
#define FUSION DefaultFusion
#endif
template <int... N> using Sizes = Shape<Int<N>...>;
using Element = cutlass::half_t;
using Block = Sizes<TILE>;
using Strides = cute::tuple<int, _1, cute::tuple<int, int>>;
using Kernel = typename FmhaBuilder<Element, float, float, Block, Strides, Strides, Strides, cutlass::fmha::collective::FUSION,
                                    cutlass::gemm::MAINLOOP>::Kernel;

template __global__ void cutlass::device_kernel<Kernel>(CUTLASS_GRID_CONSTANT typename Kernel::Params const);

int main(int, char **words) {
    const int batch = std::atoi(words[1]), heads = std::atoi(words[2]), length = std::atoi(words[3]);
    const Strides stride = make_stride(DEPTH, _1{}, make_stride(heads * length * DEPTH, length * DEPTH));
    cutlass::KernelHardwareInfo chip;
    chip.sm_count = 132;
    typename Kernel::Arguments arguments{
        {batch, heads, length, length, DEPTH},
        {buffer<Element>(0), stride, buffer<Element>(1), stride, buffer<Element>(2), stride},
        {buffer<Element>(3), stride, buffer<float>(4), make_stride(_1{}, make_stride(heads * length, length))},
        chip};
    return print_launch<Kernel>(arguments, Kernel::get_workspace_size(arguments));
}
