/** Keys in the browser's storage carry this ending, so that several consoles on one host do not meet. */
export const key = (name: string) => `${name}---admin_qy`;

/** What the browser keeps for this console. */
export const stored = {
  get: (name: string): string | null => localStorage.getItem(key(name)),
  set: (name: string, value: string): void => localStorage.setItem(key(name), value),
  remove: (name: string): void => localStorage.removeItem(key(name)),
};

const tokenName = 'loginToken';
/** The token of the session; whoever has it is the person. */
export const token = {
  get: () => stored.get(tokenName),
  set: (value: string) => stored.set(tokenName, value),
  remove: () => stored.remove(tokenName),
};
