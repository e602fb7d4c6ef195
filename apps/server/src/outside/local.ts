import { type MailProvider, type SmsProvider, textOf } from './message.ts';

/** All that is asked of the database here. */
export type Queries = { query(statement: { name: string; text: string; values: unknown[] }): Promise<unknown> };

/** Named, so that it is planned once: an import tells a thousand people. */
const keeping = {
  name: 'local_message_keep',
  text: 'insert into local_message (space_id, id, channel, recipient, body) values ($1, $2, $3, $4, $5) on conflict do nothing',
};

/** Keeps what would have been sent, for the platform operator and for tests to read. Sent twice, it is there once. */
export function localMessages(pool: Queries): { sms: SmsProvider; mail: MailProvider } {
  const keep = (spaceId: string, id: string, channel: 'sms' | 'mail', recipient: string, body: string) =>
    pool.query({ ...keeping, values: [spaceId, id, channel, recipient, body] });
  return {
    sms: {
      send: async ({ id, spaceId, phone, template, values }) => void (await keep(spaceId, id, 'sms', phone, textOf(template, values))),
    },
    mail: { send: async ({ id, spaceId, to, subject, text }) => void (await keep(spaceId, id, 'mail', to, `${subject}\n\n${text}`)) },
  };
}
