#include "modules.h"

#include <algorithm>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <memory>
#include <mutex>

#include "cuda_api.h"
#include "kernels.h"
#include "process.h"

namespace cuado {
namespace {

constexpr uint32_t kFatbinWrapper = 0x466243b1, kFatbin = 0xba55ed50;
constexpr uint64_t kMostCopied = 1ull << 30;  // Of images and cubins, together.

struct FatbinWrapper {
    uint32_t magic, version;
    const void *data;
};
struct FatbinHeader {
    uint32_t magic;
    uint16_t version, header_bytes;
    uint64_t payload_bytes;
};

// Where an image lies; copied when it is not part of a loaded file, as its memory may be given up after the
// load.
struct Given {
    const void *begin = nullptr;
    size_t bytes = 0;
    const char *kind = "";
    std::string file;
    std::string copy;
    bool is_copied = false;
};

struct Known {
    std::mutex lock;
    std::map<void *, Given> given;
    std::map<std::string, std::shared_ptr<std::string>> cubins;  // By kernel.
    uint64_t copied = 0;
};
Known *known = new Known;

// Size and kind of an image, as the driver tells them apart: by its first bytes.
Given recognised(const void *image) {
    Given it;
    if (!image) return it;
    uint32_t magic;
    std::memcpy(&magic, image, sizeof magic);
    if (magic == kFatbinWrapper) {
        image = static_cast<const FatbinWrapper *>(image)->data;
        std::memcpy(&magic, image, sizeof magic);
    }
    it.begin = image;
    if (magic == kFatbin) {
        auto header = static_cast<const FatbinHeader *>(image);
        it.bytes = header->header_bytes + header->payload_bytes;
        it.kind = "fatbin";
    } else if (std::memcmp(image,
                           "\x7f"
                           "ELF",
                           4) == 0) {
        // The end of an ELF file: its last table or section. Cubins have the program headers last.
        const char *base = static_cast<const char *>(image);
        uint64_t sections, programs;
        uint16_t program_bytes, program_count, section_bytes, section_count;
        std::memcpy(&programs, base + 32, 8);
        std::memcpy(&sections, base + 40, 8);
        std::memcpy(&program_bytes, base + 54, 2);
        std::memcpy(&program_count, base + 56, 2);
        std::memcpy(&section_bytes, base + 58, 2);
        std::memcpy(&section_count, base + 60, 2);
        uint64_t end = std::max(programs + uint64_t{program_bytes} * program_count,
                                sections + uint64_t{section_bytes} * section_count);
        for (unsigned i = 0; i < section_count; ++i) {
            uint64_t offset, size;
            uint32_t type;
            std::memcpy(&type, base + sections + uint64_t{section_bytes} * i + 4, 4);
            std::memcpy(&offset, base + sections + uint64_t{section_bytes} * i + 24, 8);
            std::memcpy(&size, base + sections + uint64_t{section_bytes} * i + 32, 8);
            if (type != 8 /* SHT_NOBITS */) end = std::max(end, offset + size);
        }
        it.bytes = end;
        it.kind = "cubin";
    } else {
        it.bytes = std::strlen(static_cast<const char *>(image));
        it.kind = "ptx";
    }
    return it;
}

void copy(Given &it) {
    Dl_info where;
    // Part of the program or of a library of it: stays where it is as long as that is loaded.
    if (!it.begin || dladdr(it.begin, &where)) return;
    if (known->copied + it.bytes > kMostCopied) {
        note("images of more than 1 GiB were loaded from memory: later ones are not kept");
        it.begin = nullptr;
        return;
    }
    it.copy.assign(static_cast<const char *>(it.begin), it.bytes);
    it.is_copied = true;
    known->copied += it.bytes;
}

bool is_file(uint32_t callback) { return callback == kCuModuleLoad || callback == kCuLibraryLoadFromFile; }

}  // namespace

void load_begins(uint32_t callback, const void *params) {
    if (callback != kCuModuleUnload && callback != kCuLibraryUnload) return;
    std::lock_guard<std::mutex> hold(known->lock);
    auto found = known->given.find(static_cast<const UnloadParams *>(params)->handle);
    if (found == known->given.end()) return;
    if (found->second.is_copied) known->copied -= found->second.bytes;
    known->given.erase(found);
}

void load_ends(uint32_t callback, const void *params) {
    if (callback == kCuModuleUnload || callback == kCuLibraryUnload) return;
    auto &it = *static_cast<const LoadParams *>(params);
    Given given;
    if (is_file(callback)) {
        if (it.image) given.file = static_cast<const char *>(it.image);
    } else {
        given = recognised(it.image);
    }
    std::lock_guard<std::mutex> hold(known->lock);
    if (given.file.empty()) copy(given);
    if (it.handle && *it.handle) known->given[*it.handle] = std::move(given);
}

void module_loaded(const ModuleResource &module) {
    if (!module.cubin || !module.bytes) return;
    std::shared_ptr<std::string> kept;
    for (const Symbol &symbol : symbols(module.cubin, module.bytes)) {
        // What the blocks of a program will want is not known when its modules are loaded.
        if (!symbol.is_kernel || !(settings().blocks || is_wanted(symbol.name))) continue;
        std::lock_guard<std::mutex> hold(known->lock);
        if (!kept) {
            if (known->copied + module.bytes > kMostCopied)
                return note("cubins of more than 1 GiB have wanted kernels: later ones are not kept");
            kept = std::make_shared<std::string>(module.cubin, module.bytes);
            known->copied += module.bytes;
        }
        known->cubins[symbol.name] = kept;
    }
}

bool image_of(void *handle, Image &image) {
    std::lock_guard<std::mutex> hold(known->lock);
    auto found = known->given.find(handle);
    if (!handle || found == known->given.end()) return false;
    const Given &it = found->second;
    if (!it.file.empty()) {
        image.bytes = contents(it.file);
        image.kind = image.bytes.empty() ? "" : recognised(image.bytes.c_str()).kind;
    } else if (it.begin) {
        image.bytes = it.is_copied ? it.copy : std::string(static_cast<const char *>(it.begin), it.bytes);
        image.kind = it.kind;
    }
    return !image.bytes.empty();
}

const std::string *cubin_of(const std::string &kernel) {
    std::lock_guard<std::mutex> hold(known->lock);
    auto found = known->cubins.find(kernel);
    return found == known->cubins.end() ? nullptr : found->second.get();
}

}  // namespace cuado
