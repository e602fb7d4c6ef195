import { prepare } from '../apps/server/src/db/prepare.ts';
import { secretsOf } from '../apps/server/src/secret.ts';
import { withClient } from '../apps/server/test/postgres.ts';

/**
 * Prepares a database for this version. Switches the nightly backup off, which could disturb a measurement and has a benchmark of its own.
 */
export async function prepareQuiet(url: string, secret: string): Promise<void> {
  await prepare(url, secretsOf(secret));
  await withClient(url, (client) => client.query('update backup_plan set is_on = false'));
}
