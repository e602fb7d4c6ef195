import { defineConfig } from '@playwright/test';
import { seenTour } from './demo/tour.ts';
import { samples } from './e2e/axe.ts';
import { findBrowser } from './scripts/browser.ts';

const address = 'http://127.0.0.1:4180';
const executablePath = findBrowser();
// All processes of the run inherit this number of the sample. To repeat the run of another day, set it to the number of that day's sample
// (0 to 9).
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
    // An action that waits for a missing element fails after this time, with its line in the test, instead of letting the whole test time
    // out.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // without animations, because a click can miss a button that is still growing to its full size
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // without this locale, Chromium saves a file with a Chinese name as "download"
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      // Chromium refuses to start with its sandbox if the user is root.
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
