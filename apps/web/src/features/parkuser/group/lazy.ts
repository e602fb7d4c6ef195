import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const GroupForm = lazy(() => fetched(import('./GroupDialogs.tsx').then((file) => ({ default: file.GroupForm }))));
export const RemoveGroup = lazy(() => fetched(import('./GroupDialogs.tsx').then((file) => ({ default: file.RemoveGroup }))));
export const AddUsers = lazy(() => fetched(import('./AddUsers.tsx').then((file) => ({ default: file.AddUsers }))));
