// D = activation(A x B [+ bias]) by CUTLASS 3.x for Hopper, as its collective builders make it; what
// kernel it is, macros say. Prints its launch: gemm M N K.
#include "launch.cuh"

#include "cutlass/epilogue/collective/collective_builder.hpp"
#include "cutlass/epilogue/thread/activation.h"
#include "cutlass/gemm/collective/collective_builder.hpp"
#include "cutlass/gemm/device/gemm_universal_adapter.h"
#include "cutlass/gemm/kernel/gemm_universal.hpp"
#include "cutlass/util/packed_stride.hpp"

#ifndef TILE
#define TILE 128, 128, 64
#endif
#ifndef CLUSTER
#define CLUSTER 1, 1, 1
#endif
#ifndef MAINLOOP
#define MAINLOOP KernelTmaWarpSpecializedCooperative
#endif
#ifndef EPILOGUE
#define EPILOGUE TmaWarpSpecializedCooperative
#endif
#ifndef ELEMENT
#define ELEMENT half_t
#endif
#ifndef RESULT
#define RESULT half_t
#endif
#ifndef LAYOUT_B
#define LAYOUT_B ColumnMajor
#endif
#ifndef SCHEDULER
#define SCHEDULER void
#endif

using namespace cute;
template <int... N> using Sizes = Shape<Int<N>...>;
using Block = Sizes<TILE>;
using Cluster = Sizes<CLUSTER>;
using Element = cutlass::ELEMENT;
using Result = cutlass::RESULT;
using Row = cutlass::layout::RowMajor;
constexpr int ALIGNED = 16 / sizeof(Element), RESULT_ALIGNED = 16 / sizeof(Result);
#ifdef WITH_GELU
using Fusion = cutlass::epilogue::fusion::LinCombPerColBiasEltAct<cutlass::epilogue::thread::GELU_taylor, Result,
                                                                  float, Result, void, float>;
#else
using Fusion = cutlass::epilogue::fusion::LinearCombination<Result, float, void, float>;
#endif
using Epilogue = typename cutlass::epilogue::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, Block, Cluster,
    cutlass::epilogue::collective::EpilogueTileAuto, float, float, void, Row, RESULT_ALIGNED, Result, Row,
    RESULT_ALIGNED, cutlass::epilogue::EPILOGUE, Fusion>::CollectiveOp;
using Mainloop = typename cutlass::gemm::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, Element, Row, ALIGNED, Element, cutlass::layout::LAYOUT_B,
    ALIGNED, float, Block, Cluster,
    cutlass::gemm::collective::StageCountAutoCarveout<int(sizeof(typename Epilogue::SharedStorage))>,
    cutlass::gemm::MAINLOOP>::CollectiveOp;
using Kernel = cutlass::gemm::kernel::GemmUniversal<Shape<int, int, int, int>, Mainloop, Epilogue, SCHEDULER>;

template __global__ void cutlass::device_kernel<Kernel>(CUTLASS_GRID_CONSTANT typename Kernel::Params const);

int main(int, char **words) {
    const int m = std::atoi(words[1]), n = std::atoi(words[2]), k = std::atoi(words[3]);
    cutlass::KernelHardwareInfo chip;
    chip.sm_count = 132;
    typename Kernel::Arguments arguments{cutlass::gemm::GemmUniversalMode::kGemm,
                                         {m, n, k, 1},
                                         {buffer<Element>(0), cutlass::make_cute_packed_stride(typename Kernel::StrideA{}, {m, k, 1}),
                                          buffer<Element>(1), cutlass::make_cute_packed_stride(typename Kernel::StrideB{}, {n, k, 1})},
                                         {{},
                                          nullptr,
                                          {},
                                          buffer<Result>(2), cutlass::make_cute_packed_stride(typename Kernel::StrideD{}, {m, n, 1})},
                                         chip};
    arguments.epilogue.thread.alpha = 1, arguments.epilogue.thread.beta = 0;
#ifdef WITH_GELU
    arguments.epilogue.thread.bias_ptr = buffer<Result>(3);
#endif
    return print_launch<Kernel>(arguments, Kernel::get_workspace_size(arguments));
}
