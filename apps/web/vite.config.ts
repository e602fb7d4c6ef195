import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { lightContract } from './build/light-contract.ts';
import { preload } from './build/preload.ts';
import { quietIcons } from './build/quiet-icons.ts';
import { styleNonce } from './build/style-nonce.ts';

const server = process.env.PARK_DEV_TARGET ?? 'http://127.0.0.1:8080';
const proxied = [process.env.API_BASE ?? '/smartop', '/healthz'];

/** Small modules of the first screen that pages loaded later use too. */
const shared =
  /\/web\/src\/(?:kit\/api\/query|kit\/format|kit\/page\/(?:icons|mark)|parts\/menu\/(?:menu|MenuIcon)|parts\/people\/Avatar)\./;

export default defineConfig({
  plugins: [lightContract(), styleNonce(), quietIcons(), react(), preload(), compressed()],
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // Chunks are named by their hash alone: the first screen lists every file that a page may need, and full names would make that list a
    // kilobyte longer.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        // Puts the router and the query library into one chunk; the bundler would split them into five, each a request before the first
        // screen. Their dependencies stay out, because otherwise they would be moved out of the chunk of the login page. The small modules
        // that the first screen shares with other pages are one chunk too. The bundler chooses all other chunks itself.
        codeSplitting: {
          groups: [
            { name: 'frame', test: /node_modules\/(?:react-router|@tanstack)\//, includeDependenciesRecursively: false },
            { name: 'shared', test: shared, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
});
