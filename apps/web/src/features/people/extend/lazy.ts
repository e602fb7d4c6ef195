import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: drawers and forms bring much of antd along. */
export const ExtendForm = lazy(() => fetched(import('./ExtendForm.tsx').then((file) => ({ default: file.ExtendForm }))));
