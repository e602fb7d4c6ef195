/** Adds a suffix to a storage key, so that several consoles on one host do not collide. */
export const key = (name: string) => `${name}---admin_qy`;

/** Local storage of this console. */
export const stored = {
  get: (name: string): string | null => localStorage.getItem(key(name)),
  set: (name: string, value: string): void => localStorage.setItem(key(name), value),
  remove: (name: string): void => localStorage.removeItem(key(name)),
};

const tokenName = 'loginToken';
/** The session token; anyone who holds it can act as the user. */
export const token = {
  get: () => stored.get(tokenName),
  set: (value: string) => stored.set(tokenName, value),
  remove: () => stored.remove(tokenName),
};

/**
 * Remembers that the user still has the initial password. The server then refuses everything but setting a new one, so the console does not
 * ask for the menu.
 */
export const initialPassword = {
  isKept: () => stored.get('initialPassword') !== null,
  note: (isKept: boolean) => (isKept ? stored.set('initialPassword', '1') : stored.remove('initialPassword')),
};
