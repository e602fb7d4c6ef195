import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { early } from './build/early.ts';
import { lightContract } from './build/light-contract.ts';
import { quietIcons } from './build/quiet-icons.ts';
import { styleNonce } from './build/style-nonce.ts';

const server = process.env.PARK_DEV_TARGET ?? 'http://127.0.0.1:8080';
const proxied = [process.env.API_BASE ?? '/smartop', '/healthz'];

export default defineConfig({
  plugins: [lightContract(), styleNonce(), quietIcons(), react(), early(), compressed()],
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The first screen lists every file a page may need; their names would be a kilobyte of it.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        // Otherwise left to the bundler. These two would come in five pieces, each a request before the first screen; without their
        // dependencies, which would be dragged out of the login page.
        codeSplitting: {
          groups: [{ name: 'frame', test: /node_modules\/(?:react-router|@tanstack)\//, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
});
