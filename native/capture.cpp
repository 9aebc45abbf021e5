#include "capture.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <fcntl.h>
#include <memory>
#include <mutex>
#include <new>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "activities.h"
#include "capture_folder.h"
#include "driver.h"
#include "kernel_times.h"
#include "kernels.h"
#include "links.h"
#include "modules.h"
#include "process.h"
#include "python_frames.h"

namespace cuado {
namespace {

// The capture that this thread's launch is in the middle of.
thread_local std::unique_ptr<Captured> pending;

// One capture at a time, and nobody launches meanwhile: what is saved would have traces of both kernels.
class Turn {
   public:
    // A launch begins, once no other thread captures. It does not wait for ever: the kernel that is captured
    // may be waiting for this very launch, as those of NCCL do.
    void enter() {
        std::unique_lock<std::mutex> hold(lock_);
        if (is_taken_ && !is_given_up_ &&
            !changed_.wait_for(hold, kMostWait, [this] { return !is_taken_; })) {
            is_given_up_ = true;  // The next launches go on at once.
            note("kernels were launched by other threads during a capture: its memory may show them, too");
        }
        ++launching_;
    }
    // The launch has been handed to the device.
    void leave() {
        std::lock_guard<std::mutex> hold(lock_);
        --launching_;
        changed_.notify_all();
    }
    // This thread's launch is to be captured: true once those that had begun before have been handed over.
    bool take() {
        std::unique_lock<std::mutex> hold(lock_);
        if (is_taken_) return false;
        is_taken_ = true;
        is_given_up_ = false;
        changed_.wait_for(hold, kMostHandover, [this] { return launching_ <= 1; });
        return true;
    }
    // No capture is under way, and nobody begins a launch, until it is given back. A launch that hangs in the
    // driver is not waited for.
    void pause() {
        std::unique_lock<std::mutex> hold(lock_);
        changed_.wait(hold, [this] { return !is_taken_; });
        is_taken_ = true;
        is_given_up_ = false;
        changed_.wait_for(hold, kMostHandover, [this] { return launching_ <= 0; });
    }
    void give() {
        std::lock_guard<std::mutex> hold(lock_);
        is_taken_ = false;
        changed_.notify_all();
    }

   private:
    static constexpr auto kMostWait = std::chrono::seconds(20);
    static constexpr auto kMostHandover = std::chrono::seconds(1);
    std::mutex lock_;
    std::condition_variable changed_;
    int launching_ = 0;
    bool is_taken_ = false, is_given_up_ = false;
};
Turn *turn = new Turn;
std::atomic<bool> is_done{false};
std::atomic<bool> is_open{true};  // False outside of blocks, for a program that has some.
std::atomic<bool> has_times{false};
std::atomic<unsigned> made{0};

// Calls that wait would break another thread's capture of a graph unless this thread says that it does not
// mind.
class Relaxed {
   public:
    Relaxed() { exchange(); }
    ~Relaxed() { exchange(); }

