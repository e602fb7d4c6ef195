import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first edit: calendar, upload box and cutting come with it. */
export const CompanyForm = lazy(() => fetched(import('./CompanyForm.tsx').then((file) => ({ default: file.CompanyForm }))));
/** Fetched with the first use: dialogs bring much of antd along. */
export const AccountDialogs = lazy(() => fetched(import('./AccountDialogs.tsx').then((file) => ({ default: file.AccountDialogs }))));
export const ContactDialog = lazy(() => fetched(import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog }))));
export const ImportCompanies = lazy(() =>
  fetched(import('../../../kit/companies/ImportCompanies.tsx').then((file) => ({ default: file.ImportCompanies }))),
);
export const ActivationTab = lazy(() => fetched(import('./ActivationTab.tsx').then((file) => ({ default: file.ActivationTab }))));
/** Fetched once a company is chosen. */
export const PowerForm = lazy(() => fetched(import('./PowerForm.tsx').then((file) => ({ default: file.PowerForm }))));
