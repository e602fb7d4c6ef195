import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const AccountDialogs = lazy(() => fetched(import('./AccountDialogs.tsx').then((file) => ({ default: file.AccountDialogs }))));
export const OrganisationDialog = lazy(() =>
  fetched(import('./OrganisationDialog.tsx').then((file) => ({ default: file.OrganisationDialog }))),
);
