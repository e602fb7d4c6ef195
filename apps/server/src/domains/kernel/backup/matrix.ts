import { backup } from '@park/contract/kernel/backup';
import { onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';
import type { Scene, Tools } from '../../../../test/matrix/stage.ts';

async function made(_: Scene, { rows }: Tools) {
  await rows(`insert into backup (cause, state, finished_at) values ('schedule', 'done', now())`);
  return { pageSize: 10 };
}
/** The only backup plan belongs to the platform's own space. */
const platform = '00000000-0000-0000-0000-000000000001';

/** A backup holds the rows of every space, so only the platform operator may manage backups, and nobody can download one. */
export const backupMatrix: readonly Row[] = [
  row(backup.list, made, onlyPlatform),
  row(backup.plan, () => ({}), onlyPlatform),
  row(backup.configure, () => ({ isOn: 1, hour: 3, keep: 14, version: 1 }), onlyPlatform, { touches: () => [platform] }),
  row(backup.start, () => ({}), onlyPlatform, { self: true, sends: true }),
];
