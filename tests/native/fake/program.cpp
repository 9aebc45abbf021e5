// The programs of the tests: one word says which.

#include <dlfcn.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "cuda_api.h"
#include "trace_file.h"

using namespace cuado;

extern "C" {
int cuInit(unsigned);
int cuCtxSynchronize();
int cuCtxDestroy_v2(CUhandle);
int cuMemAlloc_v2(CUdeviceptr *, size_t);
int cuMemAllocAsync(CUdeviceptr *, size_t, CUhandle);
int cuMemMap(CUdeviceptr, size_t, size_t, unsigned long long, unsigned long long);
int cuMemFree_v2(CUdeviceptr);
int cuMemcpyHtoD_v2(CUdeviceptr, const void *, size_t);
int cuMemcpyDtoH_v2(void *, CUdeviceptr, size_t);
int cuMemsetD8_v2(CUdeviceptr, unsigned char, size_t);
int cuModuleLoadData(CUhandle *, const void *);
int cuLinkAddData_v2(CUhandle, int, void *, size_t);
int cuLinkComplete(CUhandle, void **, size_t *);
int cuLinkDestroy(CUhandle);
int cuLaunchKernel(CUhandle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUhandle,
                   void **, void **);
int cuLaunchKernelEx(const LaunchConfig *, CUhandle, void **, void **);
CUhandle fakeFunction(const char *, int, CUhandle);
void fakeRecord(int);
void fakeHost(uint64_t, size_t);
}

