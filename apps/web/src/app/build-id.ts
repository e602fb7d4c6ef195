import { projectPrefix } from '../kit/api/session.ts';

/** The first script of the page carries the hash of everything it leads to; a page made by the development server has none. */
const buildOf = (page: string): string | undefined => /src="[^"]*\/assets\/(index-[\w-]+)\.js"/.exec(page)?.[1];

/** The build the server has now; nothing when it cannot be asked just then. */
export async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`${projectPrefix()}/`, { cache: 'no-cache', headers: { accept: 'text/html' } });
    return response.ok ? buildOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** The build that runs here. */
export const runningBuild = () => buildOf(document.querySelector('script[type="module"]')?.outerHTML ?? '');
