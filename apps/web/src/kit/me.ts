import type { MenuItem, UserInfo } from '@park/contract/identity';
import { createContext, useContext } from 'react';

/** Who is signed in, where he acts, the menu he has there, and which of the two home pages is his. */
export type Me = { user: UserInfo; menus: MenuItem[]; homePath: '/home' | '/aijihome' };

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('nobody is signed in here');
  return me;
}
