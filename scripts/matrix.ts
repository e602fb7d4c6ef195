import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from './lifetime.ts';
import { root } from './steps.ts';

/**
 * Runs the authorisation matrix. `npm run matrix -- grant menu.tree` limits it to these domains and calls. A complete run writes
 * docs/matrix.json, which the console shows to the platform operator.
 */
const only = process.argv.slice(2).join(',');
const file = path.join(root, '.cache/matrix.json');
rmSync(file, { force: true });
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'server', 'apps/server/test/matrix/matrix.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PARK_LONG: '1', ...(only && { PARK_MATRIX: only }) },
});
onEnd(() => void child.kill('SIGTERM'));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
  if (!existsSync(file)) return;
  const { of: _, ...run } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(path.join(root, 'docs/matrix.json'), `${JSON.stringify(run, null, 2)}\n`);
  const { cells, calls, failures, seconds } = run;
  for (const failure of failures) console.log(failure);
  console.log(`${cells} cells over ${calls} calls, ${failures.length} failures, ${seconds} s`);
});
