#include "ranges.h"

namespace cuado {
namespace {

constexpr size_t kMostOpen = 1u << 16;

}  // namespace

void Ranges::take(const MarkerActivity &marker, TraceFile &file) {
    uint32_t thread = marker.object_kind == kObjectThread ? marker.thread : 0;
    if (marker.flags & kMarkerInstant) {
        file.record(kRangeRecord, RangePayload{marker.timestamp, marker.timestamp, file.text(marker.name),
                                               file.text(marker.domain), thread, 0});
    } else if (marker.flags & kMarkerStart) {
        // A program that starts ranges and never ends them must not fill the memory.
        if (open_.size() >= kMostOpen) return file.lost(1);
        open_[marker.id] = {marker.timestamp, file.text(marker.name), file.text(marker.domain), thread};
    } else if (marker.flags & kMarkerEnd) {
        auto found = open_.find(marker.id);
        if (found == open_.end()) return;  // Its start was lost, and counted then.
        Open &it = found->second;
        file.record(kRangeRecord, RangePayload{it.start, marker.timestamp, it.text, it.domain, it.thread, 0});
        open_.erase(found);
    }
}

void Ranges::close(uint64_t end, TraceFile &file) {
    for (auto &[id, it] : open_)
        file.record(kRangeRecord, RangePayload{it.start, end, it.text, it.domain, it.thread, 0});
    open_.clear();
}

}  // namespace cuado
