import type { Permission, Reach } from '@park/contract/access';
import { createContext, type PropsWithChildren, useContext } from 'react';

/** The people who can give rights to the signed-in user; supplied by the app, because it depends on the user's side. */
export const GrantorContext = createContext('企业管理员');
/** Returns the text shown in place of content that the user may not see. */
export const useRefusalText = () => `你没有查看权限，请联系${useContext(GrantorContext)}开通`;

export type Rights = Partial<Record<Permission, Reach>>;
/** The rights of the signed-in user; supplied by the app. */
export const RightsContext = createContext<Rights>({});

/** Returns the reach of the user's right, or undefined without the right. */
export const useRight = (permission: Permission): Reach | undefined => useContext(RightsContext)[permission];

/** Returns a function for checking several rights. */
export function useMay() {
  const rights = useContext(RightsContext);
  return (permission: Permission) => rights[permission] !== undefined;
}

/** Hides controls that the user may not use. The server decides anyway; hiding only avoids offering what it would refuse. */
export function Can({ access, children }: PropsWithChildren<{ access: Permission }>) {
  return useRight(access) ? children : null;
}
