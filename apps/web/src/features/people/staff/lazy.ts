import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const HandoverDialog = lazy(() => fetched(import('./HandoverDialog.tsx').then((file) => ({ default: file.HandoverDialog }))));
export const PeopleDialog = lazy(() =>
  fetched(import('../../../parts/people/PeopleDialog.tsx').then((file) => ({ default: file.PeopleDialog }))),
);
