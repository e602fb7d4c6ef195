import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const InviteDialog = lazy(() => fetched(import('./InviteDialog.tsx').then((file) => ({ default: file.InviteDialog }))));
export const DecideDialog = lazy(() => fetched(import('./DecideDialog.tsx').then((file) => ({ default: file.DecideDialog }))));
