import { application } from './menus/application.ts';
import { company } from './menus/company.ts';
import { estate } from './menus/estate.ts';
import { finance } from './menus/finance.ts';
import type { Page, Tab, Use } from './menus/model.ts';
import { platform } from './menus/platform.ts';
import { process } from './menus/process.ts';
import { service } from './menus/service.ts';
import { settings } from './menus/settings.ts';
import { workbench } from './menus/workbench.ts';

export * from './menus/model.ts';

/**
 * The manifest of all menus: header tab > heading of the side menu > page > button. The menu tree, the permissions and the routes are
 * derived from it. The code of a node never changes once it is published, because customers' grants refer to it.
 */
const tabs = [workbench, estate, company, process, service, finance, settings, platform, application] as const;
export const manifest: readonly Tab[] = tabs;

type PageOf = (typeof tabs)[number]['groups'][number]['pages'][number];
type ButtonOf<Page> = Page extends { btn: infer Buttons } ? Buttons[keyof Buttons] : never;
type Granted<Holder> = Holder extends { grants: readonly (infer Name extends string)[] } ? Name : never;
/** All permissions that a call may require. They are exactly the permissions that pages and buttons of the menus grant. */
export type Permission = Granted<PageOf> | Granted<ButtonOf<PageOf>>;

export type Node = {
  code: string;
  parent: string | null;
  name: string;
  type: 'menu' | 'btn';
  icon: string;
  route: string;
  rank: number;
  sides: string;
  reach: 'own' | null;
  superOnly: boolean;
  built: boolean;
  grants: readonly Permission[];
  subLevel: 1 | null;
  /** Whether the page is shown without the side menu. */
  singlePage: boolean;
  /** How often the page is used; null for headings and buttons. */
  use: Use | null;
  /** The menu entry that the page shares with other pages, which are shown as its tabs. */
  line: string | null;
  /** Former names, by which the search still finds the page. */
  was: readonly string[];
};

/** Headings that no longer exist, each with the heading that holds their pages now. Entries that the platform added to them move along. */
export const retiredHeadings: Readonly<Record<string, string>> = {
  M1013001: 'M1013',
  M1013002: 'M1013',
  M1013003: 'M1013',
  M1013004: 'M1013',
  M1014: 'M1002',
};

/**
 * The manifest as a flat list in which each node names its parent; properties that a page or button does not set are inherited from its
 * heading.
 */
export const nodes: readonly Node[] = manifest.flatMap((tab, rank) => {
  const blank = {
    icon: '',
    route: '',
    reach: null,
    superOnly: false,
    grants: [],
    subLevel: null,
    built: false,
    singlePage: false,
    use: null,
    line: null,
    was: [],
  } as const;
  const letters = new Set(tab.groups.flatMap((group) => [...group.sides]));
  const own: Node = {
    ...blank,
    code: tab.code,
    parent: null,
    name: tab.name,
    type: 'menu',
    icon: tab.icon,
    rank,
    sides: [...letters].join(''),
    subLevel: tab.subLevel ?? null,
  };
  // The cast is safe: PageOf has checked the permission names as literals, but the type Tab widens them to plain strings.
  const granted = (grants: readonly string[] = []) => grants as readonly Permission[];
  const below = tab.groups.flatMap((group, at): Node[] => {
    const inherited = { ...blank, reach: group.reach ?? null, superOnly: group.superOnly ?? false };
    const iconOf = ({ icon, line }: Page) => icon ?? group.pages.find((page) => line !== undefined && page.line === line)?.icon ?? '';
    return [
      {
        ...inherited,
        code: group.code,
        parent: tab.code,
        name: group.name,
        type: 'menu',
        icon: group.icon,
        rank: at,
        sides: group.sides,
        was: group.was ?? [],
      },
      ...group.pages.flatMap((page, place): Node[] => [
        {
          ...inherited,
          code: page.code,
          parent: group.code,
          name: page.name,
          type: 'menu',
          icon: iconOf(page),
          route: page.route,
          rank: place,
          sides: page.sides ?? group.sides,
          built: page.built ?? false,
          singlePage: page.singlePage ?? false,
          use: page.use,
          line: page.line ?? null,
          was: page.was ?? [],
          grants: granted(page.grants),
        },
        ...Object.entries(page.btn ?? {}).map(
          ([verb, btn], order): Node => ({
            ...inherited,
            code: `${page.code}:${verb}`,
            parent: page.code,
            name: btn.name,
            type: 'btn',
            rank: order,
            sides: btn.sides,
            superOnly: btn.superOnly ?? inherited.superOnly,
            grants: granted(btn.grants),
          }),
        ),
      ]),
    ];
  });
  return [own, ...below];
});

/** Beginning of the route of a shipped page that shows an external application in a frame; the code of the application follows. */
export const framePath = '/application/iframe/';

export const permissions: readonly Permission[] = [...new Set(nodes.flatMap((node) => node.grants))];

/**
 * Kinds of rows to which menus can be granted: four kinds of roles, and attributes and packages, which are no roles but are stored like
 * roles.
 */
export type RoleKind = 'park' | 'assist' | 'company' | 'inner' | 'attribute' | 'package';

/**
 * Roles that members have automatically by their position in a company. They are computed and never stored; nobody can assign or revoke
 * them.
 */
export const builtInRoles = {
  AllCompanyStaff: '企业全体员工',
  enterpriseComManager: '单位普通管理员',
  companySuperAdmin: '单位超级管理员',
} as const;
export type BuiltInRole = keyof typeof builtInRoles;

/**
 * Returns the menus each built-in role grants as long as no grant is saved for it. The super administrator is not listed: they always have
 * every menu of the company.
 */
export const defaultGrants = (): Record<Exclude<BuiltInRole, 'companySuperAdmin'>, string[]> => ({
  AllCompanyStaff: nodes.filter((node) => node.sides.includes('M')).map((node) => node.code),
  enterpriseComManager: nodes.filter((node) => node.sides.includes('C') && !node.superOnly).map((node) => node.code),
});
