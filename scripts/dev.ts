import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { loadConfig } from '../apps/server/src/config.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { accountTable } from './demo.ts';
import { onEnd } from './lifetime.ts';
import { say } from './progress.ts';

/** The development loop: PostgreSQL, a server that restarts on changes, and the console with hot reload. */
const root = path.resolve(import.meta.dirname, '..');
const config = loadConfig(process.env);
const postgres = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say });
if (postgres) say(`数据库就绪 · database ready (${postgres.folder})`);

const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
const env = {
  ...process.env,
  // The server takes the database as an external one, so the demo default of the embedded one is passed explicitly.
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
// Ends both when one ends, since neither is of use alone.
void Promise.race(ended).then(end);

async function end() {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  await postgres?.stop();
  process.exit(0);
}
