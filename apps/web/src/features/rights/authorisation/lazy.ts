import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because it pulls in the calendar. */
export const RelatedUserDialog = lazy(() =>
  fetched(import('../../../parts/people/RelatedUserDialog.tsx').then((file) => ({ default: file.RelatedUserDialog }))),
);
