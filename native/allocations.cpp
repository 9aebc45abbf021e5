#include "allocations.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>

#include "cuda_api.h"
#include "cupti_api.h"

namespace cuado {
namespace {

struct Live {
    std::mutex lock;
    std::map<uint64_t, Allocation> by_address;
};
Live *live = new Live;

bool is_virtual(const Allocation &each) { return std::strcmp(each.origin, "virtual") == 0; }

}  // namespace

void allocation_begins(uint32_t callback, const void *params) {
    Allocation made;
    switch (callback) {
        case kCuMemAllocPitch: {
            auto &it = *static_cast<const AllocatePitchParams *>(params);
            made = {*it.address, *it.pitch * it.height, "malloc"};
            break;
        }
        case kCuMemMap: {
            auto &it = *static_cast<const MapParams *>(params);
            made = {it.address, it.bytes, "virtual"};
            break;
        }
        case kCuMemAlloc:
        case kCuMemAllocManaged:
        case kCuMemAllocAsync:
        case kCuMemAllocAsyncPtsz:
        case kCuMemAllocFromPool:
        case kCuMemAllocFromPoolPtsz: {
            auto &it = *static_cast<const AllocateParams *>(params);
            const char *origin = callback == kCuMemAlloc          ? "malloc"
                                 : callback == kCuMemAllocManaged ? "managed"
                                                                  : "pool";
            made = {*it.address, it.bytes, origin};
            break;
        }
        default: return;  // A call that frees.
    }
    if (!made.address || !made.bytes) return;
    std::lock_guard<std::mutex> hold(live->lock);
    live->by_address[made.address] = made;
}

void allocation_ends(uint32_t callback, const void *params) {
    std::lock_guard<std::mutex> hold(live->lock);
    auto &all = live->by_address;
    if (callback == kCuMemFree || callback == kCuMemFreeAsync || callback == kCuMemFreeAsyncPtsz) {
        all.erase(static_cast<const FreeParams *>(params)->address);
    } else if (callback == kCuMemUnmap) {  // May take several mappings at once.
        auto &it = *static_cast<const MapParams *>(params);
        all.erase(all.lower_bound(it.address), all.lower_bound(it.address + it.bytes));
    }
}

std::vector<Allocation> live_allocations() {
    std::lock_guard<std::mutex> hold(live->lock);
    std::vector<Allocation> merged;
    for (auto &[address, each] : live->by_address) {
        // Growing segments (PyTorch's) are mapped piece by piece, and a tensor lies across the pieces.
        if (!merged.empty() && is_virtual(each) && is_virtual(merged.back()) &&
            merged.back().end() == address) {
            merged.back().bytes += each.bytes;
        } else {
            merged.push_back(each);
        }
    }
    return merged;
}

const Allocation *holding(const std::vector<Allocation> &sorted, uint64_t pointer) {
    auto after =
        std::upper_bound(sorted.begin(), sorted.end(), pointer,
                         [](uint64_t value, const Allocation &each) { return value < each.address; });
    if (after == sorted.begin()) return nullptr;
    --after;
    return after->holds(pointer) ? &*after : nullptr;
}

}  // namespace cuado
