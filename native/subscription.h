// The one subscription to CUPTI's callbacks, and what is done with each call of the driver.
#pragma once

namespace cuado {

// Subscribe to what the mode needs. False, with a note, where somebody else has subscribed.
bool subscribe();

}  // namespace cuado
