import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { nodes } from '../packages/contract/src/access.ts';
import { type Domain, type DomainFacts, factsOf } from '../packages/contract/src/core.ts';
import { type Area, areas } from './areas.ts';
import { type Ast, find, isCall, properties } from './syntax.ts';

/** Texts of files by path. */
export type Documents = Readonly<Record<string, string>>;
/** One file of a domain that belongs into a registry, with the name of its export. */
type Part = { area: Area; domain: string; file: string; exported: string };

const folders = {
  contract: 'packages/contract/src',
  server: 'apps/server/src/domains',
  features: 'apps/web/src/features',
  console: 'apps/web/src/app',
  matrix: 'apps/server/test/matrix',
  demo: 'demo',
} as const;

/** Generates the registries, which list all domains. Nobody has to add a domain to a list by hand. */
export async function registries(root: string): Promise<Documents> {
  const contracts = contractParts(root);
  const servers = serverParts(root);
  const matrices = matrixParts(root);
  const problems = missing(root, contracts, servers, matrices);
  if (problems.length) throw new Error(problems.join('\n'));
  const facts = new Map<string, DomainFacts>();
  for (const { file, exported, domain } of contracts) {
    const module = (await import(path.join(root, file))) as Record<string, Domain>;
    facts.set(domain, factsOf(module[exported] as Domain));
  }
  return {
    [`${folders.contract}/registry.ts`]: contractRegistry(contracts),
    [`${folders.contract}/subjects.ts`]: subjects(facts),
    [`${folders.contract}/words.ts`]: words(facts),
    [`${folders.server}/registry.ts`]: serverRegistry(servers),
    [`${folders.server}/sheets.ts`]: sheets(root, servers),
    [`${folders.matrix}/registry.ts`]: matrixRegistry(matrices),
    [`${folders.demo}/registry.ts`]: demoRegistry(demoParts(root)),
    [`${folders.console}/registry.ts`]: consoleRegistry(pageParts(root)),
  };
}

/** Returns the documents that do not exist in the folder or have another text there. */
export const stale = (folder: string, expected: Documents): string[] =>
  Object.keys(expected).filter((file) => readIfAny(path.join(folder, file)) !== expected[file]);

