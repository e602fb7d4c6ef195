import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const PlanForm = lazy(() => fetched(import('./PlanForm.tsx').then((file) => ({ default: file.PlanForm }))));
