import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
const preloadScript = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const preloadStyle = (file: string) => `<link rel="preload" as="style" crossorigin href="/${file}">`;

/**
 * Preloads files from the HTML page that the first script would otherwise request only after it has run: React, which every screen needs,
 * and, in `frame.html` (which the server inserts into pages behind the sign-in page), the frame of the console.
 */
export const preload = (): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => page.replace('</head>', `${preloadScript(reactOf(bundle).fileName)}</head>`),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'frame.html', source: frameOf(bundle) });
    },
  },
});

const chunkOf = (bundle: Bundle, id: RegExp): Rolldown.OutputChunk => {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((module) => id.test(module)));
  if (found?.type !== 'chunk') throw new Error(`the build has no chunk with ${id}`);
  return found;
};
const reactOf = (bundle: Bundle) => chunkOf(bundle, /\/react-dom\/.*client\.production\.js$/);

function frameOf(bundle: Bundle): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (chunk: Rolldown.OutputChunk) => {
    if (chunk.isEntry || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    for (const next of chunk.imports) collect(bundle[next] as Rolldown.OutputChunk);
  };
  collect(chunkOf(bundle, /\/src\/app\/boot\.tsx$/));
  scripts.delete(reactOf(bundle).fileName);
  return [...[...scripts].map(preloadScript), ...[...styles].map(preloadStyle)].join('');
}
