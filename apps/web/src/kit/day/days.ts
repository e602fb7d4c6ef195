const dayMs = 86_400_000;
/** Memoized: a page converts the same few days again and again for up to a thousand rooms. */
const cachedNumbers = new Map<string, number>();

/** Converts a day to a whole number for arithmetic, independent of time zones. */
export const dayNumber = (day: string): number => {
  const known = cachedNumbers.get(day) ?? Date.parse(`${day}T00:00:00Z`) / dayMs;
  cachedNumbers.set(day, known);
  return known;
};
/** Converts a number back to a day in the form YYYY-MM-DD. */
export const dayAt = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
/** Returns the day `count` days later, or earlier if `count` is negative. */
export const dayAfter = (day: string, count: number): string => dayAt(dayNumber(day) + count);
/** Returns the number of days from one day to another, which is the length of a half-open period. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Tells whether a text is a valid day; addresses can be typed by hand. */
export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && Number.isInteger(dayNumber(text ?? '')) && dayAt(dayNumber(text ?? '')) === text;
