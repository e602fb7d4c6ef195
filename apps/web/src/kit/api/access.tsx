import type { Permission, Reach } from '@park/contract/access';
import { createContext, type PropsWithChildren, useContext } from 'react';

/** Said in place of what somebody may not see. */
export const refusal = '你没有查看权限，请联系单位管理员开通';

export type Rights = Partial<Record<Permission, Reach>>;
/** What the person of the session may do here; supplied by the app. */
export const RightsContext = createContext<Rights>({});

/** How far the person's right goes here, or nothing. */
export const useRight = (permission: Permission): Reach | undefined => useContext(RightsContext)[permission];

/** For who asks about several rights. */
export function useMay() {
  const rights = useContext(RightsContext);
  return (permission: Permission) => rights[permission] !== undefined;
}

/** Hides what the person may not do. The server decides; this only keeps the screen honest. */
export function Can({ access, children }: PropsWithChildren<{ access: Permission }>) {
  return useRight(access) ? children : null;
}
