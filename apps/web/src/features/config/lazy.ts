import { lazy } from 'react';
import { fetched } from '../../kit/chunk.ts';

/** Fetched with the first use: dialogs and drawers bring much of antd along. */
export const AgreementDrawer = lazy(() => fetched(import('./AgreementDrawer.tsx').then((file) => ({ default: file.AgreementDrawer }))));
export const AgreementForm = lazy(() => fetched(import('./AgreementForm.tsx').then((file) => ({ default: file.AgreementForm }))));
export const AppForm = lazy(() => fetched(import('./AppForm.tsx').then((file) => ({ default: file.AppForm }))));
export const CodeForm = lazy(() => fetched(import('./CodeForm.tsx').then((file) => ({ default: file.CodeForm }))));
export const SecretDialog = lazy(() => fetched(import('./SecretDialog.tsx').then((file) => ({ default: file.SecretDialog }))));
