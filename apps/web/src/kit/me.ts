import type { MenuItem, UserInfo } from '@park/contract/people/identity';
import { createContext, useContext } from 'react';

/** Who is signed in, where he acts, the menu he has there, and which of the two home pages is his. */
export type Me = { user: UserInfo; menus: MenuItem[]; homePath: '/home' | '/aijihome' };

/** Supplied by the app once somebody is signed in. */
export const MeContext = createContext<Me | null>(null);

/** Who is signed in and what he has here; only below the entrance. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('nobody is signed in here');
  return me;
}
