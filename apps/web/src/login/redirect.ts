const login = '/login';
/** Page for a forgotten password, open without a session. */
export const forgotPath = '/forgetPassword';

/**
 * Returns the address to open after signing in. Only an address of this console is accepted, so that a link cannot redirect the user to a
 * foreign site.
 */
export function destination(search: string): string {
  const asked = new URLSearchParams(search).get('redirect') ?? '';
  const isInside = asked.startsWith('/') && new URL(asked, location.origin).origin === location.origin;
  return isInside && !is(login, asked) && !isForgot(asked) ? asked : '/';
}

/** Returns the address of the sign-in page, with the requested address to return to. */
export function loginPath(path: string): string {
  if (is(login, path) || isForgot(path)) return path;
  return path === '/' ? login : `${login}?redirect=${encodeURIComponent(path)}`;
}

/** Tells whether a path is the page for a forgotten password. */
export const isForgot = (path: string) => is(forgotPath, path);

const is = (page: string, path: string) => new RegExp(`^${page}/?(\\?|#|$)`).test(path);
