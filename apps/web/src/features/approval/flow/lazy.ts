import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const FlowForm = lazy(() => fetched(import('./FlowForm.tsx').then((file) => ({ default: file.FlowForm }))));
export const DeployDialog = lazy(() => fetched(import('./DeployDialog.tsx').then((file) => ({ default: file.DeployDialog }))));
export const GroupDialog = lazy(() => fetched(import('./GroupDialog.tsx').then((file) => ({ default: file.GroupDialog }))));
export const HandlersDialog = lazy(() => fetched(import('./HandlersDialog.tsx').then((file) => ({ default: file.HandlersDialog }))));
export const TimeoutDialog = lazy(() => fetched(import('./TimeoutDialog.tsx').then((file) => ({ default: file.TimeoutDialog }))));
export const NodeDrawer = lazy(() => fetched(import('./NodeDrawer.tsx').then((file) => ({ default: file.NodeDrawer }))));
export const ConditionDialog = lazy(() => fetched(import('./ConditionDialog.tsx').then((file) => ({ default: file.ConditionDialog }))));
export const EndDialog = lazy(() => fetched(import('./EndDialog.tsx').then((file) => ({ default: file.EndDialog }))));
export const StartersDialog = lazy(() => fetched(import('./StartersDialog.tsx').then((file) => ({ default: file.StartersDialog }))));
export const AutoDialog = lazy(() => fetched(import('./AutoDialog.tsx').then((file) => ({ default: file.AutoDialog }))));
export const ArrangeDialog = lazy(() => fetched(import('./ArrangeDialog.tsx').then((file) => ({ default: file.ArrangeDialog }))));
export const RegroupDialog = lazy(() => fetched(import('./RegroupDialog.tsx').then((file) => ({ default: file.RegroupDialog }))));
export const Simulation = lazy(() => fetched(import('./Simulation.tsx').then((file) => ({ default: file.Simulation }))));
export const HoursDialog = lazy(() => fetched(import('./HoursDialog.tsx').then((file) => ({ default: file.HoursDialog }))));
export const CalendarTab = lazy(() => fetched(import('./CalendarTab.tsx').then((file) => ({ default: file.CalendarTab }))));
