import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** An import of a file. `target` is the path of a file in the repository, or the name of a package. */
export type Import = { from: string; target: string; isPackage: boolean } & Omit<Request, 'name'>;
type Found = {
  imports: Import[];
  /** Files that could not be parsed. */
  unreadable: string[];
  /** Files in which an import() has a computed path. */
  unchecked: string[];
};

/** Returns all imports of these files. Paths are relative to the repository. */
export function importsOf(files: ReadonlyMap<string, string>): Found {
  const found: Found = { imports: [], unreadable: [], unchecked: [] };
  for (const [file, source] of files) {
    const { program, errors } = parseSync(file, source);
    for (const error of errors) found.unreadable.push(`${file}: cannot be parsed: ${error.message}`);
    for (const request of requests(program)) {
      if (request.name === undefined) found.unchecked.push(file);
      else found.imports.push({ ...request, from: file, ...resolve(file, request.name, files) });
    }
  }
  return found;
}

/** An import as the source has it. `names` are the imported names; `*` means the whole module. */
type Request = { name: string | undefined; isStatic: boolean; isType: boolean; names: string[] };
type Ast = { type: string; [key: string]: unknown };

/** Finds all kinds of imports in a source: import, export from, import() and imports of types. */
function requests(node: unknown): Request[] {
  if (Array.isArray(node)) return node.flatMap(requests);
  if (typeof node !== 'object' || node === null) return [];
  const ast = node as Ast;
  const below = Object.values(ast).flatMap(requests);
  const literal = (value: unknown) => (value as { value?: unknown } | null)?.value;
  const name = (value: unknown) => (typeof literal(value) === 'string' ? (literal(value) as string) : undefined);
  switch (ast.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (!ast.source) return below;
      return [
        { name: name(ast.source), isStatic: true, isType: (ast.importKind ?? ast.exportKind) === 'type', names: taken(ast) },
        ...below,
      ];
    case 'ImportExpression':
      return [{ name: name(ast.source), isStatic: false, isType: false, names: ['*'] }, ...below];
    case 'TSImportType':
      return [{ name: name(ast.source), isStatic: true, isType: true, names: ['*'] }, ...below];
    default:
      return below;
  }
}

function taken({ specifiers }: Ast): string[] {
  const nameOf = ({ type, imported, local }: Ast) => {
    if (type === 'ImportDefaultSpecifier') return 'default';
    return ((imported ?? (type === 'ExportSpecifier' ? local : undefined)) as { name: string } | undefined)?.name ?? '*';
  };
  return (specifiers as Ast[] | undefined)?.map(nameOf) ?? ['*'];
}

function resolve(from: string, name: string, files: ReadonlyMap<string, string>): Pick<Import, 'target' | 'isPackage'> {
  const own = /^@park\/(\w+)(?:\/(.+))?$/.exec(name);
  if (own?.[1] === 'contract') return { target: `packages/contract/src/${own[2] ?? 'index'}.ts`, isPackage: false };
  if (own) return { target: `apps/${own[1]}/${own[2] ?? ''}`, isPackage: false };
  if (!/^(\.|\/|file:)/.test(name)) return { target: name, isPackage: true };
  const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name.replace(/\?.*$/, '')) : name;
  const spelled = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => target + ending).find((file) => files.has(file));
  return { target: spelled ?? target, isPackage: false };
}

export function readSources(root: string): Map<string, string> {
  const names = globSync(['{packages,apps,scripts,e2e,bench,demo}/**/*.{ts,tsx,mjs,js}', '*.ts'], {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist)$/.test(name),
  });
  return new Map(names.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(root, name), 'utf8')]));
}
