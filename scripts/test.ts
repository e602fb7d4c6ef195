import { existsSync } from 'node:fs';
import path from 'node:path';
import { areas } from './areas.ts';
import { importsOf, readSources } from './imports.ts';
import { domainsIn, named, pathsOf, type Selection, select } from './selection.ts';
import { browser, budget, build, checks, checksOf, journeys, root, runAll, type Step, unitTests } from './steps.ts';

const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isLong = process.argv.includes('--long');
const env: Record<string, string> = isLong ? { PARK_LONG: '1' } : {};

/** Returns the steps that run all tests, by default in their short form. */
async function everything(): Promise<Step[][]> {
  const groups = [[build, ...checks], [budget, unitTests(env)], [browser], [journeys(env)]];
  // imported only in the long form, because it loads the whole server
  if (isLong) groups.push([(await import('./postgres15.ts')).postgres15]);
  return groups;
}

/**
 * Tests that make every call: who may make it, how it answers bad requests, and how many round trips to the database it takes. A run can be
 * limited to the calls of some domains.
 */
const ofCalls = ['matrix/matrix', 'fuzz/fuzz', 'statements/statements'].map((name) => `apps/server/test/${name}.test.ts`);

/**
 * Returns the steps for some domains and areas, as in `npm test -- room company/company approval`: their tests, and the tests of everything
 * that imports them.
 */
async function some(names: readonly string[]): Promise<Step[][]> {
  const { domains, own, tests, journeys: specs } = await selectionOf(names);
  const calls = domains.map((domain) => path.posix.basename(domain));
  console.log(`${domains.join(', ')}: ${tests.length} files of tests, ${specs.length} of journeys`);
  const groups = [
    [...(specs.length ? [build] : []), ...checksOf(own)],
    [unitTests({ ...env, PARK_MATRIX: calls.join() }, [...new Set([...tests, ...ofCalls])])],
  ];
  if (specs.length) groups.push([browser], [journeys(env, specs)]);
  return groups;
}

async function selectionOf(names: readonly string[]): Promise<Selection> {
  const files = readSources(root);
  const known = domainsIn(files.keys());
  const unknown = names.filter((name) => named(name, known).length === 0);
  if (unknown.length) {
    const areasThere = areas.filter((area) => known.some((domain) => domain.startsWith(`${area}/`)));
    console.error(`unknown: ${unknown.join(', ')}\nareas: ${areasThere.join(', ')}\ndomains: ${known.join(', ')}`);
    process.exit(2);
  }
  const domains = known.filter((domain) => names.some((name) => named(name, known).includes(domain)));
  return select(domains, files, importsOf(files).imports, await addresses(domains));
}

async function addresses(domains: readonly string[]): Promise<string[]> {
  const { routes } = await import('../apps/web/src/app/routes.ts');
  const found: string[] = [];
  for (const domain of domains) {
    const file = path.join(root, 'apps/web/src/features', domain, 'pages.ts');
    if (!existsSync(file)) continue;
    for (const pages of Object.values(await import(file))) found.push(...pathsOf(pages as Parameters<typeof pathsOf>[0], routes));
  }
  return found;
}

await runAll(names.length ? await some(names) : await everything());
