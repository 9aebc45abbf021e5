#include "links.h"

#include <map>
#include <mutex>

#include "cuda_api.h"
#include "process.h"

namespace cuado {
namespace {

constexpr uint64_t kMostLinked = 256ull << 20;  // Of texts and machine code, together.

struct Link {
    std::vector<std::string> texts;
    std::string made;
};
struct LinksSeen {
    std::mutex lock;
    std::map<void *, std::vector<std::string>> under_way;
    std::vector<Link> links;
    uint64_t kept = 0;
};
LinksSeen *links_seen = new LinksSeen;

// What is loaded may be measured by other means than what was linked: zeros at the end do not count.
std::string trimmed(const char *bytes, size_t size) {
    while (size && !bytes[size - 1]) --size;
    return std::string(bytes, size);
}

bool may_keep_linked(uint64_t bytes) {
    if (links_seen->kept + bytes > kMostLinked) {
        note("more than 256 MiB of PTX were linked: what came later is not kept");
        return false;
    }
    links_seen->kept += bytes;
    return true;
}

void add_text(void *state, const std::string &text) {
    std::lock_guard<std::mutex> hold(links_seen->lock);
    if (!text.empty() && may_keep_linked(text.size())) links_seen->under_way[state].push_back(text);
}

void link_is_complete(const LinkCompleteParams &it) {
    std::lock_guard<std::mutex> hold(links_seen->lock);
    auto found = links_seen->under_way.find(it.state);
    if (found == links_seen->under_way.end() || !it.cubin || !*it.cubin || !it.bytes) return;
    if (!may_keep_linked(*it.bytes)) return;
    links_seen->links.push_back({found->second, trimmed(static_cast<const char *>(*it.cubin), *it.bytes)});
}

}  // namespace

void link_begins(uint32_t callback, const void *params) {
    if (callback != kCuLinkDestroy) return;
    std::lock_guard<std::mutex> hold(links_seen->lock);
    links_seen->under_way.erase(static_cast<const LinkDestroyParams *>(params)->state);
}

void link_ends(uint32_t callback, const void *params) {
    if (callback == kCuLinkAddData) {
        auto &it = *static_cast<const LinkAddDataParams *>(params);
        if (it.type != kInputPtx || !it.data) return;
        add_text(it.state, trimmed(static_cast<const char *>(it.data), it.bytes));
    } else if (callback == kCuLinkAddFile) {
        auto &it = *static_cast<const LinkAddFileParams *>(params);
        if (it.type == kInputPtx && it.path) add_text(it.state, contents(it.path));
    } else if (callback == kCuLinkComplete) {
        link_is_complete(*static_cast<const LinkCompleteParams *>(params));
    }
}

std::vector<std::string> linked_of(const std::string &cubin) {
    std::string wanted = trimmed(cubin.data(), cubin.size());
    std::lock_guard<std::mutex> hold(links_seen->lock);
    for (const Link &each : links_seen->links) {
        if (each.made == wanted) return each.texts;
    }
    return {};
}

}  // namespace cuado
