import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from './lifetime.ts';
import { root } from './steps.ts';

/** The whole authorisation matrix; what it found lies in .cache/matrix.json. */
const file = path.join(root, '.cache/matrix.json');
rmSync(file, { force: true });
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'server', 'apps/server/test/matrix/matrix.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PARK_LONG: '1' },
});
onEnd(() => void child.kill('SIGTERM'));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
  if (!existsSync(file)) return;
  const { cells, calls, failures, seconds } = JSON.parse(readFileSync(file, 'utf8'));
  for (const failure of failures) console.log(failure);
  console.log(`${cells} cells over ${calls} calls, ${failures.length} failures, ${seconds} s`);
});
