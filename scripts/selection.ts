import { areas } from './areas.ts';
import type { Import } from './imports.ts';

/** Some domains of the product, and everything to check when they change. Paths are relative to the repository. */
export type Selection = {
  /** Domains in the form `area/domain`. */
  domains: string[];
  /** Files of these domains. */
  own: string[];
  /** Tests of these domains and of the files that import them. */
  tests: string[];
  /** End-to-end tests that visit pages of these domains or make their calls. */
  journeys: string[];
};
type Sources = ReadonlyMap<string, string>;

/** Folders that count as one unit of sources and tests: a domain, a feature, a component folder of the console, the calls of a domain. */
const units = [
  /^apps\/server\/src\/domains\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/web\/src\/features\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/web\/src\/(?:parts|kit)\/[^/]+(?=\/)/,
  /^packages\/contract\/src\/[^/]+\/[^/.]+/,
];
const unitOf = (file: string) => units.map((unit) => unit.exec(file)?.[0]).find(Boolean) ?? file.replace(/\/[^/]*$/, '');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isJourney = (file: string) => /^e2e\/.+\.spec\.ts$/.test(file);
/**
 * Tells whether a file supports tests. Such files use many domains to build test data, which does not make them importers of these domains.
 */
const isSupport = (file: string) => !isTest(file) && !isJourney(file) && /\/matrix\.ts$|(^|\/)test\/|^e2e\//.test(file);
/** Tells whether a file is a generated registry. Registries import all domains, so their imports are ignored. */
const isGenerated = (source: string) => source.startsWith('// Written by `npm run generate`');

export function domainsIn(files: Iterable<string>): string[] {
  const folder = /^apps\/(?:server\/src\/domains|web\/src\/features)\/([^/]+\/[^/]+)\//;
  return [...new Set([...files].flatMap((file) => folder.exec(file)?.[1] ?? []))].sort();
}

/** Returns the domains of an area, or a single domain. A domain that is named like an area must be given as `area/domain`. */
export function named(name: string, domains: readonly string[]): string[] {
  const isArea = areas.some((area) => area === name);
  return domains.filter((domain) => domain === name || domain.startsWith(`${name}/`) || (!isArea && domain.endsWith(`/${name}`)));
}

/**
 * Selects the files and tests of domains; `paths` are the addresses of their pages. Tests of files that import a domain are included, but
 * no further steps, which would lead to almost every test. Imports of types do not count, because the compiler checks them.
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

/** Tells whether a source contains an address. Longer addresses that only begin with it do not count. */
const isNamed = (address: string, source: string) =>
  source
    .split(address)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));

type Route = { path: string; node?: string };
type Pages = { menu?: Readonly<Record<string, unknown>>; more?: readonly Route[] };
/** Returns the addresses of pages. The menus give the addresses of menu nodes; `more` lists the others. */
export const pathsOf = ({ menu = {}, more = [] }: Pages, routes: readonly Route[]): string[] => [
  ...routes.filter(({ node }) => node !== undefined && node in menu).map(({ path }) => path),
  ...more.map(({ path }) => path),
];
