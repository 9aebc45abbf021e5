#include "trace.h"

#include <atomic>
#include <ctime>
#include <unistd.h>

#include "activities.h"
#include "process.h"
#include "queue.h"
#include "ranges.h"
#include "trace_file.h"

namespace cuado {
namespace {

constexpr size_t kMostWaiting = 1u << 17;  // Launches that were not read yet and whose line is kept.

struct LaunchedFrom {
    uint32_t correlation;
    const char *place;
};

// But for `place` the thread that reads the activities is the only one at work here, or the one that
// finishes.
class Trace : public ActivitySink {
   public:
    bool start();
    void take(const Activity &record) override;
    void lost(uint64_t records) override { file_.lost(records); }
    void end() override;
    void finish();
    void place(uint32_t correlation, const char *text);

   private:
    void kernel(const KernelActivity &record);
    void memcpy(const MemcpyActivity &record, uint32_t correlation);
    void memset(const MemsetActivity &record);
    void api(const ApiActivity &record);
    void device(const DeviceActivity &record);
    void write_places();

    TraceFile file_;
    Ranges ranges_;
    std::atomic<Queue<LaunchedFrom> *> places_{nullptr};  // Launches do not wait for the file.
    std::atomic<uint64_t> places_lost_{0};
};

Trace *trace = new Trace;

bool Trace::start() {
    timespec clock{};
    clock_gettime(CLOCK_REALTIME, &clock);
    uint64_t unix_ns =
        static_cast<uint64_t>(clock.tv_sec) * 1000000000ull + static_cast<uint64_t>(clock.tv_nsec);
    if (!file_.create(now(), unix_ns, static_cast<uint64_t>(getppid()), settings().trace_bytes)) return false;
    std::string command;
    for (const std::string &word : command_line()) command += (command.empty() ? "" : "\x1f") + word;
    if (settings().python) places_ = new Queue<LaunchedFrom>(kMostWaiting);
    uint32_t process[2] = {file_.text(command.c_str()), 0};
    file_.record(kProcessRecord, process);
    file_.flush();
    bool started = start_activities(
        {kDevice, kConcurrentKernel, kMemcpy, kPeerMemcpy, kMemset, kSynchronization}, *this);
    if (settings().ranges) started |= start_activities({kMarker}, *this);
    // Off unless asked for: two more records for each launch would cost more than the kernels' own.
    if (settings().api) started |= start_activities({kDriverApi, kRuntimeApi}, *this);
    return started;
}

void Trace::take(const Activity &record) {
    switch (record.kind) {
        case kConcurrentKernel: return kernel(reinterpret_cast<const KernelActivity &>(record));
        case kMemcpy: {
            auto &copy = reinterpret_cast<const MemcpyActivity &>(record);
            return memcpy(copy, copy.correlation);
        }
        case kPeerMemcpy:  // The same up to the stream; the correlation stands behind the devices.
            return memcpy(reinterpret_cast<const MemcpyActivity &>(record),
                          reinterpret_cast<const PeerMemcpyActivity &>(record).correlation);
        case kMemset: return memset(reinterpret_cast<const MemsetActivity &>(record));
        case kDriverApi:
        case kRuntimeApi: return api(reinterpret_cast<const ApiActivity &>(record));
        case kSynchronization: {
            auto &it = reinterpret_cast<const SynchronizationActivity &>(record);
            return file_.record(kSynchronizeRecord, SynchronizePayload{it.start, it.end, it.type, it.context,
                                                                       it.stream, it.correlation});
        }
        case kMarker: return ranges_.take(reinterpret_cast<const MarkerActivity &>(record), file_);
        case kDevice: return device(reinterpret_cast<const DeviceActivity &>(record));
        default:
            note("activity records of kind " + std::to_string(record.kind) +
                 " came unasked, and are not kept");
    }
}

void Trace::kernel(const KernelActivity &record) {
    // Times of 0: the device ran out of room for them, or the process ended before the kernel did.
    if (!record.start || !record.end) return file_.lost(1);
    KernelPayload out{};
    out.start = record.start, out.end = record.end, out.graph_node = record.graph_node;
    out.name = file_.text(record.name);
    out.device = record.device, out.context = record.context, out.stream = record.stream;
    for (int axis = 0; axis < 3; ++axis) {
        out.grid[axis] = static_cast<uint32_t>(record.grid[axis]);
        out.block[axis] = static_cast<uint32_t>(record.block[axis]);
        out.cluster[axis] = record.cluster[axis];
    }
    out.registers = record.registers;
    out.static_shared = static_cast<uint32_t>(record.static_shared);
    out.dynamic_shared = static_cast<uint32_t>(record.dynamic_shared);
    out.local = record.local_per_thread, out.correlation = record.correlation, out.graph = record.graph;
    file_.record(kKernelRecord, out);
}

void Trace::memcpy(const MemcpyActivity &record, uint32_t correlation) {
    if (!record.start || !record.end) return file_.lost(1);
    file_.record(kMemcpyRecord, MemcpyPayload{record.start, record.end, record.bytes, record.copy_kind,
                                              record.source_kind, record.destination_kind, record.device,
                                              record.context, record.stream, correlation, record.flags & 1u});
}

void Trace::memset(const MemsetActivity &record) {
    if (!record.start || !record.end) return file_.lost(1);
    file_.record(kMemsetRecord,
                 MemsetPayload{record.start, record.end, record.bytes, record.value, record.device,
                               record.context, record.stream, record.correlation, record.memory_kind});
}

void Trace::api(const ApiActivity &record) {
    bool runtime = record.kind == kRuntimeApi;
    const char *name = nullptr;
    cupti().cuptiGetCallbackName(runtime ? kRuntimeDomain : kDriverDomain, record.callback_id, &name);
    file_.record(kApiRecord, ApiPayload{record.start, record.end, file_.text(name), runtime, record.thread,
                                        record.correlation, record.result, 0});
}

void Trace::device(const DeviceActivity &record) {
    file_.record(kDeviceRecord, DevicePayload{record.id, file_.text(record.name), record.multiprocessors,
                                              record.major, record.minor, 0, record.memory_bytes});
}

void Trace::place(uint32_t correlation, const char *text) {
    Queue<LaunchedFrom> *places = places_;
    if (!places || !places->push({correlation, text})) {
        ++places_lost_;
    } else if (places->size() % (kMostWaiting / 4) == 0) {
        wake_reader();
    }
}

void Trace::write_places() {
    file_.lost(places_lost_.exchange(0));
    Queue<LaunchedFrom> *places = places_;
    LaunchedFrom from{};
    for (size_t left = places ? places->size() : 0; left && places->pop(from); --left)
        file_.record(kLaunchedFromRecord, LaunchedFromPayload{from.correlation, file_.text(from.place)});
}

void Trace::end() {
    write_places();
    file_.flush();
}

void Trace::finish() {
    if (!finish_activities())
        return note("the end of the trace is missing: it was still being written as the program ended");
    // A launch that the program ended within may stand before others whose lines cannot be read.
    if (places_) file_.lost(places_.load()->size());
    uint64_t end = now();
    ranges_.close(end, file_);
    file_.flush();  // DROPPED, if any, before END.
    file_.record(kEndRecord, end);
    file_.flush();
}

}  // namespace

bool start_trace() { return trace->start(); }

void finish_trace() { trace->finish(); }

void launched_from(uint32_t correlation, const char *place) { trace->place(correlation, place); }

}  // namespace cuado
