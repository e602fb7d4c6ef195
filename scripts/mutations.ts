import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, faults } from '../test/mutations/faults.ts';
import { onEnd } from './lifetime.ts';
import { root } from './steps.ts';

/*
 * Tests the tests: puts every fault of test/mutations into a copy of the tree, one at a time, and expects the tests it names to fail.
 * Numbers or words choose some faults: `npm run mutations -- 3 scope`.
 */
const copy = path.join(root, '.cache/mutations');
const report = path.join(copy, '.cache/report.json');
const fault = path.join(copy, 'apps/server/sql/~fault.sql');

/**
 * Copies the source tree into an empty folder, in which only the test databases are kept. Installed packages are shared with the original;
 * the product's own packages are copied.
 */
function copyTree(): void {
  const left = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results', 'playwright-report']);
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) if (name !== '.cache') rmSync(path.join(copy, name), { recursive: true, force: true });
  for (const name of readdirSync(root).filter((one) => !left.has(one)))
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: (from) => !left.has(path.basename(from)) });
  mkdirSync(path.join(copy, 'node_modules/@park'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((one) => one !== '@park'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  for (const [name, folder] of Object.entries({ contract: 'packages/contract', server: 'apps/server', web: 'apps/web' }))
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@park', name));
}

/** Plants a fault in the copy. Returns a function that removes it. */
function plant(planted: Fault): () => void {
  if ('sql' in planted) {
    writeFileSync(fault, planted.sql);
    return () => rmSync(fault);
  }
  const file = path.join(copy, planted.file);
  const sound = readFileSync(file, 'utf8');
  if (sound.split(planted.from).length !== 2) throw new Error(`${planted.file} does not hold, exactly once: ${planted.from}`);
  writeFileSync(
    file,
    sound.replace(planted.from, () => planted.to),
  );
  return () => writeFileSync(file, sound);
}

let child: ChildProcess | undefined;
let isEnding = false;
onEnd(() => {
  isEnding = true;
  child?.kill('SIGTERM');
});

type Report = {
  numPassedTests: number;
  testResults: { status: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
};
/**
 * Result of a test run. `failed` has the names of failed tests. `broken` tells that a test file could not be loaded or a database not be
 * created, which does not count as a failed test.
 */
type Result = { passed: number; failed: string[]; broken: string };

function read(output: string): Result {
  try {
    const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failed = testResults.flatMap((file) =>
      file.assertionResults.filter(({ status }) => status === 'failed').map((one) => one.fullName),
    );
    const silent = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed, failed, broken: silent.map(({ message }) => message).join('\n') };
  } catch {
    return { passed: 0, failed: [], broken: output.trim().slice(-2_000) || 'no report' };
  }
}

async function run(tests: readonly string[]): Promise<Result & { seconds: string }> {
  const began = performance.now();
  rmSync(report, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--reporter=json', `--outputFile=${report}`, ...tests];
  const running = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] });
  child = running;
  let output = '';
  running.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise((done) => running.once('close', done));
  return { ...read(output), seconds: ((performance.now() - began) / 1000).toFixed(1).padStart(6) };
}

const words = process.argv.slice(2);
const isChosen = ({ name }: Fault, number: number) =>
  words.length === 0 || words.some((word) => (/^\d+$/.test(word) ? Number(word) === number : name.includes(word)));
const chosen = faults.map((one, at) => ({ one, number: at + 1 })).filter(({ one, number }) => isChosen(one, number));

copyTree();
const sound = await run([...new Set(chosen.flatMap(({ one }) => one.tests))]);
const isSound = sound.failed.length === 0 && sound.passed > 0 && !sound.broken;
console.log(`${isSound ? '✓' : '✗'} without a fault: ${sound.passed} passed, ${sound.failed.length} failed ${sound.seconds} s`);
for (const line of [...sound.failed, ...(sound.broken ? [sound.broken] : [])]) console.log(`  ${line}`);

let noticed = 0;
for (const { one, number } of chosen) {
  if (isEnding) break;
  const takeOut = plant(one);
  const { failed, broken, seconds } = await run(one.tests).finally(takeOut);
  const red = failed.filter((name) => !sound.failed.includes(name)).length;
  if (red) noticed++;
  const outcome = red ? `red (${red})` : broken ? 'broken' : 'GREEN';
  console.log(`${red ? '✓' : '✗'} ${String(number).padStart(2)} ${outcome.padEnd(10)}${seconds} s  ${one.name}`);
  if (!red && broken) console.log(broken);
}
console.log(`\n${chosen.length} faults, ${noticed} noticed`);
process.exit(isSound && noticed === chosen.length && !isEnding ? 0 : 1);
