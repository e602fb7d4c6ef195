const login = '/login';
/** Asked for before anybody has signed in. */
export const forgotPath = '/forgetPassword';

/** Where to go after signing in. Only an address of this console is believed; anything else could lead astray. */
export function destination(search: string): string {
  const asked = new URLSearchParams(search).get('redirect') ?? '';
  const isInside = asked.startsWith('/') && new URL(asked, location.origin).origin === location.origin;
  return isInside && !is(login, asked) && !isForgot(asked) ? asked : '/';
}

/** The page in front of the console: the sign-in page, remembering the address it stands in front of. */
export function loginPath(path: string): string {
  if (is(login, path) || isForgot(path)) return path;
  return path === '/' ? login : `${login}?redirect=${encodeURIComponent(path)}`;
}

/** Whether a path is the page for a forgotten password. */
export const isForgot = (path: string) => is(forgotPath, path);

const is = (page: string, path: string) => new RegExp(`^${page}/?(\\?|#|$)`).test(path);
