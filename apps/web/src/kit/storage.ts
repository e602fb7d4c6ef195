/** Keys in the browser's storage carry this ending, so that several consoles on one host do not meet. */
export const key = (name: string) => `${name}---admin_qy`;

export const stored = {
  get: (name: string): string | null => localStorage.getItem(key(name)),
  set: (name: string, value: string): void => localStorage.setItem(key(name), value),
  remove: (name: string): void => localStorage.removeItem(key(name)),
};

const tokenName = 'loginToken';
export const token = {
  get: () => stored.get(tokenName),
  set: (value: string) => stored.set(tokenName, value),
  remove: () => stored.remove(tokenName),
};
