import { notFound, type Route, routes } from './routes.ts';

/** `/a/:id/b/:page?` as an expression; names do not matter here, the router reads them again. */
const pattern = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);

const known = routes.filter((route) => route !== notFound);
const fixed = new Map(known.map((route) => [route.path, route]));
const open = known.filter((route) => route.path.includes(':')).map((route) => ({ route, pattern: pattern(route.path) }));

/** The route of an address; a fixed path wins over one with parameters. */
export function match(pathname: string): Route {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return fixed.get(path) ?? open.find((entry) => entry.pattern.test(path))?.route ?? notFound;
}

/** What the page at a path calls itself, else what its route is called. */
export const titleAt = (path: string, names: Readonly<Record<string, string>>): string => names[path] ?? match(path).title;
