import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs and drawers pull in much of antd. */
export const AgreementDrawer = lazy(() => fetched(import('./AgreementDrawer.tsx').then((file) => ({ default: file.AgreementDrawer }))));
export const AgreementForm = lazy(() => fetched(import('./AgreementForm.tsx').then((file) => ({ default: file.AgreementForm }))));
export const AppForm = lazy(() => fetched(import('./AppForm.tsx').then((file) => ({ default: file.AppForm }))));
export const CodeForm = lazy(() => fetched(import('./CodeForm.tsx').then((file) => ({ default: file.CodeForm }))));
export const SecretDialog = lazy(() => fetched(import('./SecretDialog.tsx').then((file) => ({ default: file.SecretDialog }))));
/** The tabs are loaded separately, because only one is visible at a time and each pulls in other parts of antd. */
export const SettingsTab = lazy(() => fetched(import('./SettingsTab.tsx').then((file) => ({ default: file.SettingsTab }))));
export const ThemeTab = lazy(() => fetched(import('./ThemeTab.tsx').then((file) => ({ default: file.ThemeTab }))));
export const CodesTab = lazy(() => fetched(import('./CodesTab.tsx').then((file) => ({ default: file.CodesTab }))));
export const AgreementTab = lazy(() => fetched(import('./AgreementTab.tsx').then((file) => ({ default: file.AgreementTab }))));
export const AppsTab = lazy(() => fetched(import('./AppsTab.tsx').then((file) => ({ default: file.AppsTab }))));
