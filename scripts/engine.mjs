/** What the engine is told when the server is started: a young generation of 8 MB instead of 32 is a hundred megabytes less under load, and no slower. */
export const engineFlags = ['--max-semi-space-size=8'];
