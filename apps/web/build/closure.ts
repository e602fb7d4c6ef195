import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Screen = { files: string[]; gzipKb: number; hasSchemas: boolean };

/** The entry modules of each measured screen; the files that they import are measured as well. */
const screenEntries = {
  login: ['index.html', 'src/login/boot.tsx'],
  first: ['index.html', 'src/app/boot.tsx'],
  department: ['index.html', 'src/app/boot.tsx', 'src/kit/theme/AntdTheme.tsx', 'src/features/people/department/DepartmentPage.tsx'],
} as const satisfies Record<string, readonly string[]>;

/** Measures the scripts and styles of the login page, of the first screen, and of the first screen followed by the department page. */
export function closures(dist: string): Record<keyof typeof screenEntries, Screen> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const screen = (roots: readonly string[]): Screen => {
    const files = new Set<string>();
    for (const root of roots) collect(manifest, root, files);
    const contents = [...files].map((file) => readFileSync(join(dist, file)));
    const bytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
    return {
      files: [...files],
      gzipKb: Math.round(bytes / 102.4) / 10,
      hasSchemas: contents.some((content) => content.includes('ZodError')),
    };
  };
  return { login: screen(screenEntries.login), first: screen(screenEntries.first), department: screen(screenEntries.department) };
}

function collect(manifest: Record<string, Chunk>, name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}
