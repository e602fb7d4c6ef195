import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because drawers and forms pull in much of antd. */
export const ExtendForm = lazy(() => fetched(import('./ExtendForm.tsx').then((file) => ({ default: file.ExtendForm }))));
