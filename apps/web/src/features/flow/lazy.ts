import { lazy } from 'react';
import { fetched } from '../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const FlowForm = lazy(() => fetched(import('./FlowForm.tsx').then((file) => ({ default: file.FlowForm }))));
export const DeployDialog = lazy(() => fetched(import('./DeployDialog.tsx').then((file) => ({ default: file.DeployDialog }))));
export const GroupDialog = lazy(() => fetched(import('./GroupDialog.tsx').then((file) => ({ default: file.GroupDialog }))));
export const HandlersDialog = lazy(() => fetched(import('./HandlersDialog.tsx').then((file) => ({ default: file.HandlersDialog }))));
export const TimeoutDialog = lazy(() => fetched(import('./TimeoutDialog.tsx').then((file) => ({ default: file.TimeoutDialog }))));
export const HoursDialog = lazy(() => fetched(import('./HoursDialog.tsx').then((file) => ({ default: file.HoursDialog }))));
export const CalendarTab = lazy(() => fetched(import('./CalendarTab.tsx').then((file) => ({ default: file.CalendarTab }))));
