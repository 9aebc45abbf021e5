// cuado's injection library: the driver loads it in cuInit (CUDA_INJECTION64_PATH) and calls
// InitializeInjection.
//
// It records what the program does on the GPU (trace), or saves one launch with all its data (capture). The
// program's results, exit code and output stay its own: whatever fails here is a note for the launcher.

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <exception>
#include <pthread.h>

#include "activities.h"
#include "capture.h"
#include "cupti.h"
#include "process.h"
#include "subscription.h"
#include "trace.h"
#include "blocks.h"

namespace cuado {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMostSeconds = 5;  // Seconds.

bool is_tracing = false;

// The thread that reads what CUPTI hands over, and flushes at intervals. It ends with the program: it must
// not call a CUPTI that is being taken down.
struct Reader {
    pthread_t thread;
    bool is_running = false;
};
Reader *reader = new Reader;

void read_until(Clock::time_point next) {
    while (!reading_has_ended() && is_ours()) {
        auto left = next - Clock::now();
        if (left.count() <= 0) return;
        if (wait_for_records(left)) read_activities();
    }
}

void *read_and_flush(void *) {
    const std::chrono::milliseconds interval(settings().flush_ms);
    read_activities();  // Nothing is there yet: buffers are made ready.
    while (true) {
        try {
            read_until(Clock::now() + interval);
            if (reading_has_ended() || !is_ours()) return nullptr;
            flush_activities(false);
            if (!is_tracing) flush_capture();
        } catch (const std::exception &error) {
            note(std::string("reading records: ") + error.what());
        }
    }
}

void start_thread() {
    // The program's signals are for the program's threads.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    reader->is_running = pthread_create(&reader->thread, nullptr, read_and_flush, nullptr) == 0;
    if (!reader->is_running) note("no thread to read records with: a crash, or much to record, loses them");
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

// False where it hangs in CUPTI: the program is to end nevertheless.
bool stop_thread() {
    if (!reader->is_running) return true;
    end_reading();
    timespec patience{};
    clock_gettime(CLOCK_REALTIME, &patience);
    patience.tv_sec += kMostSeconds;
    return pthread_timedjoin_np(reader->thread, nullptr, &patience) == 0;
}

void at_exit() {
    if (!is_ours()) return;
    try {
        if (!stop_thread()) {
            note("the thread that reads records did not end: the end of the recording is missing");
        } else {
            is_tracing ? finish_trace() : finish_capture();
        }
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
