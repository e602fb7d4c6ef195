import { projectPrefix } from './session.ts';

/** Browser functions that leave or reload the page; tests replace them because their browser cannot navigate. */
export const browser = {
  leaveFor: (path: string) => location.replace(projectPrefix() + path),
  reload: () => location.reload(),
  confirm: (question: string) => window.confirm(question),
  print: () => window.print(),
};

/** Returns the address inside the console, without the project prefix. */
export function currentPath(): string {
  const prefix = projectPrefix();
  const path = location.pathname + location.search;
  return prefix && path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path;
}

/** Shows a path of the console in the address bar without navigating. */
export const showPath = (path: string) => history.replaceState(null, '', projectPrefix() + path);
