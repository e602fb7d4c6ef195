/** The numbers behind a chart; nothing here knows React or the page. */

/** Categories in the order in which series take them, so that neighbours differ clearly. */
const order = [1, 5, 4, 3, 7, 6, 2, 8];
export const seriesColour = (at: number): string => `var(--c${order[at % order.length]})`;

/** Maps the values from `low` to `high` to the pixels from `start` to `end`. */
export const scale = (low: number, high: number, start: number, end: number) => (value: number) =>
  high === low ? start : start + ((value - low) / (high - low)) * (end - start);

/** Returns the smallest of 1, 2, 5 and 10 times a power of ten that is at least `step`. */
export function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const times = [1, 2, 5].find((one) => one * power >= step) ?? 10;
  return tidy(times * power);
}
/** Removes the rounding error of binary fractions: 0.1 × 3 is 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12));

const mostTicks = 3;
type TickOptions = {
  /** Smallest range of the axis, so that a change of little meaning does not look like a big one. */
  least?: number;
  /** Whether there are no values between whole numbers. */
  isWhole?: boolean;
};
/** Returns two or three round values that enclose all values: 61 to 84 give 60, 80, 100. */
export function ticksOf(values: readonly number[], { least = 0, isWhole = false }: TickOptions = {}): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const from = Math.max(Math.min(low, high - least), Math.min(low, 0));
  const range = Math.max(high - from, least) || Math.abs(high) || 1;
  let step = niceStep(Math.max(range / (mostTicks - 1), isWhole ? 1 : 0));
  while (Math.ceil(tidy((from + range) / step)) - Math.floor(tidy(from / step)) >= mostTicks) step = niceStep(step * 1.01);
  const [first, last] = [Math.floor(tidy(from / step)), Math.ceil(tidy((from + range) / step))];
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
}

type Corner = readonly [x: number, y: number];
const written = (corners: readonly Corner[]) => corners.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
/** Returns the known points in groups between which points are missing. */
export function runsOf(points: readonly (Corner | null)[]): Corner[][] {
  const runs: Corner[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
/** Returns the path of a line that is interrupted where points are missing. */
export const linePath = (points: readonly (Corner | null)[]): string => runsOf(points).map(written).join('');
/** Returns the path of the area between the line and `base`. */
export const areaPath = (points: readonly (Corner | null)[], base: number): string =>
  runsOf(points)
    .filter((run) => run.length > 1)
    .map((run) => `${written([...run, [run.at(-1)?.[0] ?? 0, base], [run[0]?.[0] ?? 0, base]])}Z`)
    .join('');

const partGap = 2;
const leastPart = 3;
/**
 * Divides a bar of `width` pixels among values, with gaps between the parts. A value above zero is at least three pixels wide, at the
 * expense of the widest part; zero takes no room.
 */
export function partsOf(values: readonly number[], width: number): { x: number; width: number }[] {
  const sum = values.reduce((all, value) => all + value, 0);
  const room = width - partGap * Math.max(values.filter((value) => value > 0).length - 1, 0);
  const widths = values.map((value) => (value > 0 ? Math.max((value / sum) * room, leastPart) : 0));
  const excess = widths.reduce((all, part) => all + part, 0) - room;
  const widest = widths.indexOf(Math.max(...widths));
  let x = 0;
  return widths.map((part, at) => {
    const own = { x, width: at === widest && sum > 0 ? Math.max(part - excess, leastPart) : part };
    if (own.width > 0) x += own.width + partGap;
    return own;
  });
}

/** Cuts a text to the given number of pixels; a Chinese character is as wide as the font is high, a Latin one about half of that. */
export function shorten(text: string, width: number, fontSize = 12): string {
  const widthOf = (letters: string) => [...letters].reduce((all, letter) => all + (letter > '\u2e7f' ? fontSize : fontSize * 0.58), 0);
  if (widthOf(text) <= width) return text;
  let kept = text;
  while (kept && widthOf(`${kept}…`) > width) kept = [...kept].slice(0, -1).join('');
  return `${kept}…`;
}

/** A figure of a chart. A value of null is missing data. */
export type Figure = {
  value: number | null;
  /** The figure without its unit, as marks and table say it. */
  text: string;
  /** Address of the list that has the entries counted here. */
  to?: string | undefined;
  /** Whether the figure is about something that is due soon. */
  isDue?: boolean;
};
export type ChartRow = {
  /** Unique full name, for marks and table. */
  name: string;
  /** Name on the axis. */
  short?: string;
  /** One figure per series. */
  figures: readonly Figure[];
  /** Result of the whole row, such as the rental rate of a building. */
  result?: string;
};
export type ChartData = {
  /** Noun for the rows; heads the first column of the table. */
  noun: string;
  unit: string;
  series: readonly { name: string; colour?: string }[];
  rows: readonly ChartRow[];
  /** Name of the results of the rows. */
  result?: string;
};
export type Options = {
  kind: 'line' | 'bars' | 'stacked';
  /** Value that the figures of a line should reach. */
  target?: number;
  /** Smallest range of a line's axis, in the unit of the figures. */
  least?: number;
  /** Whether all rows of a stacked chart are equally long, so that shares can be compared. */
  isShare?: boolean;
};

export const colourOf = ({ series }: ChartData, at: number) => series[at]?.colour ?? seriesColour(at);
export const valuesOf = ({ rows }: ChartData) => rows.flatMap(({ figures }) => figures.flatMap(({ value }) => value ?? []));
export const sumOf = ({ figures }: ChartRow) => figures.reduce((sum, { value }) => sum + (value ?? 0), 0);
export const isMissing = ({ figures }: ChartRow) => figures.every(({ value }) => value === null);
export const withUnit = (text: string | number, unit: string) => (unit === '%' ? `${text}%` : `${text} ${unit}`);
