#include "kernel_times.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "activities.h"
#include "kernels.h"

namespace cuado {
namespace {

constexpr auto kPatience = std::chrono::seconds(2);

class Times : public ActivitySink {
   public:
    void take(const Activity &record) override {
        if (record.kind != kConcurrentKernel) return;
        auto &it = reinterpret_cast<const KernelActivity &>(record);
        if (!it.start || !it.end || !it.name) return;
        // The captured launch follows on its memory's being read, not on what the program had done: it is not
        // counted among the others.
        if (!is_captured(it)) count_time(it.name, shape_of(it), it.end - it.start);
    }
    void lost(uint64_t) override {}  // The list counts launches by themselves.

    void wait_for(uint32_t correlation, const std::string &kernel) {
        std::lock_guard<std::mutex> hold(lock_);
        correlation_ = correlation, kernel_ = kernel, from_ = now(), seconds_ = -1, is_waiting_ = true;
    }

    double time() {
        std::unique_lock<std::mutex> hold(lock_);
        // The flushing thread has the records handed over; a callback that flushed could wait for itself.
        came_.wait_for(hold, kPatience, [this] { return seconds_ >= 0; });
        is_waiting_ = false;
        return seconds_;
    }

   private:
    static LaunchShape shape_of(const KernelActivity &it) {
        LaunchShape shape{};
        std::copy_n(it.grid, 3, shape.grid);
        std::copy_n(it.block, 3, shape.block);
        shape.dynamic_shared = static_cast<uint32_t>(it.dynamic_shared);
        return shape;
    }

    // Whether the record is of the launch that is waited for; its time is then kept.
    bool is_captured(const KernelActivity &it) {
        std::lock_guard<std::mutex> hold(lock_);
        if (!is_waiting_ || it.start < from_ || kernel_ != it.name) return false;
        // A launch by the runtime may be recorded under the runtime's number: the name and the time tell as
        // well.
        if (it.correlation != correlation_ && seconds_ >= 0) return false;
        seconds_ = static_cast<double>(it.end - it.start) * 1e-9;
        came_.notify_all();
        return true;
    }

    std::mutex lock_;
    std::condition_variable came_;
    bool is_waiting_ = false;
    uint32_t correlation_ = 0;
    uint64_t from_ = 0;
    std::string kernel_;
    double seconds_ = -1;
};
Times *times = new Times;

}  // namespace

bool start_times() { return start_activities({kConcurrentKernel}, *times); }

void wait_for(uint32_t correlation, const std::string &kernel) { times->wait_for(correlation, kernel); }

double time_of() { return times->time(); }

}  // namespace cuado
