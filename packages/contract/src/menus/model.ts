/** P platform, O operating body, A assisting organisation, C administrator of a settled company, M its members. */
export type Side = 'P' | 'O' | 'A' | 'C' | 'M';
/** How far a right goes: the own company, every company of the park, or the platform's own rows. */
export type Reach = 'own' | 'park' | 'platform';
export type Button = { name: string; sides: string; grants: readonly string[]; superOnly?: boolean };
export type Page = {
  code: string;
  name: string;
  route: string;
  /** Without it the page shows 暂未开放, is in no menu and its route is not listed. */
  built?: boolean;
  sides?: string;
  grants?: readonly string[];
  btn?: Readonly<Record<string, Button>>;
};
export type Group = { code: string; name: string; icon: string; sides: string; reach?: 'own'; superOnly?: boolean; pages: readonly Page[] };
export type Tab = { code: string; name: string; icon: string; groups: readonly Group[]; subLevel?: 1 };

/** A button of a page, for the sides that may be given it. The names of its grants stay literal: permissions are read off them. */
export const button = <const Grants extends readonly string[]>(name: string, sides: string, ...grants: Grants) => ({ name, sides, grants });
