import { lazy } from 'react';
import { fetched } from '../../../kit/api/chunk.ts';

/** Loaded on first use, because dialogs, calendars and upload boxes pull in much of antd. */
export const RoomForm = lazy(() => fetched(import('./RoomForm.tsx').then((file) => ({ default: file.RoomForm }))));
export const RoomDrawer = lazy(() => fetched(import('./RoomDrawer.tsx').then((file) => ({ default: file.RoomDrawer }))));
export const ClaimForm = lazy(() => fetched(import('./ClaimForm.tsx').then((file) => ({ default: file.ClaimForm }))));
export const ChangeClaim = lazy(() => fetched(import('./ChangeClaim.tsx').then((file) => ({ default: file.ChangeClaim }))));
export const PriceForm = lazy(() => fetched(import('./PriceForm.tsx').then((file) => ({ default: file.PriceForm }))));
export const PriceChange = lazy(() => fetched(import('./PriceChange.tsx').then((file) => ({ default: file.PriceChange }))));
export const DisableRooms = lazy(() => fetched(import('./RoomDialogs.tsx').then((file) => ({ default: file.DisableRooms }))));
export const RemoveRooms = lazy(() => fetched(import('./RoomDialogs.tsx').then((file) => ({ default: file.RemoveRooms }))));
export const ExportDialog = lazy(() => fetched(import('../../../kit/task/export.tsx').then((file) => ({ default: file.ExportDialog }))));
export const SyncRooms = lazy(() => fetched(import('./SyncRooms.tsx').then((file) => ({ default: file.SyncRooms }))));
export const OperationDrawer = lazy(() =>
  fetched(import('./operation/OperationDrawer.tsx').then((file) => ({ default: file.OperationDrawer }))),
);
