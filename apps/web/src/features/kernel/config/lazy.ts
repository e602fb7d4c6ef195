import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs and drawers bring much of antd along. */
export const AgreementDrawer = lazy(() => fetched(import('./AgreementDrawer.tsx').then((file) => ({ default: file.AgreementDrawer }))));
export const AgreementForm = lazy(() => fetched(import('./AgreementForm.tsx').then((file) => ({ default: file.AgreementForm }))));
export const AppForm = lazy(() => fetched(import('./AppForm.tsx').then((file) => ({ default: file.AppForm }))));
export const CodeForm = lazy(() => fetched(import('./CodeForm.tsx').then((file) => ({ default: file.CodeForm }))));
export const SecretDialog = lazy(() => fetched(import('./SecretDialog.tsx').then((file) => ({ default: file.SecretDialog }))));
/** One at a time is looked at, and each brings other parts of antd along. */
export const SettingsTab = lazy(() => fetched(import('./SettingsTab.tsx').then((file) => ({ default: file.SettingsTab }))));
export const ThemeTab = lazy(() => fetched(import('./ThemeTab.tsx').then((file) => ({ default: file.ThemeTab }))));
export const CodesTab = lazy(() => fetched(import('./CodesTab.tsx').then((file) => ({ default: file.CodesTab }))));
export const AgreementTab = lazy(() => fetched(import('./AgreementTab.tsx').then((file) => ({ default: file.AgreementTab }))));
export const AppsTab = lazy(() => fetched(import('./AppsTab.tsx').then((file) => ({ default: file.AppsTab }))));
