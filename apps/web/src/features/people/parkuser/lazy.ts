import { lazy } from 'react';
import { fetched } from '../../../kit/chunk.ts';

/** Fetched with the first use: dialogs and drawers bring much of antd along. */
export const ParkUserDrawer = lazy(() => fetched(import('./ParkUserDrawer.tsx').then((file) => ({ default: file.ParkUserDrawer }))));
export const ParkUserDialogs = lazy(() => fetched(import('./ParkUserDialogs.tsx').then((file) => ({ default: file.ParkUserDialogs }))));
