/** What every request says about where it wants to run. Claims only: the server checks each of them. */
export type Claims = { areaId?: string; parkId?: string; globalCompanyId?: string };

let claims: Claims = {};
let sessionKey: string | undefined;

/** A reload finds an empty session storage when the page had been closed in between. */
const wasClosed = sessionStorage.length === 0;
sessionStorage.setItem('open---admin_qy', '1');

/** Where this tab acts, and what else it knows of its session. */
export const session = {
  wasClosed,
  get claims() {
    return claims;
  },
  enter(next: Claims) {
    claims = next;
  },
  /** Opens encrypted replies; kept in memory only and handed out anew by the user info after a reload. */
  get key() {
    return sessionKey;
  },
  keep(next: string) {
    sessionKey = next;
  },
};

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
/** The server writes both into the page it serves: the base of all calls, and the project the address begins with. */
export const apiBase = () => meta('api-base') ?? '/smartop';
/** `front` is a folder of the old installation, not a project. */
export function projectPrefix(): string {
  const code = meta('project-code');
  return code && code !== 'front' ? `/${code}` : '';
}
/** The page lets in only the styles that carry it. */
export const styleNonce = () => meta('csp-nonce') ?? '';