function readIfAny(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

const head = '// Written by `npm run generate`; do not edit.\n';
const byArea = (one: Part, other: Part) =>
  areas.indexOf(one.area) - areas.indexOf(other.area) || (one.domain < other.domain ? -1 : one.domain > other.domain ? 1 : 0);

/** Returns the files of a pattern that match an expression, each with the exported name and the domain it captures. */
function parts(root: string, pattern: string, expression: RegExp, domainOf: (file: string) => string): Part[] {
  return globSync(pattern, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .flatMap((file): Part[] => {
      const found = expression.exec(readFileSync(path.join(root, file), 'utf8'));
      const area = file.split('/').at(pattern.split('/').indexOf('*')) as Area;
      if (!found) return [];
      const [, exported = '', name] = found;
      const domain = domainOf(file);
      if (name !== domain) throw new Error(`${file} defines the domain '${name}'; it has to be '${domain}' as the path says`);
      if (!areas.includes(area)) throw new Error(`${file}: there is no area '${area}' (scripts/areas.ts has them)`);
      return [{ area, domain, file, exported }];
    })
    .sort(byArea);
}
const contractParts = (root: string) =>
  parts(root, `${folders.contract}/*/*.ts`, /^export const (\w+) = domain\('(\w+)'/m, (file) => path.posix.basename(file, '.ts'));
const serverParts = (root: string) =>
  parts(
    root,
    `${folders.server}/*/*/domain.ts`,
    /^export const (\w+) = defineDomain\('(\w+)'/m,
    (file) => file.split('/').at(-2) as string,
  );

const matrixParts = (root: string) =>
  parts(
    root,
    `${folders.server}/*/*/matrix.ts`,
    /^export const ((\w+)Matrix): readonly Row\[\] = /m,
    (file) => file.split('/').at(-2) as string,
  );
const demoParts = (root: string) =>
  parts(root, `${folders.demo}/*/*.ts`, /^export const (\w+) = defineDemo\('(\w+)'/m, (file) => path.posix.basename(file, '.ts'));
const pageParts = (root: string) =>
  parts(
    root,
    `${folders.features}/*/*/pages.ts`,
    /^export const ((\w+)Pages) = definePages\(/m,
    (file) => file.split('/').at(-2) as string,
  );

/** Lists the files that domains lack, and where each of them must be added. */
function missing(root: string, contracts: readonly Part[], servers: readonly Part[], matrices: readonly Part[]): string[] {
  const keyOf = ({ area, domain }: Part) => `${area}/${domain}`;
  const served = new Set(servers.map(keyOf));
  const called = new Set(contracts.map(keyOf));
  const expected = new Set(matrices.map(keyOf));
  return [
    ...contracts
      .filter((one) => !served.has(keyOf(one)))
      .map((one) => `${one.file} has calls that nobody answers: define the domain in ${folders.server}/${keyOf(one)}/domain.ts`),
    ...servers
      .filter((one) => !called.has(keyOf(one)))
      .map((one) => `${one.file} has no calls: define them in ${folders.contract}/${keyOf(one)}.ts with domain('${one.domain}', …)`),
    ...servers
      .filter((one) => !expected.has(keyOf(one)))
      .map((one) => `${one.file} says nowhere who may call it: put its rows of the matrix into ${folders.server}/${keyOf(one)}/matrix.ts`),
    ...servers
      .filter((one) => globSync(`${folders.server}/${keyOf(one)}/**/*.test.ts`, { cwd: root }).length === 0)
      .map((one) => `${one.file} is not tested: put tests beside it, as ${folders.server}/${keyOf(one)}/${one.domain}.test.ts`),
    ...servers
      .filter((one) => !existsSync(path.join(root, folders.server, keyOf(one), 'handlers.ts')))
      .map((one) => `${one.file} has no handlers: put them into ${folders.server}/${keyOf(one)}/handlers.ts`),
  ];
}

function importOf(folder: string, { exported, file }: Part): string {
  const target = path.posix.relative(folder, file);
  return `import { ${exported} } from '${target.startsWith('.') ? target : `./${target}`}';`;
}
const literal = (value: unknown) => JSON.stringify(value, null, 2);

function contractRegistry(contracts: readonly Part[]): string {
  return [
    head,
    ...contracts.map((part) => importOf(folders.contract, part)),
    '',
    '/** All calls of the product by domain. The server has to implement each; OpenAPI and the contract tests iterate over them. */',
    `export const contract = {\n${contracts.map(({ exported }) => `  ${exported},\n`).join('')}};`,
    '',
  ].join('\n');
}

/** Tells whether a route leads to the page that shows external systems. One page serves all of them, so its address has a parameter. */
const isFramed = (route: string) => route.startsWith('/application/iframe/');
function matrixRegistry(matrices: readonly Part[]): string {
  return [
    head,
    "import type { Row } from './may.ts';",
    ...matrices.map((part) => importOf(folders.matrix, part)),
    '',
    '/** Rows of every domain: who may make which call. */',
    `export const matrices: readonly (readonly Row[])[] = [\n${matrices.map(({ exported }) => `  ${exported},\n`).join('')}];`,
    '',
  ].join('\n');
}

function demoRegistry(demos: readonly Part[]): string {
  return [
    head,
    "import type { Demo } from './story.ts';",
    ...demos.map((part) => importOf(folders.demo, part)),
    '',
    '/** Demo chapters of all domains. */',
    `export const demos: readonly Demo[] = [\n${demos.map(({ exported }) => `  ${exported},\n`).join('')}];`,
    '',
  ].join('\n');
}

function consoleRegistry(pages: readonly Part[]): string {
  const routes = nodes.filter(({ route }) => route && !isFramed(route)).map(({ code, route, name }) => [code, [route, name]] as const);
  return [
    head,
    "import type { Pages } from '../pages.ts';",
    ...pages.map((part) => importOf(folders.console, part)),
    '',
    '/** Pages of every domain. */',
    `export const pages: readonly Pages[] = [\n${pages.map(({ exported }) => `  ${exported},\n`).join('')}];`,
    '',
    '/** Address and title of every page of the menus, by its code. */',
    'export const menuRoutes: Readonly<Record<string, readonly [path: string, title: string]>> = {',
    ...routes.map(([code, [route, name]]) => `  ${code}: ['${route}', '${name}'],`),
    '};',
    '',
  ].join('\n');
}

function subjects(facts: ReadonlyMap<string, DomainFacts>): string {
  const merged = (kind: 'imports' | 'exports') => Object.assign({}, ...[...facts.values()].map((one) => one[kind] ?? {}));
  const list = (kind: 'imports' | 'exports') => `${literal(merged(kind))} as const satisfies Record<string, Permission>;`;
  return [
    head,
    "import type { Permission } from './access.ts';",
    '',
    '/** Sheets that can be imported and exported, and the permission each needs. */',
    `export const importSubjects = ${list('imports')}`,
    `export const exportSubjects = ${list('exports')}`,
    '',
  ].join('\n');
}

function words(facts: ReadonlyMap<string, DomainFacts>): string {
  const all = Object.fromEntries(
    [...facts].map(([name, { title, labels = {}, values }]) => [name, { title, labels, ...(values && { values }) }]),
  );
  return (
    `${head}\n/** Names of domains, of their fields and of enumerated values, for screens that show calls of any domain. */\n` +
    `export const words = ${literal(all)};\n`
  );
}

function serverRegistry(servers: readonly Part[]): string {
  return [
    head,
    "import type { Domain } from '../domain/index.ts';",
    ...servers.map((part) => importOf(folders.server, part)),
    '',
    '/** Every domain of the server. Only entry points import it. */',
    `export const domains: readonly Domain[] = [\n${servers.map(({ exported }) => `  ${exported},\n`).join('')}];`,
    '',
  ].join('\n');
}

/**
 * Generates the registry of workbooks apart from the others. It must not load handlers: the worker threads that use it have little memory.
 */
function sheets(root: string, servers: readonly Part[]): string {
  const all = servers.map((part) => ({ part, slots: sheetSlots(part, readFileSync(path.join(root, part.file), 'utf8')) }));
  const list = (kind: 'imports' | 'exports') =>
    all.flatMap(({ part, slots }) =>
      slots[kind].map(({ subject, load }) => {
        const folder = `${part.area}/${part.domain}`;
        return `    ${subject}: ${load.replace(/import\('\.\//g, `import('./${folder}/`)},\n`;
      }),
    );
  return [
    head,
    "import type { Sheets } from '../domain/sheet.ts';",
    '',
    '/** Every sheet of the product, each loaded when it is asked for. */',
    'export const sheets: Sheets = {',
    `  imports: {\n${list('imports').join('')}  },`,
    `  exports: {\n${list('exports').join('')}  },`,
    '};',
    '',
  ].join('\n');
}

type SheetSlot = { subject: string; load: string };
/**
 * Reads from the manifest of a domain how its imports and exports are loaded. The registry contains a copy of this source text, so each
 * loader must be a plain arrow function.
 */
function sheetSlots({ file }: Part, source: string): Record<'imports' | 'exports', SheetSlot[]> {
  const slots = { imports: [] as SheetSlot[], exports: [] as SheetSlot[] };
  const define = find(parseSync(file, source).program, (node) => isCall(node, 'defineDomain'));
  const object = (define?.arguments as Ast[] | undefined)?.[1];
  for (const slot of properties(object)) {
    const name = (slot.key as { name?: string }).name;
    if (name !== 'imports' && name !== 'exports') continue;
    for (const property of properties(slot.value as Ast)) {
      const value = property.value as Ast;
      if (value.type !== 'ArrowFunctionExpression')
        throw new Error(`${file}: each of ${name} has to be an arrow function that loads its sheet`);
      slots[name].push({
        subject: source.slice((property.key as Ast).start, (property.key as Ast).end),
        load: source.slice(value.start, value.end),
      });
    }
  }
  return slots;
}
