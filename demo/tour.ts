import { platformAccount, spaces } from './people.ts';
import { demoId } from './rows.ts';

/** Returns the browser storage of users who have already seen the tour, so that it does not cover the page in other tests. */
export function seenTour(origin: string) {
  const people = [platformAccount, ...spaces.flatMap(({ companies }) => companies.flatMap(({ accounts }) => accounts))];
  const value = people.map(({ username }) => demoId(`user ${username}`)).join();
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'toured---admin_qy', value }] }] };
}
