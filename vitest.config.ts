import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: false,
        test: {
          name: 'server',
          maxWorkers: 2,
          include: ['{apps/server,packages,scripts,demo}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: ['apps/server/test/global.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
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
