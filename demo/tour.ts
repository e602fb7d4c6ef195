import { platformAccount, spaces } from './people.ts';
import { demoId } from './rows.ts';

/** A browser in which the people of the demo have seen the tour, for those who come to do something: what the console keeps of it. */
export function seenTour(origin: string) {
  const people = [platformAccount, ...spaces.flatMap(({ companies }) => companies.flatMap(({ accounts }) => accounts))];
  const value = people.map(({ username }) => demoId(`user ${username}`)).join();
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'toured---admin_qy', value }] }] };
}
