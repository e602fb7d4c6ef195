import { key } from '../kit/api/storage.ts';

const name = key('signOutReason');

/** The reason why the user was signed out. A toast would not survive the navigation, so the sign-in page shows it once. */
export const signOutReason = {
  set: (why: string) => sessionStorage.setItem(name, why),
  get: () => sessionStorage.getItem(name) ?? '',
  remove: () => sessionStorage.removeItem(name),
};
