import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const PlanForm = lazy(() => fetched(import('./PlanForm.tsx').then((file) => ({ default: file.PlanForm }))));
