import { projectPrefix } from '../kit/api/session.ts';

/** The name of the first script contains a hash of everything it imports; a page of the development server has no such hash. */
const buildOf = (page: string): string | undefined => /src="[^"]*\/assets\/(index-[\w-]+)\.js"/.exec(page)?.[1];

/** Fetches the id of the server's current build; undefined if the server cannot be reached. */
export async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`${projectPrefix()}/`, { cache: 'no-cache', headers: { accept: 'text/html' } });
    return response.ok ? buildOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the id of the running build. */
export const runningBuild = () => buildOf(document.querySelector('script[type="module"]')?.outerHTML ?? '');
