const patience = 150;

/** Waits for what is on its way, but not so long that somebody would look at nothing. */
export const soon = (coming: unknown): Promise<unknown> => Promise.race([coming, new Promise((enough) => setTimeout(enough, patience))]);
