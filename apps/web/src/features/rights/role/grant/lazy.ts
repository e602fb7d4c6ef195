import { lazy } from 'react';
import { fetched } from '../../../../kit/chunk.ts';

export const ChangeDialog = lazy(() => fetched(import('./ChangeDialog.tsx').then((file) => ({ default: file.ChangeDialog }))));
export const HistoryDrawer = lazy(() => fetched(import('./HistoryDrawer.tsx').then((file) => ({ default: file.HistoryDrawer }))));
