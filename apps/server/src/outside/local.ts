import { batched } from '../batched.ts';
import { type MailProvider, type SmsProvider, textOf } from './message.ts';

/** The only database method needed here. */
export type Queries = { query(statement: { name: string; text: string; values: unknown[] }): Promise<unknown> };

type LocalMessage = { space_id: string; id: string; channel: 'sms' | 'mail'; recipient: string; body: string };
/** A named (prepared) statement, so that it is planned once. */
const insertMessages = {
  name: 'local_message_keep',
  text: `insert into local_message (space_id, id, channel, recipient, body)
         select space_id, id, channel, recipient, body
           from json_to_recordset($1) as m (space_id uuid, id uuid, channel text, recipient text, body text) on conflict do nothing`,
};

/**
 * Returns providers that store messages in the database instead of sending them, for the platform operator and for tests. A message sent
 * twice is stored once.
 */
export function localMessages(pool: Queries): { sms: SmsProvider; mail: MailProvider } {
  // batched, because an import may send a thousand messages
  const storeMessage = batched<LocalMessage>((all) => pool.query({ ...insertMessages, values: [JSON.stringify(all)] }));
  return {
    sms: {
      send: async ({ id, spaceId, phone, template, values }) =>
        void (await storeMessage({ space_id: spaceId, id, channel: 'sms', recipient: phone, body: textOf(template, values) })),
    },
    mail: {
      send: async ({ id, spaceId, to, subject, text }) =>
        void (await storeMessage({ space_id: spaceId, id, channel: 'mail', recipient: to, body: `${subject}\n\n${text}` })),
    },
  };
}
