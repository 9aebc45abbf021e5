#include "memory.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <memory>
#include <unistd.h>

#include "driver.h"
#include "process.h"

namespace cuado {
namespace {

constexpr size_t kChunk = 16u << 20;
constexpr uint64_t kLowest = 1u << 16, kHighest = 1ull << 57;  // Where device pointers can lie.

// What the driver knows of a pointer that was not seen to be allocated (memory of another process, or of
// before).
bool ask_driver(uint64_t pointer, Allocation &found, std::string &reason) {
    const Driver &cuda = driver();
    CUdeviceptr base = 0;
    size_t bytes = 0;
    if (!cuda.cuMemGetAddressRange || cuda.cuMemGetAddressRange(&base, &bytes, pointer) != CUDA_SUCCESS)
        return false;
    found = {base, bytes, "malloc"};
    if (!cuda.cuPointerGetAttribute) return true;
    unsigned type = 0, managed = 0;
    void *pool = nullptr;
    cuda.cuPointerGetAttribute(&managed, kIsManaged, pointer);
    if (cuda.cuPointerGetAttribute(&pool, kMempoolHandle, pointer) == CUDA_SUCCESS && pool)
        found.origin = "pool";
    if (managed) found.origin = "managed";
    if (!managed && cuda.cuPointerGetAttribute(&type, kMemoryType, pointer) == CUDA_SUCCESS &&
        type == kHostMemory) {
        reason = "host memory that the device reads: not saved";
    }
    return true;
}

Piece *piece_at(std::vector<Piece> &pieces, uint64_t pointer) {
    for (Piece &each : pieces) {
        if (each.where.holds(pointer)) return &each;
    }
    return nullptr;
}

void reach_from(Reached &reached, const std::vector<Allocation> &live, uint64_t pointer, uint32_t offset) {
    Piece *known = piece_at(reached.allocations, pointer);
    if (!known) {
        Allocation found;
        std::string reason;
        if (const Allocation *tracked = holding(live, pointer)) {
            found = *tracked;
        } else if (!ask_driver(pointer, found, reason)) {
            return;  // A number.
        }
        if (!reason.empty()) {
            for (const Refused &each : reached.refused) {
                if (each.address == found.address) return;
            }
            reached.refused.push_back({found.address, found.bytes, reason});
            return;
        }
        reached.allocations.push_back({});
        known = &reached.allocations.back();
        known->where = found;
    }
    auto &from = known->reached_from;
    if (std::find(from.begin(), from.end(), offset) == from.end()) from.push_back(offset);
}

void reach_globals(Reached &reached, const Launch &launch, const std::vector<Symbol> &symbols) {
    for (const Symbol &symbol : symbols) {
        if (symbol.is_kernel || symbol.name.empty()) continue;
        CUdeviceptr address = 0;
        size_t bytes = 0;
        if (driver().cuModuleGetGlobal && driver().cuModuleGetGlobal(&address, &bytes, launch.module,
                                                                     symbol.name.c_str()) == CUDA_SUCCESS) {
            Piece piece;
            piece.where = {address, bytes, "module"};
            piece.name = symbol.name;
            piece.is_constant = symbol.is_constant;
            reached.globals.push_back(piece);
        } else if (symbol.name[0] != '$' &&
                   !symbol.is_constant) {  // $str: the formats of printf, which nobody changes.
            reached.refused.push_back(
                {0, symbol.bytes,
                 "variable " + symbol.name + " of the module: the driver does not give its address"});
        }
    }
}

using Look = std::function<void(const char *, size_t)>;

// Copy a range of device memory into a file, a chunk at a time. A problem, or empty.
std::string save(const Allocation &where, const std::string &path, const Look &look) {
    if (!driver().cuMemcpyDtoH) return "the driver cannot copy";
    int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return path + ": " + std::strerror(errno);
    auto chunk = std::make_unique<char[]>(std::min<uint64_t>(kChunk, where.bytes));
    std::string problem;
    for (uint64_t done = 0; done < where.bytes && problem.empty();) {
        size_t count = std::min<uint64_t>(kChunk, where.bytes - done);
        CUresult result = driver().cuMemcpyDtoH(chunk.get(), where.address + done, count);
        if (result != CUDA_SUCCESS) problem = said("cannot be read: cuMemcpyDtoH", result);
        if (problem.empty() && !write_all(file, chunk.get(), count))
            problem = "disk: " + std::string(std::strerror(errno));
        if (problem.empty() && look) look(chunk.get(), count);
        done += count;
    }
    close(file);
    if (!problem.empty()) unlink(path.c_str());
    return problem;
}

bool is_of_disk(const std::string &problem) { return problem.compare(0, 5, "disk:") == 0; }

// Allocations whose addresses stand in the bytes that are saved.
class Finder {
   public:
    Finder(const std::vector<Allocation> &live) : live_(live) {}

