import { key } from '../kit/api/storage.ts';

const name = key('signOutReason');

/** Why the user was led back to the sign-in page. A toast does not survive that navigation, so the page says it once on arrival. */
export const signOutReason = {
  set: (why: string) => sessionStorage.setItem(name, why),
  get: () => sessionStorage.getItem(name) ?? '',
  remove: () => sessionStorage.removeItem(name),
};
