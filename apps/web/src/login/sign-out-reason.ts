import { key } from '../kit/api/storage.ts';

const storageKey = key('signOutReason');

/** The reason why the user was signed out. A toast would not survive the navigation, so the sign-in page shows it once. */
export const signOutReason = {
  set: (reason: string) => sessionStorage.setItem(storageKey, reason),
  get: () => sessionStorage.getItem(storageKey) ?? '',
  remove: () => sessionStorage.removeItem(storageKey),
};
