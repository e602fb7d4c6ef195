import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs and drawers pull in much of antd. */
export const RankDialog = lazy(() => fetched(import('./RankDialog.tsx').then((file) => ({ default: file.RankDialog }))));
export const RemoveRegion = lazy(() => fetched(import('./RemoveDialogs.tsx').then((file) => ({ default: file.RemoveRegion }))));
export const RemoveBuilding = lazy(() => fetched(import('./RemoveDialogs.tsx').then((file) => ({ default: file.RemoveBuilding }))));
export const BuildingDrawer = lazy(() => fetched(import('./BuildingDrawer.tsx').then((file) => ({ default: file.BuildingDrawer }))));
/** Loaded when its tab is opened. */
export const Rental = lazy(() => fetched(import('./Rental.tsx').then((file) => ({ default: file.Rental }))));
