import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { onEnd } from './lifetime.ts';
import { root } from './steps.ts';

/**
 * Sends bad requests to every call: first the fixed lists of hostile values, then randomly generated requests. Names as arguments limit the
 * run to some domains and calls (`npm run fuzz -- grant menu.tree`). The same seed sends the same requests.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    runs: { type: 'string', default: '500' },
  },
});
console.log(`seed ${values.seed}, ${values.runs} generated requests per call`);

const file = path.join(root, '.cache/fuzz.json');
rmSync(file, { force: true });
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'server', 'apps/server/test/fuzz/fuzz.test.ts', '--reporter=dot'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PARK_LONG: '1', PARK_FUZZ_SEED: values.seed, PARK_FUZZ_RUNS: values.runs, PARK_MATRIX: positionals.join(',') },
});
onEnd(() => void child.kill('SIGTERM'));

type Result = { call: string; requests: number; accepted: number; seconds: number; findings: string[] };
child.once('close', (code) => {
  process.exitCode = code ?? 1;
  if (!existsSync(file)) return;
  const { results, seconds } = JSON.parse(readFileSync(file, 'utf8')) as { results: Result[]; seconds: number };
  for (const { call, requests, accepted, findings } of results) {
    console.log(
      `${call.padEnd(36)}${String(requests).padStart(7)} sent` +
        `${String(accepted).padStart(7)} accepted${String(findings.length).padStart(5)} findings`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
  }
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const total = `${sum((result) => result.requests)} requests, ${sum((result) => result.findings.length)} findings`;
  console.log(`${total}, ${seconds} s; again with: npm run fuzz -- --seed ${values.seed} --runs ${values.runs}`);
});
