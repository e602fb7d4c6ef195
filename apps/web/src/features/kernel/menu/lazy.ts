import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs pull in much of antd. */
export const MenuForm = lazy(() => fetched(import('./MenuForm.tsx').then((file) => ({ default: file.MenuForm }))));
