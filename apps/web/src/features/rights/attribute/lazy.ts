import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs and trees bring much of antd along. */
export const AttributeForm = lazy(() => fetched(import('./AttributeForm.tsx').then((file) => ({ default: file.AttributeForm }))));
export const AttributeMenus = lazy(() => fetched(import('./AttributeMenus.tsx').then((file) => ({ default: file.AttributeMenus }))));
export const RemoveAttribute = lazy(() => fetched(import('./RemoveAttribute.tsx').then((file) => ({ default: file.RemoveAttribute }))));
export const CompaniesDialog = lazy(() =>
  fetched(import('../../../kit/companies/CompaniesDialog.tsx').then((file) => ({ default: file.CompaniesDialog }))),
);
