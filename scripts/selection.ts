import { areas } from './areas.ts';
import type { Import } from './imports.ts';

/** A part of the product with everything to check when it changes. Paths are relative to the repository. */
export type Selection = {
  /** Domains in the form `area/domain`. */
  domains: string[];
  /** Files of these domains. */
  own: string[];
  /** Tests of these domains and of their importers, and other tests that import them. */
  tests: string[];
  /** End-to-end tests that visit their pages or make their calls. */
  journeys: string[];
};
type Sources = ReadonlyMap<string, string>;

/** Groups of source files with their tests beside them: a domain, a feature, a part of the console, the calls of a domain. */
const units = [
  /^apps\/server\/src\/domains\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/web\/src\/features\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/web\/src\/(?:parts|kit)\/[^/]+(?=\/)/,
  /^packages\/contract\/src\/[^/]+\/[^/.]+/,
];
const unitOf = (file: string) => units.map((unit) => unit.exec(file)?.[0]).find(Boolean) ?? file.replace(/\/[^/]*$/, '');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isJourney = (file: string) => /^e2e\/.+\.spec\.ts$/.test(file);
/** Test support uses many domains to build its data, without depending on them. */
const isSupport = (file: string) => !isTest(file) && !isJourney(file) && /\/matrix\.ts$|(^|\/)test\/|^e2e\//.test(file);
/** Generated registries name all domains. */
const isGenerated = (source: string) => source.startsWith('// Written by `npm run generate`');

export function domainsIn(files: Iterable<string>): string[] {
  const folder = /^apps\/(?:server\/src\/domains|web\/src\/features)\/([^/]+\/[^/]+)\//;
  return [...new Set([...files].flatMap((file) => folder.exec(file)?.[1] ?? []))].sort();
}

/** Returns the domains of an area, or a single domain; a domain with the name of an area must be given as `area/domain`. */
export function named(name: string, domains: readonly string[]): string[] {
  const isArea = areas.some((area) => area === name);
  return domains.filter((domain) => domain === name || domain.startsWith(`${name}/`) || (!isArea && domain.endsWith(`/${name}`)));
}

/**
 * Selects files and tests; `paths` are the addresses of the domains' pages. Follows one step of imports, and no type imports, which the
 * compiler checks: two steps would lead to almost every test.
 */
export function select(domains: readonly string[], files: Sources, imports: readonly Import[], paths: readonly string[]): Selection {
  const ownPath = new RegExp(`^(apps/server/src/domains|apps/web/src/features|packages/contract/src|demo)/(${domains.join('|')})[/.]`);
  const isOwn = (file: string) => ownPath.test(file);
  const importers = imports
    .filter(({ from, target, isPackage, isType }) => !isPackage && !isType && isOwn(target) && !isOwn(from))
    .map(({ from }) => from)
    .filter((file) => !isSupport(file) && !isGenerated(files.get(file) ?? ''));
  const direct = new Set(importers);
  const reached = new Set(importers.filter((file) => !isTest(file) && !isJourney(file)).map(unitOf));
  const addresses = paths.map((path) => path.replace(/\/:.*$/, ''));
  const all = [...files.keys()];
  return {
    domains: [...domains],
    own: all.filter(isOwn),
    tests: all.filter((file) => isTest(file) && (isOwn(file) || direct.has(file) || reached.has(unitOf(file)))),
    journeys: all.filter(
      (file) => isJourney(file) && (direct.has(file) || addresses.some((address) => isNamed(address, files.get(file) ?? ''))),
    ),
  };
}

/** Tells whether a source names an address; a longer address that begins with it does not count. */
const isNamed = (address: string, source: string) =>
  source
    .split(address)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));

type Route = { path: string; node?: string };
type Pages = { menu?: Readonly<Record<string, unknown>>; more?: readonly Route[] };
/** Returns the addresses of these pages; those of menu nodes come from the menus. */
export const pathsOf = ({ menu = {}, more = [] }: Pages, routes: readonly Route[]): string[] => [
  ...routes.filter(({ node }) => node !== undefined && node in menu).map(({ path }) => path),
  ...more.map(({ path }) => path),
];
