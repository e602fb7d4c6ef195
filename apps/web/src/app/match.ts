import { notFound, type Route, routes } from './routes.ts';

/** Turns `/a/:id/b/:page?` into a regular expression; parameter names are dropped because the router parses them itself. */
const pattern = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);

const known = routes.filter((route) => route !== notFound);
const fixed = new Map(known.map((route) => [route.path, route]));
const open = known.filter((route) => route.path.includes(':')).map((route) => ({ route, pattern: pattern(route.path) }));

/** Returns the route of an address; a fixed path wins over a path with parameters. */
export function match(pathname: string): Route {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return fixed.get(path) ?? open.find((entry) => entry.pattern.test(path))?.route ?? notFound;
}

/** Returns the title a page has set for its path, or the title of its route. */
export const titleAt = (path: string, names: Readonly<Record<string, string>>): string => names[path] ?? match(path).title;
