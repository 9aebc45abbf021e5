#include "blocks.h"

#include <atomic>
#include <cstdint>
#include <exception>

#include "capture.h"
#include "process.h"

#define CUADO_EXPORT extern "C" __attribute__((visibility("default")))

namespace cuado {
namespace {

std::atomic<State> state{State::kNotStarted};

bool captures() { return is_ours() && (state == State::kCapture || state == State::kBlocks); }

}  // namespace

void say_state(State now) { state = now; }

}  // namespace cuado

// A `State`, as a number.
CUADO_EXPORT int cuadoState() {
    return static_cast<int>(cuado::is_ours() ? cuado::state.load() : cuado::State::kForked);
}

// From now on launches outside of blocks are neither counted nor captured; those before it are forgotten.
CUADO_EXPORT void cuadoOnlyBlocks() {
    if (cuado::captures()) cuado::capture_only_in_blocks();
}

// A block begins. Of a program that captures for itself: what is wanted in it, and the folder for it, which
// exists; a launcher's wishes are left as they are. 0; 1 if a block is open already; 2 if nothing can be
// captured here.
CUADO_EXPORT int cuadoOpen(const char *pattern, int ignores_case, uint64_t launch, uint64_t limit, int memory,
                           const char *folder) {
    if (!cuado::captures()) return 2;
    try {
        if (cuado::state == cuado::State::kCapture) return cuado::open_block(nullptr) ? 0 : 1;
        cuado::Settings wanted = cuado::settings();
        wanted.kernel = pattern;
        wanted.ignore_case = ignores_case != 0;
        wanted.launch = launch;
        wanted.limit = limit;
        wanted.memory = static_cast<cuado::Memory>(memory);
        wanted.folder = folder;
        return cuado::open_block(&wanted) ? 0 : 1;
    } catch (const std::exception &error) {
        cuado::note(std::string("opening a block: ") + error.what());
        return 2;
    }
}

// The block ends: waits for a capture that is under way in another thread.
CUADO_EXPORT void cuadoClose() {
    if (!cuado::captures()) return;
    try {
        cuado::close_block();
    } catch (const std::exception &error) {
        cuado::note(std::string("closing a block: ") + error.what());
    }
}
