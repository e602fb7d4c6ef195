import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { loadConfig } from '../apps/server/src/config.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { accountTable } from './demo.ts';
import { onEnd } from './lifetime.ts';
import { say } from './progress.ts';

/** Runs the development mode: PostgreSQL, a server that restarts after changes, and the console with hot reload. */
const root = path.resolve(import.meta.dirname, '..');
const config = loadConfig(process.env);
const postgres = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say });
if (postgres) say(`数据库就绪 · database ready (${postgres.folder})`);

const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
const env = {
  ...process.env,
  // The server is given the embedded database like an external one. With an external database the demo is off by default, so `DEMO` is
  // passed explicitly.
  ...(postgres && { DATABASE_URL: postgres.url, DEMO: config.demo ? 'on' : 'off' }),
  PARK_DEV_TARGET: `http://${host}:${config.port}`,
};
const run = (args: string[], cwd = root) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
const children: ChildProcess[] = [
  run(['--watch', '--watch-preserve-output', 'scripts/dev-server.ts']),
  run([path.join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], path.join(root, 'apps/web')),
];
if (config.demo) console.log(accountTable());

const ended = children.map((child) => new Promise((done) => child.once('exit', done)));
onEnd(end);
// If the server or the console ends, the other one is ended too, because it is of no use alone.
void Promise.race(ended).then(end);

async function end() {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  await postgres?.stop();
  process.exit(0);
}
