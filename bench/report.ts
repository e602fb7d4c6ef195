import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/benchmarks.md');

/** A result in the report. `row` is its number in the table of targets, or a dash if there is no target for it. */
export type Row = { row: number | '–'; what: string; goal: string; reached: string; isMet: boolean; note: string };

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

export const loadNow = () =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

const sample = {
  id: 'a1b2c3d4',
  name: '张建国',
  phone: '138****0000',
  position: '工程师',
  isShow: true,
  roles: [1, 2, 3],
  ext: { education: '本科' },
};
const lookMs = 200;
/**
 * Measures how fast the machine is now: thousands of units of a small task per second on one core. On a shared machine the speed changes by
 * a factor of two within an hour, and a result in seconds can only be judged together with it.
 */
export function pace(): number {
  const began = performance.now();
  let done = 0;
  for (; performance.now() - began < lookMs; done++) JSON.parse(JSON.stringify(sample));
  return done / (performance.now() - began);
}

export function machine(): string {
  const [cpu] = os.cpus();
  return (
    `${os.availableParallelism()} cores (${cpu?.model.trim()}), ${(os.totalmem() / 2 ** 30).toFixed(1)} GiB, ` +
    `${os.type()}, Node ${process.versions.node}`
  );
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) => `| ${row.row} | ${row.what} | ${row.goal} | ${row.isMet ? '' : '**short** '}${row.reached} | ${row.note} |`,
  );
  return ['| # | What | Goal | Reached | Note |', '|---|---|---|---|---|', ...lines].join('\n');
}

const intro = `# Benchmarks

Row numbers are those of the performance goals. A ratio is taken in one run on one machine, back to back with the bare limit
(\`bench/limit.mjs\`), as the median of the per-round ratios. \`npm run bench\` and \`npm run bench:web\` each rewrite their own section.
`;

/** Replaces one section of the report; the other sections stay as they are. */
export function write(section: string, text: string): void {
  const begin = `<!-- ${section}: written by the benchmark -->`;
  const end = `<!-- end of ${section} -->`;
  const page = existsSync(file) ? readFileSync(file, 'utf8') : intro;
  const [before, rest] = page.split(begin);
  const own = `${begin}\n${text.trim()}\n${end}`;
  const after = rest?.slice(rest.indexOf(end) + end.length);
  writeFileSync(file, after === undefined ? `${before?.trimEnd()}\n\n${own}\n` : `${before}${own}${after}`);
  console.log(`\n${text.trim()}\n\nwritten to ${path.relative(root, file)}`);
}
