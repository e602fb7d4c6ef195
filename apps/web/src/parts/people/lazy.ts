import { lazy } from 'react';
import { fetched } from '../../kit/api/chunk.ts';

/** Loaded at first use, because dialogs and drawers load much of antd. */
export const MoveDialog = lazy(() => fetched(import('./MoveDialog.tsx').then((file) => ({ default: file.MoveDialog }))));
export const EnableDialog = lazy(() => fetched(import('./EnableDialog.tsx').then((file) => ({ default: file.EnableDialog }))));
export const MemberDrawer = lazy(() => fetched(import('./MemberDrawer.tsx').then((file) => ({ default: file.MemberDrawer }))));
export const MemberDialogs = lazy(() => fetched(import('./MemberDialogs.tsx').then((file) => ({ default: file.MemberDialogs }))));
export const ImportDialog = lazy(() => fetched(import('../../kit/task/import.tsx').then((file) => ({ default: file.ImportDialog }))));
export const ExportDialog = lazy(() => fetched(import('../../kit/task/export.tsx').then((file) => ({ default: file.ExportDialog }))));
