import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const HandoverDialog = lazy(() => fetched(import('./HandoverDialog.tsx').then((file) => ({ default: file.HandoverDialog }))));
export const PeopleDialog = lazy(() =>
  fetched(import('../../../kit/people/PeopleDialog.tsx').then((file) => ({ default: file.PeopleDialog }))),
);
