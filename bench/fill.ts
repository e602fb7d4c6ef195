/** Fills in a body so that it is new each time: # becomes a word, % the last eight digits of a number. */
export const filled = (body: string, word: string, n: number) => body.replace('#', () => word).replace('%', String(n).padStart(8, '0'));
