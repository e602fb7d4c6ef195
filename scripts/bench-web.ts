import { rmSync } from 'node:fs';
import path from 'node:path';
import { nodes } from '@park/contract/access';
import { loadConfig } from '../apps/server/src/config.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { startServer } from '../apps/server/src/main.ts';
import { fastSettings } from '../apps/server/test/postgres.ts';
import { closures } from '../apps/web/build/closure.ts';
import { type BoardTimes, renderBoard } from '../bench/board.ts';
import { type Fetched, loadScreens, type Screens } from '../bench/browser.ts';
import { type Lcp, measureLcp } from '../bench/lcp.ts';
import { loadNow, machine, type Row, root, table, write } from '../bench/report.ts';
import { password } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { dist, ensureConsole } from './console.ts';
import { say } from './progress.ts';

const most = { login: 85, first: 255, requests: 10, withList: 300, later: 25, lcp: 3, scripting: 200 };
const home = '/home';
const list = '/architecture/organizetions';
const person = { username: 'operatora', password };
const later = nodes.filter((node) => node.built && node.sides.includes('O')).map((node) => node.route);

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const folder = path.join(root, '.cache/bench-web');

await ensureConsole(say);
const built = closures(dist);
rmSync(folder, { recursive: true, force: true });
const postgres = await startEmbedded({ dataDir: folder, settings: fastSettings });
try {
  const config = loadConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' });
  const server = await startServer({ config, databaseUrl: postgres.url, directUrl: postgres.url, console: dist, seed: seedDemo });
  try {
    const paths = { home, list, later: [...new Set(later)].filter((route) => route !== home && route !== list) };
    say('loading the console with gzip …');
    const gzip = await loadScreens(server.address, 'gzip', person, paths);
    say('loading the console with brotli …');
    const brotli = await loadScreens(server.address, 'br', person, paths);
    say('painting the first screen on a slow processor …');
    const lcp = await measureLcp(server.address, home, person);
    say('drawing a board of a thousand rooms …');
    const board = await renderBoard(server.address, person);
    write('bench:web', section([...rowsOf(gzip, brotli), lcpRow(lcp), boardRow(board)]));
  } finally {
    await server.close();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Returns the rows of the report. The size as the browser received it is the result. The size of the build is shown beside it, so that
 * unexpected requests become visible.
 */
function rowsOf(gzip: Screens, brotli: Screens): Row[] {
  const row = (row: number, what: string, goal: string, reached: string, isMet: boolean, note: string): Row => ({
    row,
    what,
    goal,
    reached,
    isMet,
    note,
  });
  const size = (fetched: Fetched) => kb(fetched.bytes);
  const largest = ({ files }: Fetched) =>
    files
      .slice(0, 3)
      .map(({ name, bytes }) => `${path.basename(name)} ${kb(bytes)}`)
      .join(', ');
  const withList = kb(gzip.first.bytes + gzip.list.bytes);
  const pages = gzip.later.map(({ path, fetched }) => `${path} ${size(fetched)} KB`);
  const heaviest = Math.max(0, ...gzip.later.map(({ fetched }) => size(fetched)));
  const isPlain = !gzip.login.hasSchemas && !gzip.first.hasSchemas;
  return [
    row(
      11,
      'Login page, gzip JS + CSS',
      `≤ ${most.login} KB`,
      `${size(gzip.login)} KB`,
      size(gzip.login) <= most.login,
      `${gzip.login.files.length} files, ${gzip.login.requests} requests in all; ` +
        `brotli ${size(brotli.login)} KB; by the build ${built.login.gzipKb} KB`,
    ),
    row(
      12,
      'First screen after login (shell and home), gzip JS + CSS',
      `≤ ${most.first} KB, ≤ ${most.requests} requests`,
      `${size(gzip.first)} KB, ${gzip.first.files.length} requests`,
      size(gzip.first) <= most.first && gzip.first.files.length <= most.requests,
      `${gzip.first.requests} requests in all, with the page and its calls; ` +
        `brotli ${size(brotli.first)} KB; by the build ${built.first.gzipKb} KB in ${built.first.files.length} files`,
    ),
    row(
      12,
      'First screen and first list page (organisation) together',
      `≤ ${most.withList} KB`,
      `${withList} KB`,
      withList <= most.withList,
      `the list page adds ${size(gzip.list)} KB in ${gzip.list.files.length} files, the largest ${largest(gzip.list)}; ` +
        `brotli ${kb(brotli.first.bytes + brotli.list.bytes)} KB; by the build ${built.department.gzipKb} KB`,
    ),
    row(
      12,
      'Each later page',
      `≤ ${most.later} KB`,
      pages.length ? `${heaviest} KB` : 'no further page yet',
      heaviest <= most.later,
      pages.join(', '),
    ),
    row(
      12,
      'Schemas (zod) in the login page or the first screen',
      'none',
      isPlain ? 'none' : 'found',
      isPlain,
      'searched for in every script the browser got',
    ),
  ];
}

function lcpRow({ ours, bare, ratio }: Lcp): Row {
  const times = (all: readonly number[]) => all.map((ms) => Math.round(ms)).join(', ');
  return {
    row: 13,
    what: 'LCP of the first screen at 4 × throttle, empty cache, to that of a bare React page',
    goal: `≤ ${most.lcp} ×`,
    reached: `${ratio.toFixed(2)} ×`,
    isMet: ratio <= most.lcp,
    note: `median of ${ours.length}, back to back; ${times(ours)} against ${times(bare)} ms`,
  };
}

function boardRow({ rooms, scripting, layout }: BoardTimes): Row {
  return {
    row: '–',
    what: `Board of ${rooms.toLocaleString('en')} rooms, scripting at 4 × throttle`,
    goal: `≤ ${most.scripting} ms`,
    reached: `${Math.round(scripting)} ms`,
    isMet: scripting <= most.scripting,
    note: `median of 5, from one building to another; style and layout ${Math.round(layout)} ms besides`,
  };
}

function section(rows: readonly Row[]): string {
  return `## Console (\`npm run bench:web\`)

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, Chromium, load average ${loadNow()}.
Signed in as an operator of the demo, empty cache; sizes are
what the browser received (bodies of scripts and styles), so they do not depend on the load.

${table(rows)}`;
}
