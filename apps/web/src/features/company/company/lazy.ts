import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on the first edit, because the form pulls in the calendar, the upload box and the image cropper. */
export const CompanyForm = lazy(() => fetched(import('./CompanyForm.tsx').then((file) => ({ default: file.CompanyForm }))));
/** Loaded on first use, because dialogs pull in much of antd. */
export const AccountDialogs = lazy(() => fetched(import('./AccountDialogs.tsx').then((file) => ({ default: file.AccountDialogs }))));
export const RestoreDialog = lazy(() => fetched(import('./RestoreDialog.tsx').then((file) => ({ default: file.RestoreDialog }))));
export const ContactDialog = lazy(() => fetched(import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog }))));
export const ImportCompanies = lazy(() =>
  fetched(import('../../../parts/companies/ImportCompanies.tsx').then((file) => ({ default: file.ImportCompanies }))),
);
export const ActivationTab = lazy(() => fetched(import('./ActivationTab.tsx').then((file) => ({ default: file.ActivationTab }))));
/** Loaded once a company is chosen. */
export const PowerForm = lazy(() => fetched(import('./PowerForm.tsx').then((file) => ({ default: file.PowerForm }))));
