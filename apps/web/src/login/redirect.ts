const loginPage = '/login';
/** Page for a forgotten password, open without a session. */
export const forgotPath = '/forgetPassword';

/**
 * Returns the address to open after signing in. Only an address of this console is accepted, so that a link cannot redirect the user to a
 * foreign site.
 */
export function redirectTarget(search: string): string {
  const requested = new URLSearchParams(search).get('redirect') ?? '';
  const isInside = requested.startsWith('/') && new URL(requested, location.origin).origin === location.origin;
  return isInside && !isPage(loginPage, requested) && !isForgot(requested) ? requested : '/';
}

/** Returns the address of the sign-in page, with the requested address to return to. */
export function loginPath(path: string): string {
  if (isPage(loginPage, path) || isForgot(path)) return path;
  return path === '/' ? loginPage : `${loginPage}?redirect=${encodeURIComponent(path)}`;
}

/** Tells whether a path is the page for a forgotten password. */
export const isForgot = (path: string) => isPage(forgotPath, path);

const isPage = (page: string, path: string) => new RegExp(`^${page}/?(\\?|#|$)`).test(path);