    void look(const char *bytes, size_t count) {
        if (live_.empty()) return;
        uint64_t lowest = live_.front().address, highest = live_.back().end();
        for (size_t i = 0; i + 8 <= count; i += 8) {
            uint64_t word;
            std::memcpy(&word, bytes + i, sizeof word);
            if (word < lowest || word >= highest) continue;
            const Allocation *held = holding(live_, word);
            if (held && std::find(found.begin(), found.end(), held) == found.end()) found.push_back(held);
        }
    }

    std::vector<const Allocation *> found;

   private:
    const std::vector<Allocation> &live_;
};

std::string save_pieces(std::vector<Piece> &pieces, size_t from, Reached &reached, const std::string &folder,
                        const char *letter, const Look &look) {
    for (size_t i = from; i < pieces.size();) {
        Piece &piece = pieces[i];
        std::string name = letter + std::to_string(i) + ".before";
        std::string problem = save(piece.where, folder + "/" + name, look);
        if (is_of_disk(problem)) return problem;
        if (problem.empty()) {
            piece.before = name;
            ++i;
        } else {
            reached.refused.push_back({piece.where.address, piece.where.bytes, problem});
            pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    return "";
}

}  // namespace

uint64_t Reached::bytes() const {
    uint64_t sum = 0;
    for (const Piece &each : allocations) sum += each.where.bytes;
    for (const Piece &each : globals) sum += each.where.bytes;
    return sum;
}

Reached reach(const Launch &launch, const std::vector<Symbol> &symbols, Memory wanted) {
    Reached reached;
    std::vector<Allocation> live = live_allocations();
    if (wanted == Memory::kAll) {
        for (const Allocation &each : live) {
            reached.allocations.push_back({});
            reached.allocations.back().where = each;
        }
    }
    for (const Parameter &parameter : launch.parameters) {
        // Structures by value hold pointers at multiples of 8 of the whole parameter space.
        for (size_t at = (8 - parameter.offset % 8) % 8; at + 8 <= parameter.value.size(); at += 8) {
            uint64_t pointer;
            std::memcpy(&pointer, parameter.value.data() + at, sizeof pointer);
            if (pointer < kLowest || pointer >= kHighest) continue;
            reach_from(reached, live, pointer, parameter.offset + static_cast<uint32_t>(at));
        }
    }
    reach_globals(reached, launch, symbols);
    return reached;
}

std::string save_before(Reached &reached, const std::string &folder, bool deep, uint64_t limit) {
    std::vector<Allocation> live = live_allocations();
    Finder finder(live);
    Look look;
    if (deep) look = [&finder](const char *bytes, size_t count) { finder.look(bytes, count); };
    std::string problem = save_pieces(reached.globals, 0, reached, folder, "g", look);
    for (size_t from = 0; problem.empty() && from < reached.allocations.size();) {
        problem = save_pieces(reached.allocations, from, reached, folder, "a", look);
        from = reached.allocations.size();
        for (const Allocation *held : finder.found) {
            if (piece_at(reached.allocations, held->address)) continue;
            reached.allocations.push_back({});
            reached.allocations.back().where = *held;
        }
        finder.found.clear();
        if (2 * reached.bytes() > limit) return "limit";
    }
    return problem;
}

std::string save_after(Reached &reached, const std::string &folder) {
    for (auto *pieces : {&reached.allocations, &reached.globals}) {
        for (Piece &piece : *pieces) {
            std::string name = piece.before.substr(0, piece.before.size() - std::strlen("before")) + "after";
            std::string problem = save(piece.where, folder + "/" + name, nullptr);
            if (!problem.empty()) return problem;
            piece.after = name;
        }
    }
    return "";
}

}  // namespace cuado
