import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Files that need a process of their own: they mock a module, or test state that lasts until the window is closed, in the shell and the
 * sign-in page.
 */
const apart = 'apps/**/*.apart.test.{ts,tsx}';
const server = {
  maxWorkers: 2,
  include: ['{apps/server,packages,scripts,demo,bench}/**/*.test.ts'],
  environment: 'node',
  pool: 'forks',
  globalSetup: ['apps/server/test/global.ts'],
  // The limit catches tests that hang, not slow ones: a busy machine takes ten times as long as usual. The long form repeats up to a
  // hundred times what the short form does a few times.
  testTimeout: process.env.PARK_LONG ? 900_000 : 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
} satisfies TestProjectInlineConfiguration['test'];

/**
 * Makes all tests load the same copy of antd. Node loads `antd` from lib but `antd/es/…` from es, and a toast of one copy would not have
 * the theme set in the other.
 */
const resolve = { alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }] };
const web = {
  maxWorkers: 2,
  include: ['apps/web/**/*.test.{ts,tsx}'],
  environment: './apps/web/test/environment.ts',
  setupFiles: ['apps/web/test/setup.ts'],
  // as long as on the server, because a busy machine is as slow here; loading antd alone takes seconds
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Without isolation one process loads the modules once for all its files. A file that mocks a module needs a process of its own.
      { extends: false, test: { ...server, name: 'server', exclude: ['**/node_modules/**', apart], isolate: false } },
      { extends: false, test: { ...server, name: 'server-apart', include: ['apps/server/**/*.apart.test.ts'] } },
      {
        extends: false,
        plugins: [react()],
        resolve,
        test: { ...web, name: 'web', exclude: ['**/node_modules/**', apart], isolate: false },
      },
      { extends: false, plugins: [react()], resolve, test: { ...web, name: 'web-apart', include: ['apps/web/**/*.apart.test.{ts,tsx}'] } },
    ],
  },
});
