import { backup } from '@park/contract/kernel/backup';
import type { Scene, Tools } from '../stage.ts';
import { onlyPlatform, type Row, row } from './may.ts';

/** The one plan there is belongs to the platform's own space. */
const platform = '00000000-0000-0000-0000-000000000001';

async function made(_: Scene, { rows }: Tools) {
  await rows(`insert into backup (cause, state, finished_at) values ('schedule', 'done', now())`);
  return { pageSize: 10 };
}

/** Copies hold the rows of every space: the platform operator's alone, and even he never gets their bytes. */
export const backupRows: readonly Row[] = [
  row(backup.list, made, onlyPlatform),
  row(backup.plan, () => ({}), onlyPlatform),
  row(backup.configure, () => ({ isOn: 1, hour: 3, keep: 14, version: 1 }), onlyPlatform, { touches: () => [platform] }),
  row(backup.start, () => ({}), onlyPlatform, { self: true, sends: true }),
];
