import { lazy } from 'react';
import { fetched } from '../../kit/chunk.ts';

/** Fetched with the first use. */
export const RoomDrawer = lazy(() => fetched(import('./RoomDrawer.tsx').then((file) => ({ default: file.RoomDrawer }))));
export const OperationDrawer = lazy(() =>
  fetched(import('./operation/OperationDrawer.tsx').then((file) => ({ default: file.OperationDrawer }))),
);
