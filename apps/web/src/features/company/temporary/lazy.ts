import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along, and a form the calendar. */
export const TemporaryForm = lazy(() => fetched(import('./TemporaryForm.tsx').then((file) => ({ default: file.TemporaryForm }))));
export const RulesForm = lazy(() => fetched(import('./RulesForm.tsx').then((file) => ({ default: file.RulesForm }))));
export const ExportDialog = lazy(() => fetched(import('../../../kit/export.tsx').then((file) => ({ default: file.ExportDialog }))));
