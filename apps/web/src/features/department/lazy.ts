import { lazy } from 'react';
import { fetched } from '../../kit/chunk.ts';

/** Fetched with the first use: dialogs and drawers bring much of antd along. */
export const DepartmentForm = lazy(() => fetched(import('./DepartmentForm.tsx').then((file) => ({ default: file.DepartmentForm }))));
export const HeadsDialog = lazy(() => fetched(import('./HeadsDialog.tsx').then((file) => ({ default: file.HeadsDialog }))));
export const RemoveDialog = lazy(() => fetched(import('./RemoveDialog.tsx').then((file) => ({ default: file.RemoveDialog }))));
export const MoveDialog = lazy(() => fetched(import('./MoveDialog.tsx').then((file) => ({ default: file.MoveDialog }))));
export const MemberDrawer = lazy(() => fetched(import('./MemberDrawer.tsx').then((file) => ({ default: file.MemberDrawer }))));
export const ImportDialog = lazy(() => fetched(import('../../kit/import.tsx').then((file) => ({ default: file.ImportDialog }))));
