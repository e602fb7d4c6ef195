import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const ActionDialog = lazy(() => fetched(import('./ActionDialog.tsx').then((file) => ({ default: file.ActionDialog }))));
export const HandlerDialog = lazy(() => fetched(import('./HandlerDialog.tsx').then((file) => ({ default: file.HandlerDialog }))));
export const ManageDialog = lazy(() => fetched(import('./ManageDialogs.tsx').then((file) => ({ default: file.ManageDialog }))));
