let ending: Promise<void> | undefined;

/**
 * Resolves at the end of this turn of the event loop, when all incoming data was handled. Writing to a process wakes it, and it usually
 * takes over the processor; written to in the middle of a turn, it leaves cold caches for the rest of the work.
 */
export const endOfTurn = (): Promise<void> => {
  ending ??= new Promise((resolve) =>
    setImmediate(() => {
      ending = undefined;
      resolve();
    }),
  );
  return ending;
};
