import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs and drawers pull in much of antd. */
export const ParkUserDrawer = lazy(() => fetched(import('./ParkUserDrawer.tsx').then((file) => ({ default: file.ParkUserDrawer }))));
export const ParkUserDialogs = lazy(() => fetched(import('./ParkUserDialogs.tsx').then((file) => ({ default: file.ParkUserDialogs }))));
