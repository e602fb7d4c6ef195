import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because forms and dialogs pull in much of antd. */
export const SpaceWizard = lazy(() => fetched(import('./SpaceWizard.tsx').then((file) => ({ default: file.SpaceWizard }))));
export const SpaceForm = lazy(() => fetched(import('./SpaceForm.tsx').then((file) => ({ default: file.SpaceForm }))));
export const InviteDialog = lazy(() => fetched(import('./InviteDialog.tsx').then((file) => ({ default: file.InviteDialog }))));
export const EnableDialog = lazy(() => fetched(import('./EnableDialog.tsx').then((file) => ({ default: file.EnableDialog }))));
export const ParkForm = lazy(() => fetched(import('./ParkForm.tsx').then((file) => ({ default: file.ParkForm }))));
export const InfoForm = lazy(() => fetched(import('./InfoForm.tsx').then((file) => ({ default: file.InfoForm }))));
