import type { MenuItem, UserInfo } from '@park/contract/identity';
import { createContext, useContext } from 'react';

/** Who is signed in, where he acts, and the menu he has there. */
export type Me = { user: UserInfo; menus: MenuItem[] };

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('nobody is signed in here');
  return me;
}
