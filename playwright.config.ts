import { defineConfig } from '@playwright/test';
import { seenTour } from './demo/tour.ts';
import { samples } from './e2e/axe.ts';
import { findBrowser } from './scripts/browser.ts';

const address = 'http://127.0.0.1:4180';
const executablePath = findBrowser();
// the processes of the run inherit it; to repeat the sample of another day it is set to that sample's number, from 0
process.env.PARK_AXE_SAMPLE ??= String(Math.floor(Date.now() / 86_400_000) % samples);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: process.env.PARK_LONG ? 120_000 : 30_000,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    storageState: seenTour(address),
    // what does not come is told where it was awaited, not at the end of the test
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // a button that is still growing into its place may be missed
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // without a locale Chromium calls a file with a Chinese name "download"
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      // Chromium refuses its sandbox to root.
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/e2e-server.ts`,
    url: `${address}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
