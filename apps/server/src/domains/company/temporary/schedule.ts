import { type Database, openDatabase } from '../../../db/database.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import type { Secrets } from '../../../secret.ts';
import { noticeText, queueTexts } from '../../people/staff/index.ts';
import * as temporaries from './queries.ts';

type Keys = Pick<Secrets, 'openPhone' | 'seal'>;
const texts = {
  ended: ({ companyName, endDate }: temporaries.StayNotice) =>
    `${companyName}的临时入驻已于${endDate}到期，企业账号已禁用。如需继续使用，请联系园区。`,
  ending: ({ companyName, endDate }: temporaries.StayNotice) =>
    `${companyName}的临时入驻将于${endDate}到期，到期后企业账号禁用。如需延期或转为正式入驻，请联系园区。`,
} as const;

/**
 * Ends stays that are over and sends reminders of stays that end soon, to the super administrators by text message. Each park has a
 * transaction of its own.
 */
export async function temporaryRound(database: Database, secrets: Keys): Promise<void> {
  const message = (text: (one: temporaries.StayNotice) => string) => (one: temporaries.StayNotice) =>
    one.phoneCipher ? [noticeText(secrets, secrets.openPhone(one.phoneCipher), text(one))] : [];
  for (const { spaceId, parkId } of await database.run({ entry: undefined }, temporaries.due)) {
    const entry = { job: true as const, spaceId, parkIds: [parkId], companyId: null };
    await database.run({ entry, audit: 'none' }, async (db) => {
      const messages = [
        ...(await temporaries.endDue(db)).flatMap(message(texts.ended)),
        ...(await temporaries.remindDue(db)).flatMap(message(texts.ending)),
      ];
      if (messages.length) await queueTexts(db, messages);
    });
  }
}

type ScheduleOptions = { url: string; secrets: Keys & Pick<Secrets, 'databasePassword'> };
/** Runs soon after midnight, to end the stays of the day before, and at nine, because text messages must not be sent at night. */
export const temporarySchedules = ({ url, secrets }: ScheduleOptions): Schedule[] => [
  {
    name: 'temporary-company',
    cron: '5 0,9 * * *',
    async run() {
      const database = openDatabase({ url, password: secrets.databasePassword, pool: 1 });
      try {
        await temporaryRound(database, secrets);
      } finally {
        await database.close();
      }
    },
  },
];
