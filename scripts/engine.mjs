/* V8 flags of the server process. */

/**
 * Size of the young generation: 8 MB instead of 32 MB save a hundred megabytes under load, at the same speed. So few objects survive that
 * waking helper threads does not pay: waiting for them took three quarters of a collection, and they took the processor from the calls
 * meanwhile.
 */
const youngGeneration = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
/**
 * When a full collection begins, in percent of the room that is left. By default V8 starts one as soon as the young generation might not
 * fit into it; in the small heap of an export that was once a second, with helper threads that the calls had to wait for.
 */
const fullCollections = ['--incremental-marking-soft-trigger=50', '--incremental-marking-hard-trigger=80'];
export const engineFlags = [...youngGeneration, ...fullCollections];
