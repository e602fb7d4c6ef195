let ending: Promise<void> | undefined;

/**
 * Resolves at the end of this turn of the event loop, when all incoming data was handled. A message wakes the process that receives it, and
 * that process usually takes over the processor; sending a message in the middle of a turn would leave cold caches for the rest of the
 * work.
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
