import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const AccountDialogs = lazy(() => fetched(import('./AccountDialogs.tsx').then((file) => ({ default: file.AccountDialogs }))));
export const OrganisationDialog = lazy(() =>
  fetched(import('./OrganisationDialog.tsx').then((file) => ({ default: file.OrganisationDialog }))),
);
