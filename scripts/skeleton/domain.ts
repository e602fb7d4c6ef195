import path from 'node:path';
import { parseSync } from 'vite';
import { manifest, nodes } from '../../packages/contract/src/access.ts';
import { type Area, areas } from '../areas.ts';
import type { Documents } from '../registries.ts';
import { addressTaken, checkSyntax, filesOf, folders, type Plan, placesOf, read, refuse } from './plan.ts';

export type DomainWish = { area: string; name: string; title?: string | undefined; page?: string | undefined };

/** The path of each file of a new domain, with the template of its text. */
const templates = {
  'contract.ts': `${folders.contract}/$area$/$name$.ts`,
  'migration.sql': `${folders.migrations}/$number$_$name$.sql`,
  'domain.ts': `${folders.server}/$area$/$name$/domain.ts`,
  'handlers.ts': `${folders.server}/$area$/$name$/handlers.ts`,
  'queries.ts': `${folders.server}/$area$/$name$/queries.ts`,
  'sheet.ts': `${folders.server}/$area$/$name$/sheet.ts`,
  'matrix.ts': `${folders.server}/$area$/$name$/matrix.ts`,
  'domain.test.ts': `${folders.server}/$area$/$name$/$name$.test.ts`,
  'pages.ts': `${folders.features}/$area$/$name$/pages.ts`,
  'page.tsx': `${folders.features}/$area$/$name$/$Name$Page.tsx`,
  'form.tsx': `${folders.features}/$area$/$name$/$Name$Form.tsx`,
  'page.test.tsx': `${folders.features}/$area$/$name$/$name$.test.tsx`,
  'demo.ts': 'demo/$area$/$name$.ts',
} as const;
const texts = path.resolve(import.meta.dirname);
const templateOf = (name: string) => read(texts, `${name}.txt`);

/** The header tab under which the page of a new domain appears in the menu, by area, unless the command names an existing page. */
const tabs: Readonly<Record<Area, string>> = {
  ...{ kernel: 'M1005', people: 'M1002', rights: 'M1005', company: 'M1002', estate: 'M1004', approval: 'M1010' },
  ...{ money: 'M1015', lease: 'M1004', parkservice: 'M1008', office: 'M1010', portal: 'M1005', insight: 'M1000' },
};

/** Reserved words of PostgreSQL, which must not be names of tables. */
const sqlWords = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column ' +
    'concurrently constraint create cross default deferrable desc distinct do else end except false fetch for foreign freeze from full ' +
    'grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp ' +
    'natural not notnull null offset on only or order outer overlaps placing primary references returning right select similar some ' +
    'symmetric table tablesample then to trailing true union unique user using variadic verbose when where window with'
  ).split(' '),
);

/** Plans the files of a new domain. The menus are not changed: the plan tells the developer what to add there. */
export function newDomain(root: string, { area, name, title, page }: DomainWish): Plan {
  if (!areas.includes(area as Area)) refuse(`there is no area '${area}'; the areas are ${areas.join(', ')}`);
  if (!/^[a-z]{2,30}$/.test(name)) refuse(`'${name}' is no name of a domain: 2 to 30 lower-case letters, such as 'note'`);
  if (title !== undefined && !/^[\p{Script=Han}A-Za-z0-9]{1,12}$/u.test(title))
    refuse(`'${title}' is no title: 1 to 12 Chinese characters, letters or digits`);
  const [place] = placesOf(root, name);
  if (place) refuse(`there is a domain '${name}' already: ${place}`);
  const taken = addressTaken(root, `/portal/${name}/`);
  if (taken) refuse(`addresses below /portal/${name}/ are taken by ${taken}`);
  if (RegExp(`^  "${name}":`, 'm').test(read(root, `${folders.contract}/subjects.ts`)))
    refuse(`'${name}' is a subject of imports or exports already`);
  const Name = name.replace(/^./, (letter) => letter.toUpperCase());
  const user = Object.keys(templates).find((file) => [name, Name].some((word) => namesIn(file).has(word)));
  if (user) refuse(`'${name}' means something else in the skeleton's ${user}; choose a longer name`);
  const entry = page === undefined ? newPage(area as Area, name) : builtPage(page);
  const facts = { area, name, Name, title: title ?? Name, table: tableOf(root, name), number: nextNumber(root), page: entry.code };
  const fill = (text: string) => text.replace(/\$(area|name|Name|title|table|number|page)\$/g, (_, key: keyof typeof facts) => facts[key]);
  const files: Documents = Object.fromEntries(Object.entries(templates).map(([file, target]) => [fill(target), fill(templateOf(file))]));
  checkSyntax(files);
  return { files, next: [...edits(root, entry, facts), 'then run: npm run generate', `and test it: npm run matrix -- ${name}`] };
}

