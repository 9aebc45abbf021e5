#include "kernels.h"

#include <array>
#include <cstdlib>
#include <cxxabi.h>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <regex.h>
#include <unistd.h>
#include <unordered_map>
#include <vector>

#include "json.h"
#include "process.h"

namespace cuado {
namespace {

// Times of launches of one shape: all of them up to kMostTimes, then every second, fourth, ... one.
constexpr size_t kMostTimes = 1024, kMostShapes = 64;
struct Durations {
    uint64_t launches = 0, stride = 1;
    std::vector<uint64_t> ns;

    void add(uint64_t time) {
        if (launches++ % stride) return;
        if (ns.size() == kMostTimes) {
            for (size_t i = 0; 2 * i < kMostTimes; ++i) ns[i] = ns[2 * i];
            ns.resize(kMostTimes / 2);
            stride *= 2;
        }
        ns.push_back(time);
    }
};
using Shape = std::array<uint32_t, 7>;  // Grid, block, dynamic shared memory.
struct Kernel {
    uint64_t launches = 0;
    std::map<Shape, Durations> shapes;
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

void write_times(Json &json, const Shape &shape, const Durations &times) {
    json.open('{').key("grid").triple(&shape[0]).key("block").triple(&shape[3]);
    json.key("dynamic_shared_bytes").count(shape[6]).key("launches").count(times.launches);
    json.key("ns").open('[');
    for (uint64_t ns : times.ns) json.count(ns);
    json.close(']').close('}');
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

void count_time(const char *mangled, const LaunchShape &launch, uint64_t ns) {
    if (!is_wanted(mangled)) return;
    Shape shape{launch.grid[0],  launch.grid[1],  launch.grid[2],       launch.block[0],
                launch.block[1], launch.block[2], launch.dynamic_shared};
    std::lock_guard<std::mutex> hold(seen->lock);
    auto found = seen->kernels.find(mangled);
    if (found == seen->kernels.end()) return;
    auto &shapes = found->second.shapes;
    auto known = shapes.find(shape);
    if (known == shapes.end()) {
        if (shapes.size() == kMostShapes) return;
        known = shapes.emplace(shape, Durations()).first;
    }
    known->second.add(ns);
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
            json.key("shapes").open('[');
            for (auto &[shape, times] : it.shapes) write_times(json, shape, times);
            json.close(']').close('}');
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
