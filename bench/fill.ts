/** Makes a request body unique: replaces # by a word, and % by the last eight digits of a number. */
export const filled = (body: string, word: string, n: number) => body.replace('#', () => word).replace('%', String(n).padStart(8, '0'));
