// A bounded queue at which nobody ever waits, for any number of threads on both sides: each cell has the
// number of the turn at which it may be written or read (D. Vyukov's bounded queue).
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

namespace cuado {

template <typename Item>
class Queue {
   public:
    // Room for `least` items at least.
    explicit Queue(size_t least) {
        while (mask_ + 1 < least) mask_ = 2 * mask_ + 1;
        cells_ = std::make_unique<Cell[]>(mask_ + 1);
        for (size_t i = 0; i <= mask_; ++i) cells_[i].turn.store(i, std::memory_order_relaxed);
    }

    // False where it is full.
    bool push(const Item &item) {
        size_t at = end_.load(std::memory_order_relaxed);
        while (true) {
            Cell &cell = cells_[at & mask_];
            auto ahead = static_cast<ptrdiff_t>(cell.turn.load(std::memory_order_acquire) - at);
            if (ahead < 0) return false;
            if (ahead > 0) {
                at = end_.load(std::memory_order_relaxed);
            } else if (end_.compare_exchange_weak(at, at + 1, std::memory_order_relaxed)) {
                cell.item = item;
                cell.turn.store(at + 1, std::memory_order_release);
                return true;
            }
        }
    }

    // False where there is none, or where the thread that puts in the oldest has not come to the end of it.
    bool pop(Item &item) {
        size_t at = begin_.load(std::memory_order_relaxed);
        while (true) {
            Cell &cell = cells_[at & mask_];
            auto ahead = static_cast<ptrdiff_t>(cell.turn.load(std::memory_order_acquire) - (at + 1));
            if (ahead < 0) return false;
            if (ahead > 0) {
                at = begin_.load(std::memory_order_relaxed);
            } else if (begin_.compare_exchange_weak(at, at + 1, std::memory_order_relaxed)) {
                item = cell.item;
                cell.turn.store(at + mask_ + 1, std::memory_order_release);
                return true;
            }
        }
    }

    // Items in it, those included that are being put in.
    size_t size() const { return end_.load() - begin_.load(); }

   private:
    struct Cell {
        std::atomic<size_t> turn;
        Item item;
    };
    size_t mask_ = 1;
    std::unique_ptr<Cell[]> cells_;
    alignas(64) std::atomic<size_t> end_{0};
    alignas(64) std::atomic<size_t> begin_{0};
};

}  // namespace cuado
