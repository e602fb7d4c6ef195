import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const DepartmentForm = lazy(() => fetched(import('./DepartmentForm.tsx').then((file) => ({ default: file.DepartmentForm }))));
export const HeadsDialog = lazy(() => fetched(import('./HeadsDialog.tsx').then((file) => ({ default: file.HeadsDialog }))));
export const RemoveDialog = lazy(() => fetched(import('./RemoveDialog.tsx').then((file) => ({ default: file.RemoveDialog }))));
export const DragDialog = lazy(() => fetched(import('./DragDialog.tsx').then((file) => ({ default: file.DragDialog }))));
export const CompanyFieldsButton = lazy(() =>
  fetched(import('./CompanyFieldsButton.tsx').then((file) => ({ default: file.CompanyFieldsButton }))),
);
export const CompanyFields = lazy(() => fetched(import('./CompanyFields.tsx').then((file) => ({ default: file.CompanyFields }))));
