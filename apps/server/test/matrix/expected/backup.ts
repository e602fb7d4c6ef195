import { backup } from '@park/contract/backup';
import { onlyPlatform, type Row, row } from './may.ts';

/** Copies hold the rows of every space: the platform operator's alone, and even he never gets their bytes. */
export const backupRows: readonly Row[] = [
  row(backup.list, () => ({ pageSize: 10 }), { ...onlyPlatform, platform1: 'empty' }),
  row(backup.plan, () => ({}), onlyPlatform),
  row(backup.configure, () => ({ isOn: 1, hour: 3, keep: 14, version: 1 }), onlyPlatform, { self: true }),
  row(backup.start, () => ({}), onlyPlatform, { self: true, sends: true }),
];
