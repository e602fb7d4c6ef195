const length = 86_400_000;
/** A page asks for the same few days again and again, a thousand rooms at a time. */
const numbers = new Map<string, number>();

/** Days of the calendar as whole numbers, for counting and for sliding along them; no zone comes into it. */
export const dayNumber = (day: string): number => {
  const known = numbers.get(day) ?? Date.parse(`${day}T00:00:00Z`) / length;
  numbers.set(day, known);
  return known;
};
/** A day by its number; days are YYYY-MM-DD and know nothing of hours and zones. */
export const dayAt = (number: number): string => new Date(number * length).toISOString().slice(0, 10);
/** So many days later, or earlier below none. */
export const dayAfter = (day: string, count: number): string => dayAt(dayNumber(day) + count);
/** From one day to another; of a half-open range, how many days it has. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** An address may be typed by hand. */
export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && Number.isInteger(dayNumber(text ?? '')) && dayAt(dayNumber(text ?? '')) === text;
