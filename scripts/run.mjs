// Entry point of every npm script. It must run on a fresh clone, before packages are installed and on any version of Node, so it is plain
// JavaScript with modules of Node only. It starts `scripts/<task>.ts` with the product's own Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineFlags } from './engine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

process.chdir(root);
const [task = 'start', ...rest] = process.argv.slice(2);
needNode(20, 19);
await install();
await handOver(ownNode());

/** Installs the packages if the lock file or the platform has changed, or if the last installation was interrupted. */
async function install() {
  const stamp = path.join('node_modules', '.installed');
  const want = createHash('sha256').update(readFileSync('package-lock.json')).update(`${process.platform}/${process.arch}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log('正在安装依赖包 · Installing packages …');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const ticks = setInterval(() => console.log(`… ${seconds()} s`), 10_000);
  // Development packages are installed even if NODE_ENV is production, because they build the console.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath || '';
  const child = npm.endsWith('npm-cli.js')
    ? spawn(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawn('npm', args, { stdio: 'inherit', shell: isWindows });
  const code = await ended(child);
  clearInterval(ticks);
  if (code !== 0) fail(`安装失败，请检查网络后重试 · npm ci failed (${code}); see the lines above and try again.`);
  writeFileSync(stamp, want);
  console.log(`依赖包已安装 · Packages installed in ${seconds()} s`);
}

/** Returns the Node of the npm package or, if it is missing, the machine's Node if that can run TypeScript. */
function ownNode() {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const shipped = path.join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  // The Node of the package needs glibc, which Alpine does not have.
  if (existsSync(shipped) && !existsSync('/etc/alpine-release')) return shipped;
  needNode(22, 18);
  return process.execPath;
}

async function handOver(node) {
  const script = path.join('scripts', `${task}.ts`);
  if (!existsSync(script)) fail(`没有这个任务 · There is no task "${task}".`);
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  // Keeps the compiled modules of the server, which saves the next start a third of its CPU time and 20 MB of memory.
  const cache = task === 'start' ? { NODE_COMPILE_CACHE: path.join(root, '.cache', 'node') } : {};
  const env = { ...cache, ...process.env, PATH, PARK_LAUNCHED: '1' };
  const child = spawn(node, [...(task === 'start' ? engineFlags : []), script, ...rest], { stdio: 'inherit', env });
  process.exitCode = await ended(child);
}

/** Waits for a child and forwards the first stop signal only, since a terminal has signalled the whole process group already. */
function ended(child) {
  return new Promise((done) => {
    let isStopping = false;
    const stop = (signal) => {
      if (!isStopping) child.kill(signal);
      isStopping = true;
    };
    for (const signal of signals) process.on(signal, stop);
    const wanters = whoWantsUs();
    const watch = setInterval(() => {
      if (whoWantsUs() !== wanters) stop('SIGTERM');
    }, 300);
    const finish = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.removeListener(signal, stop);
      done(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.once('exit', (code, signal) => finish(signal ? 1 : code));
  });
}

/**
 * Returns the processes whose end must end this one: npm and its shell. A killed npm ends at most its shell, and with kill -9 not even
 * that. If a user started this process by hand, the list is empty: their shell may end while the server goes on.
 */
function whoWantsUs() {
  if (!process.env.npm_lifecycle_event) return '';
  const shell = `/proc/${process.ppid}/stat`;
  if (!existsSync(shell)) return String(process.ppid);
  try {
    const npm = readFileSync(shell, 'utf8')
      .replace(/^.*\) \S /s, '')
      .split(' ')[0];
    return `${process.ppid} ${readFileSync(`/proc/${npm}/comm`, 'utf8').startsWith('npm') ? npm : ''}`;
  } catch {
    return String(process.ppid);
  }
}

function needNode(major, minor) {
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  const where = `${process.platform}/${process.arch}`;
  fail(
    `需要 Node.js ${major}.${minor} 或更新版本，当前是 ${process.version}（${where}）。请从 https://nodejs.org 安装后重试。\n` +
      `Node.js ${major}.${minor} or newer is needed on ${where}, this is ${process.version}. ` +
      'Install it from https://nodejs.org and try again.',
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
