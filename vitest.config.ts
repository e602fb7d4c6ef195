import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const apart = 'apps/server/**/*.apart.test.ts';
const server = {
  maxWorkers: 2,
  include: ['{apps/server,packages,scripts,demo}/**/*.test.ts'],
  environment: 'node',
  pool: 'forks',
  globalSetup: ['apps/server/test/global.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // a process reads the server once, for all the files it runs; who puts something else in a library's place has one to himself
      { extends: false, test: { ...server, name: 'server', exclude: ['**/node_modules/**', apart], isolate: false } },
      { extends: false, test: { ...server, name: 'server-apart', include: [apart] } },
      {
        extends: false,
        plugins: [react()],
        test: {
          name: 'web',
          maxWorkers: 2,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: './apps/web/test/environment.ts',
          setupFiles: ['apps/web/test/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
