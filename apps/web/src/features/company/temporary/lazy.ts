import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd, and the form pulls in the calendar. */
export const TemporaryForm = lazy(() => fetched(import('./TemporaryForm.tsx').then((file) => ({ default: file.TemporaryForm }))));
export const RulesForm = lazy(() => fetched(import('./RulesForm.tsx').then((file) => ({ default: file.RulesForm }))));
export const ExportDialog = lazy(() => fetched(import('../../../kit/task/export.tsx').then((file) => ({ default: file.ExportDialog }))));
