import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'apps/web');
export const dist = path.join(web, 'dist');
const stamp = path.join(dist, '.stamp');

/** Builds the console, unless the last build was made from exactly the same sources. */
export async function ensureConsole(say: (message: string) => void): Promise<void> {
  const sources = fingerprint();
  if (lastBuild() === sources) return;
  say('正在构建控制台 · building the console …');
  await build();
  writeFileSync(stamp, sources);
}

function lastBuild(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const parts = [
    'apps/web/{src,public,build}/**/*',
    'apps/web/{index.html,vite.config.ts}',
    'packages/contract/src/**/*',
    'package-lock.json',
  ];
  for (const file of globSync(parts, { cwd: root }).sort()) {
    const full = path.join(root, file);
    if (!/\.test\.tsx?$/.test(file) && statSync(full).isFile()) hash.update(file).update('\0').update(readFileSync(full));
  }
  return hash.digest('hex');
}

/** Builds in a separate process. The memory that the bundler needs is then freed and does not stay with the server. */
function build(): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`控制台构建失败 · building the console failed (${code})`))));
  });
}

if (import.meta.main) await ensureConsole(console.log);
