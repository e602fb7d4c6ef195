import { projectPrefix } from './session.ts';

/** Leaving the page throws away everything it held in memory; tests stand in here, since their browser cannot leave. */
export const browser = {
  leaveFor: (path: string) => location.replace(projectPrefix() + path),
  reload: () => location.reload(),
  asks: (question: string) => window.confirm(question),
  print: () => window.print(),
};

/** The address inside the console, without the prefix of the project. */
export function currentPath(): string {
  const prefix = projectPrefix();
  const path = location.pathname + location.search;
  return prefix && path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path;
}

/** Shows a path of the console in the address bar without going anywhere. */
export const showPath = (path: string) => history.replaceState(null, '', projectPrefix() + path);
