#include "trace_file.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

#include "process.h"
#include "utf8.h"

namespace cuado {
namespace {

constexpr size_t kGathered = 1u << 20;
constexpr uint64_t kMostText = 256ull << 20;
constexpr size_t kMostAddresses = 1u << 16;
constexpr size_t kLongest = 1u << 16;  // Of a string.

struct Header {
    char magic[8];
    uint32_t version, pid;
    uint64_t start, unix_ns, parent;
};
static_assert(sizeof(Header) == 40);

struct RecordHeader {
    uint16_t kind, zero;
    uint32_t bytes;
};
static_assert(sizeof(RecordHeader) == 8);

}  // namespace

bool TraceFile::create(uint64_t start, uint64_t unix_ns, uint64_t parent, uint64_t most_bytes) {
    std::string path;
    file_ = create_own("trace", path);
    if (file_ < 0) {
        note("no trace: " + path + " cannot be made: " + std::strerror(errno));
        return false;
    }
    most_ = most_bytes;
    gathered_.reserve(2 * kGathered);
    Header header{
        {'C', 'U', 'A', 'D', 'O', 'T', 'R', 'C'}, 1, static_cast<uint32_t>(getpid()), start, unix_ns, parent};
    gathered_.insert(gathered_.end(), reinterpret_cast<char *>(&header),
                     reinterpret_cast<char *>(&header) + sizeof header);
    return true;
}

uint32_t TraceFile::text(const char *string) {
    if (!string) return 0;
    auto known = by_address_.find(string);
    // An address may hold another string by now: a module was unloaded, a range's text was freed.
    if (known != by_address_.end() && *known->second.second == string) return known->second.first;
    std::string whole(string, strnlen(string, kLongest));
    auto found = ids_.find(whole);
    if (found == ids_.end()) {
        if (text_bytes_ > kMostText) {
            note("more than 256 MiB of different names: further ones are not kept");
            return 0;
        }
        std::string written = valid_utf8(whole);
        uint32_t head[2] = {static_cast<uint32_t>(ids_.size() + 1), static_cast<uint32_t>(written.size())};
        if (!append(kStringRecord, head, sizeof head, written.data(), written.size())) return 0;
        text_bytes_ += whole.size() + 64;
        found = ids_.emplace(std::move(whole), head[0]).first;
    }
    if (by_address_.size() >= kMostAddresses) by_address_.clear();
    by_address_[string] = {found->second, &found->first};  // Keys of the map stay where they are.
    return found->second;
}

bool TraceFile::append(uint16_t kind, const void *first, size_t first_bytes, const void *second,
                       size_t second_bytes) {
    size_t payload = first_bytes + second_bytes;
    size_t bytes = (sizeof(RecordHeader) + payload + 7) / 8 * 8;
    bool closes = kind == kEndRecord || kind == kDroppedRecord;
    if (!closes && !is_at_limit_ && written_ + gathered_.size() + bytes > most_) {
        is_at_limit_ = true;  // For good: what is kept is the beginning, not whatever is small enough.
        note("the trace has reached its limit of bytes: further records are only counted");
    }
    if (file_ < 0 || is_full_ || (is_at_limit_ && !closes)) {
        ++dropped_;
        return false;
    }
    RecordHeader header{kind, 0, static_cast<uint32_t>(bytes)};
    size_t begin = gathered_.size();
    gathered_.resize(begin + bytes);  // Zero-filled.
    char *at = gathered_.data() + begin;
    std::memcpy(at, &header, sizeof header);
    std::memcpy(at + sizeof header, first, first_bytes);
    if (second_bytes) std::memcpy(at + sizeof header + first_bytes, second, second_bytes);
    if (gathered_.size() >= kGathered) write_gathered();
    return true;
}

void TraceFile::write_gathered() {
    if (gathered_.empty() || file_ < 0) return;
    if (!is_full_ && !write_all(file_, gathered_.data(), gathered_.size())) {
        note(std::string("the trace was cut off: ") + std::strerror(errno));
        // The tail may hold half a record; the reader takes what is whole.
        is_full_ = true;
    }
    written_ += gathered_.size();
    gathered_.clear();
}

void TraceFile::flush() {
    if (dropped_ > told_ && !is_full_) {
        told_ = dropped_;
        append(kDroppedRecord, &told_, sizeof told_, nullptr, 0);
    }
    write_gathered();
}

}  // namespace cuado
