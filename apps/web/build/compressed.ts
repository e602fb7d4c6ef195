import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const smallest = 1024;
const compressible = /\.(js|css|svg|json)$/;

/** Writes .br and .gz beside every file worth it, so that the server never compresses the console while it serves it. */
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
        // The manifest is for tools and is never served; the page is written anew by the server, which fills in its settings.
        if (!compressible.test(file) || entry.startsWith('.vite') || statSync(file).size <= smallest) continue;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