/** Returns the names in a template that do not stand for the domain. A domain must not have one of these names. */
function namesIn(template: string): Set<string> {
  const found = new Set<string>();
  if (template.endsWith('.sql')) return found;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name, computed, ...rest } = node as { type?: string; name?: unknown; computed?: boolean };
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name);
    const isLabel = (key: string) => !computed && ['key', 'property', 'imported', 'label'].includes(key);
    for (const [key, child] of Object.entries(rest)) if (!isLabel(key)) visit(child);
    if (type !== 'JSXAttribute') visit(name);
  };
  visit(parseSync(template, templateOf(template)).program);
  return found;
}

function tableOf(root: string, name: string): string {
  const migrations = filesOf(root, `${folders.migrations}/*.sql`).map((file) => read(root, file));
  const isFree = (table: string) =>
    !sqlWords.has(table) && !migrations.some((text) => RegExp(`^create table "?${table}\\b`, 'm').test(text));
  return [name, `park_${name}`].find(isFree) ?? refuse(`there are tables ${name} and park_${name} already`);
}

function nextNumber(root: string): string {
  const numbers = filesOf(root, `${folders.migrations}/*.sql`).map((file) => Number.parseInt(path.basename(file), 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** A page of the menus. If the page does not exist yet, `tab` is the header tab in which its group must be added. */
type Entry = { code: string; route: string; tab?: string; icons?: { group: string; page: string } };

function newPage(area: Area, name: string): Entry {
  const tab = tabs[area];
  const numbers = nodes.map(({ code }) => Number(RegExp(`^${tab}(\\d{3})`).exec(code)?.[1] ?? 0));
  const group = `${tab}${String(Math.max(...numbers) + 1).padStart(3, '0')}`;
  // No space can have the code `platform`. With any other first word the address could be taken for one that begins with the code of a
  // space.
  const route = `/platform/${area}/${name}`;
  const taken = nodes.find((node) => node.route === route);
  if (taken) refuse(`the page ${taken.code} has the address ${route} already; name it with --page ${taken.code}`);
  const own = manifest.find(({ code }) => code === tab);
  const used = new Set(own?.groups.flatMap(({ pages }) => pages.map(({ icon }) => icon)));
  // a suggestion: entries of a header tab must not share an icon
  const page = nodes.find(({ icon }) => icon && !used.has(icon))?.icon ?? '';
  return { code: `${group}001`, route, tab, icons: { group: own?.icon ?? '', page } };
}

/** Finds a page that the menus list as planned. */
function builtPage(code: string): Entry {
  const node = nodes.find((one) => one.code === code && one.route) ?? refuse(`the menus have no page ${code}`);
  if (node.built) refuse(`the page ${code} (${node.name}) is built already`);
  return node;
}

type Facts = { name: string; title: string };
function edits(root: string, { code, route, tab, icons }: Entry, { name, title }: Facts): string[] {
  const menu = filesOf(root, `${folders.contract}/menus/*.ts`).find((file) => read(root, file).includes(`code: '${tab ?? code}'`)) ?? '';
  const rights = ['built: true,', `grants: ['${name}:read'],`, `btn: { edit: button('维护${title}', 'O', '${name}:update') },`];
  const lines = tab
    ? [
        `edit ${menu}: add this group`,
        `    {`,
        ...[`code: '${code.slice(0, -3)}',`, `name: '${title}',`, `icon: '${icons?.group}',`, "sides: 'O',", 'pages: ['].map(
          (line) => `      ${line}`,
        ),
        `        {`,
        ...[`code: '${code}',`, `name: '${title}',`, `route: '${route}',`, `icon: '${icons?.page}',`, "use: 'd',", ...rights].map(
          (line) => `          ${line}`,
        ),
        ...['        },', '      ],', '    },'],
      ]
    : [`edit ${menu}: add to the page ${code} (${route})`, ...["sides: 'O',", ...rights].map((line) => `          ${line}`)];
  const hasButton = /import \{[^}]*\bbutton\b/.test(read(root, menu));
  return hasButton ? lines : [...lines, "    and import it: import { button, type Tab } from './model.ts';"];
}
