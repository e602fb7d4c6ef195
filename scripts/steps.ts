import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from './lifetime.ts';

export const root = path.resolve(import.meta.dirname, '..');

/** Number of checks that passed and failed in a step. A test runner counts its tests; any other check counts as one. */
type Count = { passed: number; failed: number };
export type Step = { name: string; run(): Promise<Count> };
type Outcome = Count & { name: string; seconds: number };

const inModules = (file: string) => path.join(root, 'node_modules', file);
const running = new Set<ChildProcess>();

let isEnding = false;

// If the run is stopped, this process must end its child processes and must not report success.
onEnd(() => {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});

type Spawned = { code: number; output: string };

/** Runs a Node process. With `quiet` its output is shown only if the process fails. */
function node(args: string[], { quiet, env = {} }: { quiet: boolean; env?: Record<string, string> }): Promise<Spawned> {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((done) => {
    const end = (code: number) => {
      running.delete(child);
      done({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

const check = (name: string, ...args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await node(args, { quiet: true });
    if (code !== 0) console.log(`\n--- ${name}\n${output.trim()}\n---\n`);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

const lint = (files: readonly string[] = []) =>
  check('format and lint', inModules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--colors=off', ...files);
const types = check('types', inModules('typescript/bin/tsc'));
const boundaries = check('boundaries', 'scripts/boundaries.ts');
const generated = check('generated files', 'scripts/generate.ts', '--check');
const words = check('words', 'scripts/words.ts');

/** Checks of the source files, which do not run the product. */
export const checks: Step[] = [
  lint(),
  types,
  boundaries,
  check('lock', 'scripts/lockcheck.mjs'),
  check('PostgreSQL 15', 'scripts/portable.ts'),
  words,
  generated,
];
/** Returns the checks for a run that is limited to some files. Only linting reads just these files; the other checks read all sources. */
export const checksOf = (files: readonly string[]): Step[] => [types, lint(files), boundaries, words, generated];

export const build: Step = check('build of the console', 'scripts/console.ts');
export const budget: Step = check('size of the console', 'scripts/budget.ts');
export const browser: Step = check('browser', 'scripts/browser.ts');

/** Reads the report of a test runner. Undefined if the runner ended before it wrote one. */
function report<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Counts a test runner that crashed or found no tests as failed, even if its report has no failed test. */
function honest(code: number, { passed, failed }: Count): Count {
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type Chosen = { projects?: readonly string[]; files?: readonly string[] };
/** Returns a step that runs the tests of the given projects or files, or all tests. */
export const vitest = (name: string, { projects = [], files = [] }: Chosen, env: Record<string, string>): Step => ({
  name,
  async run() {
    const file = fresh('.cache/vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    // Each test file has a process of its own. The compile cache saves all of them from compiling the same libraries.
    const shared = { NODE_COMPILE_CACHE: path.join(root, '.cache/compile'), ...env };
    const chosen = [...projects.map((project) => `--project=${project}`), ...files];
    const { code } = await node([inModules('vitest/vitest.mjs'), 'run', ...reporters, ...chosen], { quiet: false, env: shared });
    const found = report<VitestReport>(file);
    // a test file that could not be loaded counts as failed, although it has no failed test
    const broken = found?.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
    );
    return honest(code, { passed: found?.numPassedTests ?? 0, failed: (found?.numFailedTests ?? 0) + (broken?.length ?? 0) });
  },
});

export const unitTests = (env: Record<string, string> = {}, files: readonly string[] = []): Step =>
  vitest('server and web tests', { files }, env);

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

export const journeys = (env: Record<string, string> = {}, files: readonly string[] = []): Step => ({
  name: 'journeys',
  async run() {
    const file = fresh('.cache/playwright.json');
    const { code } = await node([inModules('@playwright/test/cli.js'), 'test', ...files], { quiet: false, env });
    const { expected = 0, unexpected = 0, flaky = 0 } = report<PlaywrightReport>(file)?.stats ?? {};
    return honest(code, { passed: expected, failed: unexpected + flaky });
  },
});

function fresh(file: string): string {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  rmSync(path.join(root, file), { force: true });
  return file;
}

/**
 * Runs groups of steps one after the other, and within a group two steps at a time. Goes on after a failure, so that the report is
 * complete.
 */
export async function runAll(groups: readonly (readonly Step[])[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    const waiting = [...group];
    const work = async () => {
      for (let step = waiting.shift(); step && !isEnding; step = waiting.shift()) outcomes.push(await timed(step));
    };
    await Promise.all([work(), work()]);
  }
  if (isEnding) process.exit(1);
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${outcomes.map(line).join('\n')}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') ? 1 : 0);
}

async function timed(step: Step): Promise<Outcome> {
  const since = performance.now();
  const count = await step.run();
  const outcome = { name: step.name, ...count, seconds: (performance.now() - since) / 1000 };
  console.log(line(outcome));
  return outcome;
}

const line = ({ name, seconds, passed, failed }: Outcome) =>
  `${failed ? '✗' : '✓'} ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s` +
  `${passed + failed > 1 ? `   ${passed} passed, ${failed} failed` : ''}`;
