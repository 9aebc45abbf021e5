#include "capture_folder.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

#include "driver.h"
#include "json.h"
#include "process.h"

namespace cuado {
namespace {

std::string write_file(const std::string &path, const std::string &bytes) {
    int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return path + ": " + std::strerror(errno);
    bool written = write_all(file, bytes.data(), bytes.size());
    std::string problem = written ? "" : path + ": " + std::strerror(errno);
    close(file);
    return problem;
}

// Release of the kernel module, `580.159.03`; empty where it does not say.
std::string driver_release() {
    std::string text = contents("/proc/driver/nvidia/version");
    size_t begin = text.find("Kernel Module");
    if (begin == std::string::npos) return "";
    begin = text.find_first_of("0123456789", begin);
    while (begin !=
           std::string::npos) {  // After "for x86_64" in the open module's line: the first number with a dot.
        size_t end = text.find_first_not_of("0123456789.", begin);
        std::string number = text.substr(begin, end - begin);
        if (number.find('.') != std::string::npos) return number;
        begin = text.find_first_of("0123456789", end);
    }
    return "";
}

void write_device(Json &json) {
    const Driver &cuda = driver();
    CUdevice device = 0;
    json.key("device");
    if (!cuda.cuCtxGetDevice || cuda.cuCtxGetDevice(&device) != CUDA_SUCCESS) {
        json.null();
        return;
    }
    json.open('{');
    char name[256] = "";
    if (cuda.cuDeviceGetName && cuda.cuDeviceGetName(name, sizeof name - 1, device) == CUDA_SUCCESS)
        json.key("name").string(name);
    int major = 0, minor = 0;
    if (cuda.cuDeviceGetAttribute &&
        cuda.cuDeviceGetAttribute(&major, kComputeMajor, device) == CUDA_SUCCESS &&
        cuda.cuDeviceGetAttribute(&minor, kComputeMinor, device) == CUDA_SUCCESS) {
        json.key("compute").open('[').number(major).number(minor).close(']');
    }
    std::string release = driver_release();
    json.key("driver");
    release.empty() ? json.null() : json.string(release);
    Uuid uuid{};
    if (cuda.cuDeviceGetUuid && cuda.cuDeviceGetUuid(&uuid, device) == CUDA_SUCCESS) {
        std::string text = "GPU-";
        for (int i = 0; i < 16; ++i) {
            char byte[4];
            std::snprintf(byte, sizeof byte, "%02x", uuid.bytes[i]);
            text += (i == 4 || i == 6 || i == 8 || i == 10) ? std::string("-") + byte : byte;
        }
        json.key("uuid").string(text);
    }
    json.close('}');
}

void write_attribute(Json &json, const char *name, int value) {
    if (value >= 0) json.key(name).number(value);  // What the driver does not say is left out.
}

void write_attributes(Json &json, const Attributes &it) {
    json.key("attributes").open('{');
    write_attribute(json, "max_dynamic_shared_bytes", it.max_dynamic_shared);
    write_attribute(json, "preferred_carveout", it.carveout);
    write_attribute(json, "registers", it.registers);
    write_attribute(json, "static_shared_bytes", it.static_shared);
    write_attribute(json, "local_bytes", it.local);
    json.close('}');
}

void write_parameters(Json &json, const std::vector<Parameter> &parameters) {
    json.key("parameters").open('[');
    for (const Parameter &each : parameters) {
        std::string hex;
        for (unsigned char byte : each.value) {
            char digits[4];
            std::snprintf(digits, sizeof digits, "%02x", byte);
            hex += digits;
        }
        json.open('{')
            .key("offset")
            .number(each.offset)
            .key("bytes")
            .count(each.value.size())
            .key("value")
            .string(hex)
            .close('}');
    }
    json.close(']');
}

void write_file_name(Json &json, const char *key, const std::string &name) {
    json.key(key);
    name.empty() ? json.null() : json.string(name);
}

void write_memory(Json &json, const Reached &reached) {
    json.key("allocations").open('[');
    for (const Piece &each : reached.allocations) {
        json.open('{')
            .key("address")
            .address(each.where.address)
            .key("bytes")
            .count(each.where.bytes)
            .key("origin")
            .string(each.where.origin);
        write_file_name(json, "before", each.before);
        write_file_name(json, "after", each.after);
        json.key("reached_from").open('[');
        for (uint32_t offset : each.reached_from) json.number(offset);
        json.close(']').close('}');
    }
    json.close(']').key("globals").open('[');
    for (const Piece &each : reached.globals) {
        json.open('{')
            .key("name")
            .string(each.name)
            .key("address")
            .address(each.where.address)
            .key("bytes")
            .count(each.where.bytes);
        json.key("constant").boolean(each.is_constant);
        write_file_name(json, "before", each.before);
        write_file_name(json, "after", each.after);
        json.close('}');
    }
    json.close(']').key("refused").open('[');
    for (const Refused &each : reached.refused) {
        json.open('{')
            .key("address")
            .address(each.address)
            .key("bytes")
            .count(each.bytes)
            .key("reason")
            .string(each.reason)
            .close('}');
    }
    json.close(']');
}

std::string linked_name(size_t number) { return "linked-" + std::to_string(number) + ".ptx"; }

void write_module_entry(Json &json, const Captured &captured) {
    json.key("module");
    if (!captured.has_module) {
        json.null()
            .key("module_reason")
            .string(captured.module_reason.empty() ? captured.error : captured.module_reason);
    } else {
        json.open('{').key("file").string("module.bin").key("kind").string(captured.module.kind).close('}');
    }
    // What the driver made of it and ran; more than the contract asks for.
    json.key("cubin");
    captured.has_cubin ? json.string("kernel.cubin") : json.null();
    json.key("linked").open('[');
    for (size_t i = 0; i < captured.linked.size(); ++i) json.string(linked_name(i));
    json.close(']');
}

// Where compilers of the program keep what they made: as the program has set it meanwhile.
void write_environment(Json &json) {
    json.key("environment").open('{');
    for (const char *name :
         {"HOME", "TMPDIR", "TORCHINDUCTOR_CACHE_DIR", "TRITON_CACHE_DIR", "TRITON_HOME"}) {
        if (const char *value = std::getenv(name)) json.key(name).string(value);
    }
    json.close('}');
}

void write_shape(Json &json, const Captured &captured) {
    const Launch &it = captured.launch;
    json.key("kernel").string(it.kernel).key("grid").triple(it.grid).key("block").triple(it.block).key(
        "cluster");
    it.cluster[0] ? json.triple(it.cluster) : json.null();
    json.key("dynamic_shared_bytes").count(it.dynamic_shared).key("cooperative").boolean(it.is_cooperative);
    json.key("launch").count(captured.index).key("command").open('[');
    for (const std::string &word : command_line()) json.string(word);
    json.close(']');
}

}  // namespace

std::string write_module(Captured &captured, const std::string *cubin) {
    std::string problem;
    if (!captured.module.bytes.empty()) {
        problem = write_file(captured.folder + "/module.bin", captured.module.bytes);
        captured.has_module = problem.empty();
    }
    if (problem.empty() && cubin) {
        problem = write_file(captured.folder + "/kernel.cubin", *cubin);
        captured.has_cubin = problem.empty();
    }
    for (size_t i = 0; problem.empty() && i < captured.linked.size(); ++i)
        problem = write_file(captured.folder + "/" + linked_name(i), captured.linked[i]);
    return problem;
}

std::string write_launch(const Captured &captured) {
    Json json;
    json.open('{').key("format").string("cuado raw capture").key("version").number(1);
    write_shape(json, captured);
    write_device(json);
    write_attributes(json, captured.launch.attributes);
    write_parameters(json, captured.launch.parameters);
    write_module_entry(json, captured);
    write_memory(json, captured.reached);
    json.key("seconds");
    captured.seconds < 0 ? json.null() : json.seconds(captured.seconds);
    write_file_name(json, "launched_from", captured.launched_from);
    write_environment(json);
    if (!captured.error.empty()) {
        json.key("error")
            .open('{')
            .key("message")
            .string(captured.error)
            .key("remedy")
            .string(captured.remedy)
            .close('}');
    }
    std::string path = captured.folder + "/launch.json";
    std::string problem = write_file(path + ".new", json.close('}').text() + "\n");
    if (problem.empty() && rename((path + ".new").c_str(), path.c_str()) != 0)
        problem = path + ": " + std::strerror(errno);
    return problem;
}

}  // namespace cuado
