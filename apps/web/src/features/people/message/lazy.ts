import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const BatchDialog = lazy(() => fetched(import('./BatchDialog.tsx').then((file) => ({ default: file.BatchDialog }))));
export const AbsenceDrawer = lazy(() => fetched(import('./AbsenceDrawer.tsx').then((file) => ({ default: file.AbsenceDrawer }))));
export const MessageDrawer = lazy(() => fetched(import('./MessageDrawer.tsx').then((file) => ({ default: file.MessageDrawer }))));
