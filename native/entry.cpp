// cuado's injection library: the driver loads it in cuInit (CUDA_INJECTION64_PATH) and calls
// InitializeInjection.
//
// It records what the program does on the GPU (trace), or saves one launch with all its data (capture). The
// program's results, exit code and output stay its own: whatever fails here is a note for the launcher.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <exception>
#include <mutex>
#include <pthread.h>

#include "capture.h"
#include "cupti.h"
#include "process.h"
#include "subscription.h"
#include "trace.h"
#include "blocks.h"

namespace cuado {
namespace {

constexpr int kMostSeconds = 5;  // Seconds.

bool is_tracing = false;

void flush() { is_tracing ? flush_trace() : flush_capture(); }

// The thread that flushes, and the word that ends it: it must not call a CUPTI that is being taken down.
struct Flusher {
    pthread_t thread;
    bool is_running = false, is_to_end = false;
    std::mutex lock;
    std::condition_variable ends;
};
Flusher *flusher = new Flusher;

bool sleep_to_next() {
    std::unique_lock<std::mutex> hold(flusher->lock);
    return !flusher->ends.wait_for(hold, std::chrono::milliseconds(settings().flush_ms),
                                   [] { return flusher->is_to_end; });
}

void *flush_at_intervals(void *) {
    while (sleep_to_next() && is_ours()) {
        try {
            flush();
        } catch (const std::exception &error) {
            note(std::string("flushing: ") + error.what());
        }
    }
    return nullptr;
}

void start_thread() {
    // The program's signals are for the program's threads.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    flusher->is_running = pthread_create(&flusher->thread, nullptr, flush_at_intervals, nullptr) == 0;
    if (!flusher->is_running) note("no thread to flush with: a crash will lose the trace");
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void stop_thread() {
    if (!flusher->is_running) return;
    {
        std::lock_guard<std::mutex> hold(flusher->lock);
        flusher->is_to_end = true;
    }
    flusher->ends.notify_all();
    timespec patience{};
    clock_gettime(CLOCK_REALTIME, &patience);
    patience.tv_sec += kMostSeconds;
    // A thread that hangs in CUPTI must not keep the program from ending.
    pthread_timedjoin_np(flusher->thread, nullptr, &patience);
}

void at_exit() {
    if (!is_ours()) return;
    stop_thread();
    try {
        is_tracing ? finish_trace() : finish_capture();
    } catch (const std::exception &error) {
        note(std::string("finishing: ") + error.what());
    }
    end_process();
}

State start() {
    Settings settings = read_settings();
    if (settings.mode == Mode::kOff) return State::kIdle;
    begin_process(settings);
    std::string problem;
    if (!load_cupti(settings.cupti, problem)) {
        note(problem);
        return State::kFailed;
    }
    // Subscribing first: it is what fails where another profiler is at work.
    if (!subscribe()) return State::kFailed;
    is_tracing = settings.mode == Mode::kTrace;
    if (!(is_tracing ? start_trace() : start_capture())) return State::kFailed;
    std::atexit(at_exit);
    start_thread();
    if (is_tracing) return State::kTrace;
    return settings.blocks ? State::kBlocks : State::kCapture;
}

// The driver starts the library in cuInit; a program that captures for itself (blocks.h) may have before, or
// be in the middle of it: loading CUPTI may start the driver.
void start_once() {
    static std::atomic<bool> has_started{false};
    if (has_started.exchange(true)) return;
    State state = State::kFailed;
    try {
        state = start();
    } catch (const std::exception &error) {
        note(std::string("starting: ") + error.what());
    }
    say_state(state);
}

}  // namespace
}  // namespace cuado

extern "C" __attribute__((visibility("default"))) int InitializeInjection() {
    cuado::Unnoticed unnoticed;
    cuado::start_once();
    return 1;
}

// NVTX finds this library by NVTX_INJECTION64_PATH; its calls go on to the CUPTI that is in use.
extern "C" __attribute__((visibility("default"))) int InitializeInjectionNvtx2(void *exports) {
    cuado::Unnoticed unnoticed;
    std::string problem;
    std::string path = cuado::read_settings().cupti;
    if (!cuado::load_cupti(path, problem)) return 0;
    auto forward =
        reinterpret_cast<int (*)(void *)>(dlsym(cuado::cupti().library, "InitializeInjectionNvtx2"));
    return forward ? forward(exports) : 0;
}
