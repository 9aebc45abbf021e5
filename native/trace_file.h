// The raw trace of one process (version 1): a header of 40 bytes, then records, each
// u16 kind, u16 zero, u32 bytes of the whole record (a multiple of 8), payload. Little-endian.
//
// Records gather in memory and reach the file whole, so a crash costs what was gathered and never half a
// record (short of a full disk). What cannot be kept is counted, and the count is written as DROPPED.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cuado {

enum RecordKind : uint16_t {
    kStringRecord = 1,
    kKernelRecord,
    kMemcpyRecord,
    kMemsetRecord,
    kApiRecord,
    kSynchronizeRecord,
    kRangeRecord,
    kLaunchedFromRecord,
    kDroppedRecord,
    kDeviceRecord,
    kProcessRecord,
    kEndRecord,
};

struct KernelPayload {
    uint64_t start, end, graph_node;
    uint32_t name, device, context, stream, grid[3], block[3], cluster[3];
    uint32_t registers, static_shared, dynamic_shared, local, correlation, graph, zero;
};
struct MemcpyPayload {
    uint64_t start, end, bytes;
    uint32_t copy_kind, source_kind, destination_kind, device, context, stream, correlation, flags;
};
struct MemsetPayload {
    uint64_t start, end, bytes;
    uint32_t value, device, context, stream, correlation, memory_kind;
};
struct ApiPayload {
    uint64_t start, end;
    uint32_t name, domain, thread, correlation, result, zero;
};
struct SynchronizePayload {
    uint64_t start, end;
    uint32_t type, context, stream, correlation;
};
struct RangePayload {
    uint64_t start, end;
    uint32_t text, domain, thread, zero;
};
struct LaunchedFromPayload {
    uint32_t correlation, place;
};
struct DevicePayload {
    uint32_t device, name, multiprocessors, major, minor, zero;
    uint64_t memory_bytes;
};

// Not safe for several threads at a time: its owner locks.
class TraceFile {
   public:
    // Makes the file. False where that fails.
    bool create(uint64_t start, uint64_t unix_ns, uint64_t parent, uint64_t most_bytes);

    // Id of a string, written before its first use; 0 where there is no room for it.
    uint32_t text(const char *string);

    template <typename Payload>
    void record(RecordKind kind, const Payload &payload) {
        append(kind, &payload, sizeof payload, nullptr, 0);
    }

    // Of records that somebody else lost.
    void lost(uint64_t records) { dropped_ += records; }

    // Write what was gathered, and DROPPED if it grew.
    void flush();

   private:
    bool append(uint16_t kind, const void *first, size_t first_bytes, const void *second,
                size_t second_bytes);
    void write_gathered();

    int file_ = -1;
    bool is_full_ = false, is_at_limit_ = false;  // The disk; the limit of the settings.
    uint64_t written_ = 0, most_ = 0, dropped_ = 0, told_ = 0;
    std::vector<char> gathered_;
    std::unordered_map<std::string, uint32_t> ids_;
    std::unordered_map<const char *, std::pair<uint32_t, const std::string *>> by_address_;
    uint64_t text_bytes_ = 0;
};

// Without padding: what is written is what is declared.
static_assert(sizeof(KernelPayload) == 104 && sizeof(MemcpyPayload) == 56 && sizeof(MemsetPayload) == 48);
static_assert(sizeof(ApiPayload) == 40 && sizeof(SynchronizePayload) == 32 && sizeof(DevicePayload) == 32);

}  // namespace cuado
