import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: it brings the calendar along. */
export const RelatedUserDialog = lazy(() =>
  fetched(import('../../../kit/people/RelatedUserDialog.tsx').then((file) => ({ default: file.RelatedUserDialog }))),
);
