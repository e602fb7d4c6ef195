import path from 'node:path';
import { type Area, areas } from './areas.ts';
import { type Import, importsOf, readSources } from './imports.ts';

type Rule = { says: string; forbids(from: string, to: Import): boolean };

const isTest = (file: string) => /\.test\.tsx?$|\/matrix\.ts$|(^|\/)test\//.test(file);
const part = (file: string, pattern: RegExp) => pattern.exec(file)?.[1];
const domainOf = (file: string) => part(file, /^apps\/server\/src\/domains\/([^/]+\/[^/]+)\//);
const featureOf = (file: string) => part(file, /^apps\/web\/src\/features\/([^/]+\/[^/]+)\//);
const isIn = (...folders: string[]) => {
  const pattern = new RegExp(`^(${folders.join('|')})(/|$)`);
  return (file: string) => pattern.test(file);
};
const isServer = isIn('apps/server');
const isServerSource = isIn('apps/server/src');
const isWeb = isIn('apps/web');
const isProduct = isIn('apps/server/src', 'apps/web/src', 'packages/contract/src');
const isContract = isIn('packages/contract/src');
const isHttp = isIn('apps/server/src/http', 'apps/server/src/(app|main)\\.ts');
const isDb = isIn('apps/server/src/db');
const isDriver = isIn('apps/server/src/db/driver');
/** Tells whether a file belongs to the queue and the outbox, which use a database role of their own. */
const isJobs = (file: string) => file.startsWith('apps/server/src/jobs/');
const isKit = isIn('apps/web/src/kit');
const isParts = isIn('apps/web/src/parts');
const isLogin = isIn('apps/web/src/login');
const isDomainContract = isIn('packages/contract/src/[^/.]+');
/**
 * Calls of the kernel that kit components use: uploads send files, background tasks import and export, and `useLive` reads the live
 * channel.
 */
const isOfKitCalls = isIn('packages/contract/src/kernel/(file|live|task)\\.ts');
/**
 * Maximum number of files in the kit. A component with fewer than three users belongs to its feature or part, so that developers can know
 * the whole kit.
 */
const mostKitFiles = 90;
const isWebApp = isIn('apps/web/src/app');
/** `access` reads the rights before any domain runs. It is below all domains, and is kept apart from them like a domain. */
const isAccess = isIn('apps/server/src/access');
const isDomain = (file: string) => domainOf(file) !== undefined || isAccess(file);
const isQueries = (file: string) => isDomain(file) && file.endsWith('/queries.ts');
const isRules = (file: string) => isDomain(file) && file.endsWith('/rules.ts');
/** Returns the rank of a file's area. Contract and server have the same areas in the same order. */
const rankOf = (file: string) => areas.indexOf(part(file, /^(?:packages\/contract\/src|apps\/server\/src\/domains)\/([a-z]+)\//) as Area);
const isRegistry = isIn('apps/server/src/domains/(registry|sheets)\\.ts');
const isEntry = isIn('apps/server/src/(app|main|task-thread)\\.ts');
const isHandlers = (file: string) => file.endsWith('/handlers.ts');
const isSql = (name: string) => /^(kysely|pg|pg-boss)(\/|$)/.test(name);
const isOfKit = (name: string) => /^(antd\/\w+|@rc-component)\/(table|pagination|skeleton)(\/|$)/.test(name);
const isFastify = (name: string) => /^(fastify|@fastify\/.+)$/.test(name);

/** The allowed imports. There is one rule for each arrow of the architecture diagram, not one for each domain. */
const rules: Rule[] = [
  {
    says: 'the contract imports nothing but zod and itself',
    forbids: (from, { target, isPackage }) => isContract(from) && !isTest(from) && (isPackage ? target !== 'zod' : !isContract(target)),
  },
  {
    says: 'web and server know each other only through the contract',
    forbids: (from, { target }) => (isWeb(from) && isServer(target)) || (isServer(from) && isWeb(target)),
  },
  {
    says: 'an area imports only from areas before it',
    forbids: (from, { target }) => !isTest(from) && rankOf(from) >= 0 && rankOf(target) > rankOf(from),
  },
  {
    says: 'only entry points know all domains',
    forbids: (from, { target }) => isRegistry(target) && isServerSource(from) && !isTest(from) && !isEntry(from),
  },
  {
    says: 'what lies below the domains imports none of them',
    forbids: (from, { target }) =>
      isServerSource(from) &&
      !isTest(from) &&
      !isEntry(from) &&
      !isRegistry(from) &&
      domainOf(from) === undefined &&
      domainOf(target) !== undefined,
  },
  {
    says: 'a domain reaches another only through its index.ts',
    forbids: (from, { target }) =>
      isServerSource(from) &&
      domainOf(target) !== undefined &&
      domainOf(from) !== domainOf(target) &&
      domainOf(from) !== undefined &&
      !/^apps\/server\/src\/domains\/[^/]+\/[^/]+\/index\.ts$/.test(target),
  },
  {
    says: 'SQL is written in db/, jobs/ and in queries.ts only',
    forbids: (from, { target, isPackage }) =>
      isServerSource(from) && !isTest(from) && !isDb(from) && !isJobs(from) && !isQueries(from) && isPackage && isSql(target),
  },
  {
    says: 'domains do not know fastify',
    forbids: (from, { target, isPackage }) => domainOf(from) !== undefined && !isTest(from) && isPackage && isFastify(target),
  },
  {
    says: 'queries know neither http, nor handlers, nor other domains',
    forbids: (from, { target }) =>
      isQueries(from) && (isHttp(target) || isHandlers(target) || (domainOf(target) !== undefined && domainOf(target) !== domainOf(from))),
  },
  {
    says: 'rules are pure: no db, no queries, no http',
    forbids: (from, { target }) => isRules(from) && (isDb(target) || isHttp(target) || isQueries(target) || isHandlers(target)),
  },
  {
    says: 'db knows neither http nor domains',
    forbids: (from, { target }) => isDb(from) && !isTest(from) && (isHttp(target) || domainOf(target) !== undefined),
  },
  {
    says: 'the driver is reached only through its index.ts',
    forbids: (from, { target }) => isDriver(target) && !isDriver(from) && target !== 'apps/server/src/db/driver/index.ts',
  },
  {
    says: 'the driver knows no other part of the server',
    forbids: (from, { target, isPackage }) => isDriver(from) && !isTest(from) && !isPackage && !isDriver(target),
  },
  {
    says: 'a feature imports neither another feature nor app',
    forbids: (from, { target }) =>
      featureOf(from) !== undefined && (isWebApp(target) || (featureOf(target) !== undefined && featureOf(target) !== featureOf(from))),
  },
  {
    says: 'kit imports neither parts, a feature, login nor app',
    forbids: (from, { target }) =>
      isKit(from) && (isParts(target) || isLogin(target) || isWebApp(target) || featureOf(target) !== undefined),
  },
  {
    says: 'kit knows no domain, hence none of their contract files',
    forbids: (from, { target }) => isKit(from) && !isTest(from) && isDomainContract(target) && !isOfKitCalls(target),
  },
  {
    says: 'parts import neither a feature, login nor app',
    forbids: (from, { target }) => isParts(from) && (isLogin(target) || isWebApp(target) || featureOf(target) !== undefined),
  },
  {
    // The first two components load half of antd (`budget.ts` limits this). The third would be read out as a heading without content.
    says: 'tables, their pagers and skeletons are those of the kit, not of antd',
    forbids: (from, { target, isPackage, names }) =>
      isWeb(from) &&
      isPackage &&
      (target === 'antd' ? names.some((name) => ['Table', 'Pagination', 'Skeleton', '*'].includes(name)) : isOfKit(target)),
  },
  {
    says: 'nothing outside the repository is imported by path',
    forbids: (_, { target, isPackage }) =>
      !isPackage && (target.startsWith('../') || path.isAbsolute(target) || target.startsWith('file:')),
  },
];

/**
 * Returns all violations, one line each. Paths are relative to the repository. An empty list of files counts as a violation, because then
 * nothing was checked.
 */
export function violations(files: ReadonlyMap<string, string>): string[] {
  if (files.size === 0) return ['no file was found to check'];
  const { imports, unreadable, unchecked } = importsOf(files);
  // Development scripts may import a computed path. In the product such an import would escape the rules.
  const hidden = unchecked.filter(isProduct).map((file) => `${file}: import() of something other than a plain string cannot be checked`);
  const broken = [...unreadable, ...hidden];
  for (const found of imports)
    for (const rule of rules) if (rule.forbids(found.from, found)) broken.push(`${found.from} imports ${found.target}: ${rule.says}`);
  return [...broken, ...sizeOfKit(files), ...circles(imports.filter(closesCircle)), ...circles(betweenDomains(imports))];
}

function sizeOfKit(files: ReadonlyMap<string, string>): string[] {
  const count = [...files.keys()].filter((file) => isKit(file) && !isTest(file)).length;
  return count > mostKitFiles ? [`apps/web/src/kit: ${count} source files, of which there may be ${mostKitFiles}`] : [];
}

/** An import of types closes a circle like any other import. A lazy import does not. */
const closesCircle = ({ isStatic, isPackage }: Import) => isStatic && !isPackage;
/** Returns the imports between domains as imports of one domain by another, so that circles between domains can be found. */
const betweenDomains = (imports: readonly Import[]): Import[] =>
  imports.flatMap((found) => {
    const [from, target] = [domainOf(found.from), domainOf(found.target)];
    return from && target && from !== target && !isTest(found.from) ? [{ ...found, from, target }] : [];
  });

/** Finds circular imports by depth-first search. A file that is met again before its own imports are finished closes a circle. */
function circles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, (found) => found.from);
  const found: string[] = [];
  const open: string[] = [];
  const done = new Set<string>();
  const visit = (file: string) => {
    if (open.includes(file)) {
      found.push(`${[...open.slice(open.indexOf(file)), file].join(' > ')}: imports run in a circle`);
      return;
    }
    if (done.has(file)) return;
    open.push(file);
    for (const { target } of next.get(file) ?? []) visit(target);
    open.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return found;
}

if (import.meta.main) {
  const files = readSources(path.resolve(import.meta.dirname, '..'));
  const broken = violations(files);
  for (const line of broken) console.error(line);
  console.log(broken.length ? `${broken.length} violations in ${files.size} files` : `${files.size} files keep the boundaries`);
  process.exitCode = broken.length ? 1 : 0;
}
