import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Files that mock a module, or test state that lasts as long as a window: the shell and the sign-in page. */
const apart = 'apps/**/*.apart.test.{ts,tsx}';
const server = {
  maxWorkers: 2,
  include: ['{apps/server,packages,scripts,demo,bench}/**/*.test.ts'],
  environment: 'node',
  pool: 'forks',
  globalSetup: ['apps/server/test/global.ts'],
  // for what hangs, not for what is slow: a busy machine takes ten times as long; the long form has up to a hundred rounds of what is done
  // a few times in the short one
  testTimeout: process.env.PARK_LONG ? 900_000 : 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
} satisfies TestProjectInlineConfiguration['test'];

/** Node reads antd in the one form and its parts, where the console names them, in the other; a toast would have a theme of its own. */
const resolve = { alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }] };
const web = {
  maxWorkers: 2,
  include: ['apps/web/**/*.test.{ts,tsx}'],
  environment: './apps/web/test/environment.ts',
  setupFiles: ['apps/web/test/setup.ts'],
  testTimeout: 30_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // one process loads the modules once for all its files; a file that mocks a module gets a process of its own
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
