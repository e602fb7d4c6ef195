import { type Database, openDatabase } from '../../../../db/database.ts';
import type { Schedule } from '../../../../jobs/worker.ts';
import type { Secrets } from '../../../../secret.ts';
import * as claims from './queries.ts';

/** Ends expired holds; each park has a transaction of its own. */
export async function holdRound(database: Database): Promise<number> {
  let ended = 0;
  for (const { spaceId, parkId } of await database.run({ entry: undefined }, claims.due)) {
    const entry = { job: true as const, spaceId, parkIds: [parkId], companyId: null };
    ended += await database.run({ entry, audit: 'none' }, claims.expireAll);
  }
  return ended;
}

type Needs = { url: string; secrets: Pick<Secrets, 'databasePassword'> };
/** Runs every ten minutes. It only records that holds have expired: every query treats a hold as expired from the exact minute on. */
export const holdSchedules = ({ url, secrets }: Needs): Schedule[] => [
  {
    name: 'room-hold',
    cron: '*/10 * * * *',
    async run() {
      const database = openDatabase({ url, password: secrets.databasePassword, pool: 1 });
      try {
        await holdRound(database);
      } finally {
        await database.close();
      }
    },
  },
];
