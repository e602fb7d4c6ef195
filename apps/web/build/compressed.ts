import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const minimumSize = 1024;
const compressible = /\.(js|css|svg|json)$/;

/**
 * Writes a .br and a .gz file beside every file large enough to gain from it, so that the server never compresses the console while serving
 * it.
 */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, entry);
        // The build manifest is never served, so it is skipped. HTML pages are not compressed either, because the server inserts its
        // settings into them.
        if (!compressible.test(file) || entry.startsWith('.vite') || statSync(file).size <= minimumSize) continue;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
