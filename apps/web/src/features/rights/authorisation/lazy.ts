import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Fetched with the first use: it brings the calendar along. */
export const RelatedUserDialog = lazy(() =>
  fetched(import('../../../parts/people/RelatedUserDialog.tsx').then((file) => ({ default: file.RelatedUserDialog }))),
);
