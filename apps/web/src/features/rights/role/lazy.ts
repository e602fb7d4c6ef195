import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs and drawers pull in much of antd. */
export const RoleForm = lazy(() => fetched(import('./RoleForm.tsx').then((file) => ({ default: file.RoleForm }))));
export const CloneRole = lazy(() => fetched(import('./CloneRole.tsx').then((file) => ({ default: file.CloneRole }))));
export const RemoveRole = lazy(() => fetched(import('./RemoveRole.tsx').then((file) => ({ default: file.RemoveRole }))));
export const AddUsers = lazy(() => fetched(import('./AddUsers.tsx').then((file) => ({ default: file.AddUsers }))));
export const MenuSwitches = lazy(() => fetched(import('./MenuSwitches.tsx').then((file) => ({ default: file.MenuSwitches }))));
export const GrantPanel = lazy(() => fetched(import('./grant/GrantPanel.tsx').then((file) => ({ default: file.GrantPanel }))));
