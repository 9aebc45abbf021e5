// Calls a launcher that cuado wrote with what the command line says: see fake_launches.py.

#include "k.hpp"
// Several kernels in one program:
#include "free.hpp"
#include "unfit.hpp"

#include <cstdio>
#include <cstdlib>

namespace {

unsigned long long number(const char* text) { return std::strtoull(text, nullptr, 0); }

struct Inside {
    unsigned long long first, pointer, last;
};

template <class Launcher>
void call(const char* folder, const char* const* next) {
    namespace core = cuado_k::core;
    auto take = [&next] { return number(*next++); };
    auto small = [&take] { return static_cast<unsigned>(take()); };
    auto pointer = [&take] {
        CUdeviceptr address = take(), begin = take();
        std::size_t bytes = take();
        return bytes ? core::Pointer(address, begin, bytes) : core::Pointer(address);
    };
    Launcher launcher(folder, take() != 0);
    unsigned gx = small(), gy = small(), gz = small(), bx = small(), by = small(), bz = small();
    unsigned shared = small();
    CUstream stream = reinterpret_cast<CUstream>(static_cast<std::uintptr_t>(take()));
    core::Pointer x = pointer(), y = pointer(), z = pointer();
    int n = static_cast<int>(take());
    float a = static_cast<float>(std::atof(*next++));
    Inside inside = {take(), take(), take()};
    core::Bytes<24> bytes(inside);
    CUdeviceptr begin = take();
    std::size_t size = take();
    if (size) bytes.behind(8, begin, size);
    core::Outcome outcome = launcher.launch(core::Extent(gx, gy, gz), core::Extent(bx, by, bz),
                                            shared, stream, x, y, z, n, a, bytes);
    std::printf("%d %d %s", outcome.optimised, static_cast<int>(outcome.status),
                outcome.why.c_str());
}

}  // namespace

int main(int, char** arguments) {
    std::string kernel = arguments[1];
    try {
        if (kernel == "k") call<cuado_k::Launcher>(arguments[2], arguments + 3);
        if (kernel == "free") call<cuado_free::Launcher>(arguments[2], arguments + 3);
        if (kernel == "unfit") call<cuado_unfit::Launcher>(arguments[2], arguments + 3);
    } catch (const std::runtime_error& error) {
        std::printf("error %s", error.what());
    }
    return 0;
}
