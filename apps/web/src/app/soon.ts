const patience = 150;

/** Waits for a promise, but only briefly, so that the user does not look at an empty screen. */
export const soon = (coming: unknown): Promise<unknown> => Promise.race([coming, new Promise((enough) => setTimeout(enough, patience))]);
