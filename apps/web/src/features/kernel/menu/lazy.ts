import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs bring much of antd along. */
export const MenuForm = lazy(() => fetched(import('./MenuForm.tsx').then((file) => ({ default: file.MenuForm }))));
