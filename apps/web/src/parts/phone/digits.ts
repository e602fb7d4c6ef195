/** Strips blanks, hyphens and the country code from a typed or pasted phone, and cuts it to eleven digits. */
export const phoneDigits = (typed: unknown): string =>
  String(typed ?? '')
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '')
    .slice(0, 11);
