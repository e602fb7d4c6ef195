let ending: Promise<void> | undefined;

/**
 * The end of this turn of the loop, when everything that has come is worked at. Whoever is written to is woken, and as a rule takes the
 * processor over: written to meanwhile, he leaves whatever comes next with everything to be fetched anew.
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
