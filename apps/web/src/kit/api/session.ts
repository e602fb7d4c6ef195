/** The space, park and company that every request claims to run in. The server checks each claim. */
export type Claims = { areaId?: string; parkId?: string; globalCompanyId?: string };

let claims: Claims = {};
let sessionKey: string | undefined;

/** Whether this page was newly opened, not reloaded: a reload keeps the session storage, closing the page empties it. */
const wasClosed = sessionStorage.length === 0;
sessionStorage.setItem('open---admin_qy', '1');

/** The state of this window's session: its company and park, its encryption key, and whether the page was newly opened, not reloaded. */
export const session = {
  wasClosed,
  get claims() {
    return claims;
  },
  enter(next: Claims) {
    claims = next;
  },
  /** Key for decrypting replies; kept in memory only. After a reload the server sends it again with the user info. */
  get key() {
    return sessionKey;
  },
  setKey(next: string) {
    sessionKey = next;
  },
};

const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
/** Returns the base path of all calls, which the server writes into the page. */
export const apiBase = () => metaContent('api-base') ?? '/smartop';
/**
 * Returns the path of the project whose code the server writes into the page. `front` is a folder of the old installation, not a project.
 */
export function projectPrefix(): string {
  const code = metaContent('project-code');
  return code && code !== 'front' ? `/${code}` : '';
}
/** Returns the nonce of the page; its security policy admits only styles with this nonce. */
export const styleNonce = () => metaContent('csp-nonce') ?? '';
