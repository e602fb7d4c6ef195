import { projectPrefix } from '../kit/api/session.ts';

/**
 * Returns the build id in a page: the name of its first script, which contains a hash of everything the script imports. A page of the
 * development server has no such name.
 */
const buildIdIn = (page: string): string | undefined => /src="[^"]*\/assets\/(index-[\w-]+)\.js"/.exec(page)?.[1];

/** Fetches the id of the server's current build; undefined if the server cannot be reached. */
export async function latestBuildId(): Promise<string | undefined> {
  try {
    const response = await fetch(`${projectPrefix()}/`, { cache: 'no-cache', headers: { accept: 'text/html' } });
    return response.ok ? buildIdIn(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the id of the running build. */
export const runningBuildId = () => buildIdIn(document.querySelector('script[type="module"]')?.outerHTML ?? '');
