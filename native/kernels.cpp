#include "kernels.h"

#include <algorithm>
#include <cstdlib>
#include <cxxabi.h>
#include <fcntl.h>
#include <mutex>
#include <regex.h>
#include <unistd.h>
#include <unordered_map>

#include "json.h"
#include "process.h"

namespace cuado {
namespace {

struct Kernel {
    uint64_t launches = 0, timed = 0, total_ns = 0, shortest_ns = 0;
};
struct Seen {
    std::mutex lock;
    std::unordered_map<std::string, Kernel> kernels;
    std::unordered_map<std::string, bool> wanted;
    regex_t pattern;
    bool is_compiled = false, is_valid = false, has_changed = true;
};
Seen *seen = new Seen;

bool matches(const std::string &mangled) {
    if (!seen->is_compiled) {
        seen->is_compiled = true;
        int flags = REG_EXTENDED | REG_NOSUB | (settings().ignore_case ? REG_ICASE : 0);
        seen->is_valid = regcomp(&seen->pattern, settings().kernel.c_str(), flags) == 0;
        if (!seen->is_valid) note("not a regular expression: " + settings().kernel);
    }
    if (!seen->is_valid) return false;
    if (regexec(&seen->pattern, mangled.c_str(), 0, nullptr, 0) == 0) return true;
    int status = 0;
    char *demangled = abi::__cxa_demangle(mangled.c_str(), nullptr, nullptr, &status);
    bool found = demangled && regexec(&seen->pattern, demangled, 0, nullptr, 0) == 0;
    std::free(demangled);
    return found;
}

}  // namespace

bool is_wanted(const std::string &mangled) {
    std::lock_guard<std::mutex> hold(seen->lock);
    auto known = seen->wanted.find(mangled);
    if (known != seen->wanted.end()) return known->second;
    return seen->wanted[mangled] = matches(mangled);
}

uint64_t count_launch(const std::string &mangled) {
    std::lock_guard<std::mutex> hold(seen->lock);
    seen->has_changed = true;
    return seen->kernels[mangled].launches++;
}

void forget_kernels() {
    std::lock_guard<std::mutex> hold(seen->lock);
    seen->kernels.clear();
    seen->wanted.clear();
    if (seen->is_valid) regfree(&seen->pattern);
    seen->is_compiled = seen->is_valid = false;
    seen->has_changed = true;
}

void count_time(const char *mangled, uint64_t ns) {
    std::lock_guard<std::mutex> hold(seen->lock);
    auto found = seen->kernels.find(mangled);
    if (found == seen->kernels.end()) return;
    Kernel &it = found->second;
    it.shortest_ns = it.timed++ ? std::min(it.shortest_ns, ns) : ns;
    it.total_ns += ns;
    seen->has_changed = true;
}

void write_kernels() {
    // Who comes second finds the first one's file complete.
    static std::mutex *writing = new std::mutex;
    std::lock_guard<std::mutex> alone(*writing);
    Json json;
    json.open('{').key("kernels").open('[');
    {
        std::lock_guard<std::mutex> hold(seen->lock);
        if (!seen->has_changed) return;
        seen->has_changed = false;
        for (auto &[name, it] : seen->kernels) {
            json.open('{').key("name").string(name).key("launches").count(it.launches);
            json.key("timed")
                .count(it.timed)
                .key("total_ns")
                .count(it.total_ns)
                .key("shortest_ns")
                .count(it.shortest_ns)
                .close('}');
        }
    }
    std::string text = json.close(']').close('}').text() + "\n";
    std::string path = settings().folder + "/" + std::to_string(getpid()) + ".kernels.json";
    int file = open((path + ".new").c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return note("the list of kernels cannot be written");
    bool written = write_all(file, text.data(), text.size());
    close(file);
    if (written) rename((path + ".new").c_str(), path.c_str());
}

}  // namespace cuado
