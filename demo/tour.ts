import { platformAccount, spaces } from './people.ts';
import { demoId } from './rows.ts';

/** Returns the browser storage of a user who has seen the guided tour. Without it the tour would cover the pages that tests work on. */
export function seenTour(origin: string) {
  const people = [platformAccount, ...spaces.flatMap(({ companies }) => companies.flatMap(({ accounts }) => accounts))];
  const value = people.map(({ username }) => demoId(`user ${username}`)).join();
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'toured---admin_qy', value }] }] };
}
