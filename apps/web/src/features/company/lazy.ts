import { lazy } from 'react';
import { fetched } from '../../kit/chunk.ts';

/** Fetched with the first edit: calendar, upload box and cutting come with it. */
export const CompanyForm = lazy(() => fetched(import('./CompanyForm.tsx').then((file) => ({ default: file.CompanyForm }))));
