import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const GroupForm = lazy(() => fetched(import('./GroupForm.tsx').then((file) => ({ default: file.GroupForm }))));
export const AddCompanies = lazy(() => fetched(import('./AddCompanies.tsx').then((file) => ({ default: file.AddCompanies }))));
export const AddByType = lazy(() => fetched(import('./AddByType.tsx').then((file) => ({ default: file.AddByType }))));
export const ImportCompanies = lazy(() =>
  fetched(import('../../../kit/companies/ImportCompanies.tsx').then((file) => ({ default: file.ImportCompanies }))),
);
export const RemoveGroup = lazy(() => fetched(import('./RemoveGroup.tsx').then((file) => ({ default: file.RemoveGroup }))));
export const AddUsers = lazy(() => fetched(import('./AddUsers.tsx').then((file) => ({ default: file.AddUsers }))));
