import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH]
  : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findBrowser = () => places.find((place) => existsSync(place));

/**
 * Returns the path of Chromium. If there is none and the user is root, installs Debian's. Without a browser the end-to-end tests fail with
 * an instruction; they are never skipped silently.
 */
export function ensureBrowser(): string {
  if (!findBrowser() && !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    '浏览器测试需要 Chromium：请安装（Debian/Ubuntu: sudo apt-get install chromium fonts-wqy-microhei），或用 CHROMIUM_PATH 指定路径。\n' +
      'The browser tests need Chromium: install it (Debian/Ubuntu: sudo apt-get install chromium fonts-wqy-microhei) or set CHROMIUM_PATH.',
  );
}

function install() {
  console.log('正在安装 Chromium 和中文字体 · installing Chromium and a Chinese font …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-wqy-microhei'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) return;
}

if (import.meta.main)
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
