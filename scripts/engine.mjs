/* V8 flags of the server process. */

/**
 * 8 MB instead of 32 MB for young objects save a hundred megabytes under load, at the same speed. Helper threads are off: few objects
 * survive, so waiting for the threads took three quarters of each collection and kept the processor from requests.
 */
const youngGeneration = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
/**
 * Starts a full garbage collection later than by default. In the small heap of an export V8 would collect once a second, with helper
 * threads that requests had to wait for. The values are percentages of the room left in the heap.
 */
const fullCollections = ['--incremental-marking-soft-trigger=50', '--incremental-marking-hard-trigger=80'];
export const engineFlags = [...youngGeneration, ...fullCollections];
