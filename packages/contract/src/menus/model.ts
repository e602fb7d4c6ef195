/**
 * Sides a menu can be shown to: P platform, O operator, A assisting organisation, C administrator of a resident company, M its
 * members.
 */
export type Side = 'P' | 'O' | 'A' | 'C' | 'M';
/** How far a permission reaches: the own company, every company of the park, or the platform's own rows. */
export type Reach = 'own' | 'park' | 'platform';
export type Button = { name: string; sides: string; grants: readonly string[]; superOnly?: boolean };
/**
 * How often a page is used: daily, weekly or rarely. The side menu shows daily entries before weekly ones, and folds all rarely used pages
 * of a tab into 设置 at its end.
 */
export type Use = 'd' | 'w' | 'r';
export type Page = {
  code: string;
  /** The name in the tree of rights. For a page that is one of several tabs of an entry it may begin with the name of the entry. */
  name: string;
  route: string;
  use: Use;
  /** An icon of the console. Of the pages with the same line only the first has one, and the others take it. */
  icon?: string;
  /** Pages of a heading with the same line are one entry of the side menu, with a tab for each page. */
  line?: string;
  /** Former names, by which the search still finds the page. */
  was?: readonly string[];
  /** Whether the page exists. A page that does not exist yet shows 暂未开放, and neither the menu nor the list of routes contains it. */
  built?: boolean;
  /** Whether the page is shown without the side menu. */
  singlePage?: boolean;
  sides?: string;
  grants?: readonly string[];
  btn?: Readonly<Record<string, Button>>;
};
export type Group = {
  code: string;
  name: string;
  icon: string;
  sides: string;
  was?: readonly string[];
  reach?: 'own';
  superOnly?: boolean;
  pages: readonly Page[];
};
export type Tab = { code: string; name: string; icon: string; groups: readonly Group[]; subLevel?: 1 };

/**
 * Defines a button of a page and the sides it can be granted to. The const type parameter keeps the permission names literal, because the
 * type Permission is derived from them.
 */
export const button = <const Grants extends readonly string[]>(name: string, sides: string, ...grants: Grants) => ({ name, sides, grants });
