import { notFound, type Route, routes } from './routes.ts';

/** Turns `/a/:id/b/:page?` into a regular expression; parameter names are dropped because the router parses them itself. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);

const knownRoutes = routes.filter((route) => route !== notFound);
const fixedRoutes = new Map(knownRoutes.map((route) => [route.path, route]));
const parameterRoutes = knownRoutes.filter((route) => route.path.includes(':')).map((route) => ({ route, pattern: patternOf(route.path) }));

/** Returns the route of an address; a fixed path wins over a path with parameters. */
export function matchRoute(pathname: string): Route {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return fixedRoutes.get(path) ?? parameterRoutes.find((entry) => entry.pattern.test(path))?.route ?? notFound;
}

/** Returns the title a page has set for its path, or the title of its route. */
export const titleAt = (path: string, names: Readonly<Record<string, string>>): string => names[path] ?? matchRoute(path).title;
