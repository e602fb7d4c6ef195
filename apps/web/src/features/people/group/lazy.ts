import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const GroupForm = lazy(() => fetched(import('./GroupForm.tsx').then((file) => ({ default: file.GroupForm }))));
export const AddCompanies = lazy(() => fetched(import('./AddCompanies.tsx').then((file) => ({ default: file.AddCompanies }))));
export const AddByType = lazy(() => fetched(import('./AddByType.tsx').then((file) => ({ default: file.AddByType }))));
export const ImportCompanies = lazy(() =>
  fetched(import('../../../parts/companies/ImportCompanies.tsx').then((file) => ({ default: file.ImportCompanies }))),
);
export const RemoveGroup = lazy(() => fetched(import('./RemoveGroup.tsx').then((file) => ({ default: file.RemoveGroup }))));
export const AddUsers = lazy(() => fetched(import('./AddUsers.tsx').then((file) => ({ default: file.AddUsers }))));
