import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { lightContract } from './build/light-contract.ts';
import { quietIcons } from './build/quiet-icons.ts';
import { styleNonce } from './build/style-nonce.ts';

const server = process.env.PARK_DEV_TARGET ?? 'http://127.0.0.1:8080';
const proxied = [process.env.API_BASE ?? '/smartop', '/healthz'];

export default defineConfig({
  plugins: [lightContract(), styleNonce(), quietIcons(), react(), compressed()],
  // Chunks are left to the bundler: every hand-made group drags its dependencies into the login page.
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The first screen lists every file a page may need; their names would be a kilobyte of it.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
});
