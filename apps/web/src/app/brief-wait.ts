const maxWaitMs = 150;

/** Waits for a promise, but only briefly, so that the user does not look at an empty screen. */
export const waitBriefly = (promise: unknown): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
