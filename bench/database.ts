import { prepare } from '../apps/server/src/db/prepare.ts';
import { secretsOf } from '../apps/server/src/secret.ts';
import { withClient } from '../apps/server/test/postgres.ts';

/** A database of this version. The copy made at night is off: a run at that hour would measure it along, and it has a benchmark of its own. */
export async function prepareQuiet(url: string, secret: string): Promise<void> {
  await prepare(url, secretsOf(secret));
  await withClient(url, (client) => client.query('update backup_plan set is_on = false'));
}
