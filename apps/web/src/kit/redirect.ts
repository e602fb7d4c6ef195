const login = '/login';

/** Where to go after signing in. Only an address of this console is believed; anything else could lead astray. */
export function destination(search: string): string {
  const asked = new URLSearchParams(search).get('redirect') ?? '';
  const isInside = asked.startsWith('/') && new URL(asked, location.origin).origin === location.origin;
  return isInside && !isLogin(asked) ? asked : '/';
}

/** The sign-in page, remembering the address it stands in front of. */
export function loginPath(path: string): string {
  if (isLogin(path)) return path;
  return path === '/' ? login : `${login}?redirect=${encodeURIComponent(path)}`;
}

const isLogin = (path: string) => /^\/login\/?(\?|#|$)/.test(path);