   private:
    void exchange() {
        if (driver().cuThreadExchangeStreamCaptureMode) driver().cuThreadExchangeStreamCaptureMode(&mode_);
    }
    int mode_ = kRelaxedCapture;
};

std::string human(uint64_t bytes) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f GB", static_cast<double>(bytes) * 1e-9);
    return bytes < 10000000 ? std::to_string(bytes) + " bytes" : text;
}

// Over all processes together no more than CAPTURES: each takes a numbered file that only one can make.
bool claim() {
    for (uint64_t i = 0; i < settings().captures; ++i) {
        std::string path = settings().folder + "/claimed-" + std::to_string(i);
        int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (file < 0) continue;
        close(file);
        return true;
    }
    is_done = true;
    return false;
}

std::string make_folder() {
    for (unsigned tries = 0; tries < 1000; ++tries) {
        std::string path = settings().folder + "/" + std::to_string(getpid()) + "-" + std::to_string(made++);
        if (mkdir(path.c_str(), 0755) == 0) return path;
    }
    return "";
}

bool is_recorded_to_graph(const Launch &launch) {
    int status = kNoCapture;
    return driver().cuStreamIsCapturing &&
           driver().cuStreamIsCapturing(launch.stream, &status) == CUDA_SUCCESS && status != kNoCapture;
}

void refuse(Captured &captured, const std::string &message, const std::string &remedy) {
    captured.error = message;
    captured.remedy = remedy;
}

// Whether what would be saved fits; says why not.
bool fits(Captured &captured) {
    uint64_t bytes = 2 * captured.reached.bytes();  // Before and after.
    if (bytes > settings().limit) {
        refuse(captured,
               "the launch reaches " + human(bytes / 2) + " of memory, and saved before and after takes " +
                   human(bytes) + "; the limit is " + human(settings().limit),
               "raise the limit, or capture a run of a smaller problem");
        return false;
    }
    struct statvfs disk{};
    if (statvfs(captured.folder.c_str(), &disk) == 0 && uint64_t{disk.f_bavail} * disk.f_frsize < bytes) {
        refuse(captured,
               "the capture takes " + human(bytes) + ", and the disk has " +
                   human(uint64_t{disk.f_bavail} * disk.f_frsize),
               "capture to another folder");
        return false;
    }
    return true;
}

void find_module(Captured &captured, const std::string *cubin) {
    const Launch &launch = captured.launch;
    if (image_of(launch.library, captured.module) || image_of(launch.module, captured.module)) return;
    if (cubin) {
        captured.module = {*cubin, "cubin"};
        return;
    }
    captured.module_reason = "the load of the kernel's module was not seen";
}

// All that precedes the launch. False where the capture is refused; `captured` says why.
bool save_first(Captured &captured) {
    Launch &launch = captured.launch;
    if (launch.spans_devices) {
        refuse(captured, "a cooperative launch over several devices cannot be replayed",
               "capture another kernel");
        return false;
    }
    CUresult result = driver().cuCtxSynchronize();
    if (result != CUDA_SUCCESS) {
        refuse(captured, "the program had failed before this launch: " + said("cuCtxSynchronize", result),
               "run it without cuado first");
        return false;
    }
    std::string problem = read_rest(launch);
    if (!problem.empty()) {
        refuse(captured, problem, "a driver of CUDA 12.4 or newer tells the parameters of every kernel");
        return false;
    }
    const std::string *cubin = cubin_of(launch.kernel);
    find_module(captured, cubin);
    captured.linked = linked_of(captured.module.bytes);
    captured.reached = reach(launch, cubin ? symbols(cubin->data(), cubin->size()) : std::vector<Symbol>(),
                             settings().memory);
    if (!fits(captured)) return false;
    problem = write_module(captured, cubin);
    if (problem.empty())
        problem = save_before(captured.reached, captured.folder, settings().memory == Memory::kDeep,
                              settings().limit);
    if (problem == "limit") return fits(captured);
    if (!problem.empty()) refuse(captured, problem, "make room, or capture to another folder");
    return problem.empty();
}

// Ends the capture of this thread, however it went.
void let_go() {
    pending.reset();
    turn->give();
}

// All that follows the launch.
void save_last(Captured &captured, const CallbackData &data) {
    CUresult result = data.result ? *static_cast<const CUresult *>(data.result) : CUDA_SUCCESS;
    if (result != CUDA_SUCCESS) {
        refuse(captured,
               "the launch failed: " + said(data.function_name ? data.function_name : "launch", result),
               "run the program without cuado first");
    } else {
        Relaxed relaxed;
        result = driver().cuCtxSynchronize();
        if (result != CUDA_SUCCESS) {
            refuse(captured, "the kernel failed: " + said("cuCtxSynchronize", result),
                   "compute-sanitizer says where");
        } else {
            std::string problem = save_after(captured.reached, captured.folder);
            if (!problem.empty()) refuse(captured, problem, "make room, or capture to another folder");
            captured.seconds = time_of();
        }
    }
}

void forget_memory(Captured &captured) {
    for (auto *pieces : {&captured.reached.allocations, &captured.reached.globals}) {
        for (Piece &each : *pieces) {
            if (!each.before.empty()) unlink((captured.folder + "/" + each.before).c_str());
            if (!each.after.empty()) unlink((captured.folder + "/" + each.after).c_str());
            each.before = each.after = "";
        }
    }
}

void finish(Captured &captured) {
    if (!captured.error.empty()) forget_memory(captured);
    std::string problem = write_launch(captured);
    if (!problem.empty()) note("the capture was not finished: " + problem);
}

}  // namespace

bool start_capture() {
    if (settings().python) find_python();
    is_open = !settings().blocks;
    // Records of kernels cost time, which a program that captures itself may be measuring: with the first
    // block. Without them the times are absent, and the capture is as good.
    if (is_open) has_times = start_times();
    return true;
}

void capture_before(uint32_t callback, const CallbackData &data) {
    turn->enter();
    if (!is_open) return;
    std::string name = kernel_name(callback, data);
    if (name.empty()) {
        if (callback == kCuGraphLaunch || callback == kCuGraphLaunchPtsz)
            note("kernels within CUDA graphs are not captured");
        return;
    }
    bool wanted = is_wanted(name);
    Launch launch;
    if (wanted && !is_done) {
        launch = read_shape(callback, data);
        if (is_recorded_to_graph(launch))
            return note("launches of " + name + " that are recorded to a CUDA graph are not captured");
    }
    uint64_t index = count_launch(name);
    if (!wanted || is_done || index < settings().launch) return;
    if (!turn->take())
        return note("a launch of " + name + " during another thread's capture was passed over");
    if (!claim()) {
        turn->give();
        return;
    }
    try {
        pending = std::make_unique<Captured>();
        pending->folder = make_folder();
        pending->index = index;
        launch.kernel = name;
        pending->launch = std::move(launch);
        if (const char *place = python_place()) pending->launched_from = place;
        Relaxed relaxed;
        if (save_first(*pending)) return wait_for(data.correlation, name);
        finish(*pending);
    } catch (const std::bad_alloc &) {
        note("out of memory: a launch was not captured");
    }
    let_go();
}

void capture_after(const CallbackData &data) {
    turn->leave();
    if (!pending) return;
    try {
        save_last(*pending, data);
        finish(*pending);
    } catch (const std::bad_alloc &) {
        note("out of memory: a capture was not finished");
    }
    let_go();
}

void capture_only_in_blocks() {
    turn->pause();
    if (is_open) forget_kernels();
    is_open = is_done = false;
    turn->give();
}

bool open_block(const Settings *wanted) {
    static std::once_flag once;  // It takes some time: not while launches wait.
    std::call_once(once, [] {
        if (!has_times) has_times = start_times();
    });
    turn->pause();
    bool may = !is_open;
    if (may && wanted) {
        change_settings(*wanted);
        forget_kernels();
        is_done = false;
    }
    is_open = true;
    turn->give();
    return may;
}

void close_block() {
    turn->pause();
    is_open = false;
    turn->give();
    if (settings().blocks) write_kernels();
}

void flush_capture() {
    // A block's folder is the program's own once the block has ended.
    if (is_open || !settings().blocks) write_kernels();
}

void finish_capture() {
    if (!finish_activities()) note("the times of the last launches are not counted");
    if (is_open || !settings().blocks) write_kernels();
}

}  // namespace cuado
