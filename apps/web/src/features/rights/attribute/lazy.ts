import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs and trees pull in much of antd. */
export const AttributeForm = lazy(() => fetched(import('./AttributeForm.tsx').then((file) => ({ default: file.AttributeForm }))));
export const AttributeMenus = lazy(() => fetched(import('./AttributeMenus.tsx').then((file) => ({ default: file.AttributeMenus }))));
export const RemoveAttribute = lazy(() => fetched(import('./RemoveAttribute.tsx').then((file) => ({ default: file.RemoveAttribute }))));
export const CompaniesDialog = lazy(() =>
  fetched(import('../../../parts/companies/CompaniesDialog.tsx').then((file) => ({ default: file.CompaniesDialog }))),
);
