import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const InviteDialog = lazy(() => fetched(import('./InviteDialog.tsx').then((file) => ({ default: file.InviteDialog }))));
export const DecideDialog = lazy(() => fetched(import('./DecideDialog.tsx').then((file) => ({ default: file.DecideDialog }))));
