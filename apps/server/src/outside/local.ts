import { gathered } from '../gathered.ts';
import { type MailProvider, type SmsProvider, textOf } from './message.ts';

/** All that is asked of the database here. */
export type Queries = { query(statement: { name: string; text: string; values: unknown[] }): Promise<unknown> };

type Kept = { spaceId: string; id: string; channel: 'sms' | 'mail'; recipient: string; body: string };
/** Named, so that it is planned once. */
const keeping = {
  name: 'local_message_keep',
  text: `insert into local_message (space_id, id, channel, recipient, body)
         select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) on conflict do nothing`,
};

/** Keeps what would have been sent, for the platform operator and for tests to read. Sent twice, it is there once. */
export function localMessages(pool: Queries): { sms: SmsProvider; mail: MailProvider } {
  // an import tells a thousand people
  const keep = gathered<Kept>((all) => {
    const column = (name: keyof Kept) => all.map((one) => one[name]);
    return pool.query({ ...keeping, values: [column('spaceId'), column('id'), column('channel'), column('recipient'), column('body')] });
  });
  return {
    sms: {
      send: async ({ id, spaceId, phone, template, values }) =>
        void (await keep({ spaceId, id, channel: 'sms', recipient: phone, body: textOf(template, values) })),
    },
    mail: {
      send: async ({ id, spaceId, to, subject, text }) =>
        void (await keep({ spaceId, id, channel: 'mail', recipient: to, body: `${subject}\n\n${text}` })),
    },
  };
}
