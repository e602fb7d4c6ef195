/** Adds a suffix to a storage key, so that several consoles on one host do not collide. */
export const key = (name: string) => `${name}---admin_qy`;

/** Local storage of this console. */
export const stored = {
  get: (name: string): string | null => localStorage.getItem(key(name)),
  set: (name: string, value: string): void => localStorage.setItem(key(name), value),
  remove: (name: string): void => localStorage.removeItem(key(name)),
};

const parkName = 'inPark';
/** Whether the session was in a park when it last entered the console; known before the server has said who the user is. */
export const lastPlace = {
  isPark: () => stored.get(parkName) !== null,
  remember: (isPark: boolean) => (isPark ? stored.set(parkName, '1') : stored.remove(parkName)),
};

const tokenName = 'loginToken';
/** The session token; anyone who holds it can act as the user. */
export const token = {
  get: () => stored.get(tokenName),
  set: (value: string) => {
    // the place of the session before says nothing about this one
    lastPlace.remember(false);
    stored.set(tokenName, value);
  },
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
