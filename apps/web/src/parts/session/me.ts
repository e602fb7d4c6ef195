import type { MenuItem, UserInfo } from '@park/contract/people/identity';
import { createContext, useContext } from 'react';

/** The signed-in user, their menu in the current company and park, and the home page that the setting selects. */
export type Me = { user: UserInfo; menus: MenuItem[]; homePath: '/home' | '/aijihome' };

/** Supplied by the app once the user is signed in. */
export const MeContext = createContext<Me | null>(null);

/** Returns the signed-in user and their menu; may be called only below Entrance. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('nobody is signed in here');
  return me;
}
