/** A number as it is typed or pasted, with blanks, hyphens or the country before it, cut to its eleven digits. */
export const phoneDigits = (typed: unknown): string =>
  String(typed ?? '')
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '')
    .slice(0, 11);
