/* What the engine is told when the server is started. */

/**
 * 8 MB instead of 32 are a hundred megabytes less under load, and no slower. So little is left of them that helpers are not worth being
 * woken: waiting for those was three quarters of a collection, and they kept the calls from the processor meanwhile.
 */
const youngGeneration = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
/**
 * When a full collection begins, in percent of the room that is left. By itself the engine begins one as soon as the young generation might
 * not fit into it, which in the small heap of an export was once a second, with helpers that the calls had to wait for.
 */
const fullCollections = ['--incremental-marking-soft-trigger=50', '--incremental-marking-hard-trigger=80'];
export const engineFlags = [...youngGeneration, ...fullCollections];
