import { key } from '../kit/api/storage.ts';

const name = key('farewell');

/** Why somebody was led back to the sign-in page. A toast does not outlive the way there, so it is told again on arrival, once. */
export const farewell = {
  leave: (why: string) => sessionStorage.setItem(name, why),
  read: () => sessionStorage.getItem(name) ?? '',
  forget: () => sessionStorage.removeItem(name),
};