namespace {

constexpr int kCount = 256;
CUhandle module_handle = nullptr;
CUdeviceptr x = 0, y = 0;

std::string image() {
    std::string bytes;
    FILE *file = std::fopen(std::getenv("FAKE_MODULE"), "rb");
    for (int c; file && (c = std::fgetc(file)) != EOF;) bytes += static_cast<char>(c);
    return bytes;
}

void begin() {
    cuInit(0);
    std::string bytes = image();
    if (!bytes.empty()) cuModuleLoadData(&module_handle, bytes.data());
    cuMemAlloc_v2(&x, kCount * sizeof(float));
    cuMemAllocAsync(&y, kCount * sizeof(float), nullptr);
    std::vector<float> values(kCount, 2.0f);
    cuMemcpyHtoD_v2(x, values.data(), kCount * sizeof(float));
    cuMemsetD8_v2(y, 0, kCount * sizeof(float));
}

void axpy(int times, bool as_kernel = false) {
    CUhandle f = fakeFunction("_Z4axpyfPKfPfi", as_kernel, module_handle);
    float a = 1.5f;
    CUdeviceptr middle = y + 16;  // Into the buffer, as libraries do.
    int n = kCount - 4;
    void *params[] = {&a, &x, &middle, &n};
    for (int i = 0; i < times; ++i) cuLaunchKernel(f, 2, 1, 1, 128, 1, 1, 64, nullptr, params, nullptr);
}

float sum() {
    std::vector<float> values(kCount);
    cuMemcpyDtoH_v2(values.data(), y, kCount * sizeof(float));
    float all = 0;
    for (float value : values) all += value;
    return all;
}

// Images of the other kinds, in memory that is given up after the load.
void load(const std::string &kind) {
    std::string ptx = ".version 8.0\n.target sm_90\n", header(16, '\0'), payload = "forty bytes of a payload";
    uint32_t magic = 0xba55ed50;
    uint16_t version = 1, header_bytes = 16;
    uint64_t payload_bytes = payload.size();
    std::memcpy(&header[0], &magic, 4), std::memcpy(&header[4], &version, 2);
    std::memcpy(&header[6], &header_bytes, 2), std::memcpy(&header[8], &payload_bytes, 8);
    std::string fatbin = header + payload;
    struct {
        uint32_t magic = 0x466243b1, version = 1;
        const void *data;
    } wrapper;
    wrapper.data = fatbin.data();
    const void *image = kind == "ptx"      ? ptx.data()
                        : kind == "fatbin" ? fatbin.data()
                                           : static_cast<void *>(&wrapper);
    cuModuleLoadData(&module_handle, image);
    ptx.assign(ptx.size(), 'x');
    fatbin.assign(fatbin.size(), 'x');
}

// PTX linked with something else by the driver; the texts are given up before the launch.
void link(const std::string &second) {
    std::string ptx = ".version 8.0\n.target sm_90\n// first", other = image();
    int state = 0;
    cuLinkAddData_v2(&state, kInputPtx, &ptx[0], ptx.size() + 1);
    if (second == "ptx") cuLinkAddData_v2(&state, kInputPtx, &ptx[0], 27);
    cuLinkAddData_v2(&state, 0, &other[0], other.size());
    void *cubin;
    size_t bytes;
    cuLinkComplete(&state, &cubin, &bytes);
    cuModuleLoadData(&module_handle, cubin);
    cuLinkDestroy(&state);
    ptx.assign(ptx.size(), 'x');
}

// On a loaded machine a thread may not run for longer than any pause: what is waited for is what is seen.
template <typename Seen>
void wait_until(Seen seen) {
    for (int i = 0; i < 20000 && !seen(); ++i) usleep(1000);
}

// Null where the program is not traced.
template <typename Function>
Function from_cupti(const char *name) {
    const char *path = std::getenv("CUADO_INJECTION_CUPTI");
    void *cupti = path ? dlopen(path, RTLD_NOW | RTLD_NOLOAD) : nullptr;
    return reinterpret_cast<Function>(cupti ? dlsym(cupti, name) : nullptr);
}

// Of this process's first image.
int kernels_in_trace() {
    std::string path =
        std::string(std::getenv("CUADO_INJECTION_FOLDER")) + "/" + std::to_string(getpid()) + ".trace";
    struct {
        uint16_t kind, zero;
        uint32_t bytes;
    } record;
    int kernels = 0;
    FILE *file = std::fopen(path.c_str(), "rb");
    if (!file) return 0;
    std::fseek(file, 40, SEEK_SET);  // Behind the header.
    while (std::fread(&record, sizeof record, 1, file) == 1) {
        std::vector<char> payload(record.bytes - sizeof record);
        if (std::fread(payload.data(), payload.size(), 1, file) == 1) kernels += record.kind == kKernelRecord;
    }
    std::fclose(file);
    return kernels;
}

void with_marks() {
    auto mark = from_cupti<void (*)(uint32_t, uint32_t, const char *, const char *)>("fakeMarker");
    if (!mark) return;
    mark(2, 1, "step", "solver");
    axpy(1);
    mark(4, 1, nullptr, nullptr);
    mark(1, 2, "here", nullptr);
    mark(2, 3, "never ended", nullptr);
}

void chase(bool host) {
    struct Node {
        CUdeviceptr next;
        uint64_t value;
    };
    CUdeviceptr first, second;
    cuMemAlloc_v2(&first, sizeof(Node));
    cuMemAlloc_v2(&second, sizeof(Node));
    Node nodes[] = {{second, 10}, {0, 20}};
    cuMemcpyHtoD_v2(first, &nodes[0], sizeof(Node));
    cuMemcpyHtoD_v2(second, &nodes[1], sizeof(Node));
    if (host) fakeHost(first, sizeof(Node)), cuMemFree_v2(first), fakeHost(first, sizeof(Node));
    void *params[] = {&first};
    cuLaunchKernel(fakeFunction("_Z5chaseP4Node", 0, module_handle), 1, 1, 1, 1, 1, 1, 0, nullptr, params,
                   nullptr);
}

void by_value() {  // A structure of two pointers into one mapping of virtual memory, made of two pieces; the
                   // arguments in one buffer.
    size_t piece = 4096;
    char *base = static_cast<char *>(
        mmap(nullptr, 2 * piece, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    CUdeviceptr at = reinterpret_cast<CUdeviceptr>(base);
    cuMemMap(at, piece, 0, 0, 0);
    cuMemMap(at + piece, piece, 0, 0, 0);
    struct {
        int one = 1, pad = 0;
        CUdeviceptr x, y;
        int n = 8, pad2 = 0;
    } all;
    all.x = at, all.y = at + piece + 64;
    size_t bytes = sizeof all;
    void *extra[] = {reinterpret_cast<void *>(1), &all, reinterpret_cast<void *>(2), &bytes, nullptr};
    LaunchAttribute attribute{};
    attribute.id = kClusterDimension;
    attribute.value.cluster[0] = 2, attribute.value.cluster[1] = attribute.value.cluster[2] = 1;
    LaunchConfig config{{4, 1, 1}, {32, 1, 1}, 0, nullptr, &attribute, 1};
    cuLaunchKernelEx(&config, fakeFunction("_Z8by_value1V", 1, module_handle), nullptr, extra);
}

int child(char **argv, const char *word) {
    pid_t pid = fork();
    if (pid == 0) execl(argv[0], argv[0], word, "2", nullptr);
    int status = 0;
    waitpid(pid, &status, 0);
    return WEXITSTATUS(status);
}

}  // namespace

int main(int argc, char **argv) {
    alarm(60);  // What hangs ends by a signal, which no test expects.
    std::string word = argc > 1 ? argv[1] : "";
    int times = argc > 2 ? std::atoi(argv[2]) : 1;
    if (word == "children") {
        int code = child(argv, "launch");
        begin();
        axpy(1);
        return code == 7 ? 0 : 1;
    }
    if (word == "exec" && !std::getenv("FAKE_AGAIN")) {
        begin();
        axpy(3);
        wait_until([] { return kernels_in_trace() == 3; });
        setenv("FAKE_AGAIN", "1", 1);
        execl(argv[0], argv[0], "launch", "2", nullptr);
    }
    if (word != "nothing") begin();
    if (word == "launch") {
        axpy(times);
        cuCtxSynchronize();
        std::printf("sum %.1f\n", sum());
        return 7;
    }
    if (word == "as-kernel") axpy(times, true);
    if (word == "no-times")
        cuLaunchKernel(fakeFunction("_Z7nothingv", 0, nullptr), 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr,
                       nullptr);
    if (word == "crash" || word == "interrupted" || word == "quick") {
        axpy(times);
        wait_until([times] { return kernels_in_trace() == times; });
        if (word == "crash") raise(SIGSEGV);
        if (word == "interrupted") {
            std::puts("waiting");
            std::fflush(stdout);
            pause();
        }
        _exit(3);
    }
    if (word == "fork") {
        axpy(2);
        if (pid_t pid = fork(); pid == 0) {
            axpy(50);
            std::exit(0);
        } else {
            waitpid(pid, nullptr, 0);
        }
        axpy(1);
    }
    if (word == "load") {
        load(argv[2]);
        axpy(1);
    }
    if (word == "link") {
        link(argv[2]);
        axpy(1);
    }
    if (word == "marks") with_marks();
    if (word == "chase") chase(false);
    if (word == "host") chase(true);
    if (word == "by-value") by_value();
    if (word == "recorded") {
        fakeRecord(1);
        axpy(2);
        fakeRecord(0);
        axpy(1);
    }
    if (word == "threads") {
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) threads.emplace_back([times] { axpy(times); });
        for (auto &thread : threads) thread.join();
    }
    if (word == "pause") {
        axpy(times);
        wait_until(from_cupti<bool (*)()>("fakeReaderIsHeld"));
    }
    if (word == "exit-in-handler") {
        signal(SIGALRM, [](int) { std::exit(5); });
        axpy(1);
        cuCtxDestroy_v2(nullptr);  // Its records are read in here, where the alarm may come.
        wait_until([] { return false; });
    }
    if (word == "destroy") {
        axpy(1);
        cuCtxDestroy_v2(nullptr);
        _exit(0);
    }
    return 0;
}
