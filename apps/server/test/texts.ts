import { captchaHashes } from '../src/domains/people/identity/captcha.ts';
import type { Events } from '../src/jobs/events.ts';
import { openText } from '../src/jobs/text.ts';
import { secretsOf } from '../src/secret.ts';
import type { testServer } from './app.ts';
import { secretKey } from './postgres.ts';

type Server = Pick<ReturnType<typeof testServer>, 'rows'>;
const secrets = secretsOf(secretKey);

/** Returns the text messages that wait to be sent to a phone number, oldest first, opened as the worker would open them. */
export async function textsTo(server: Server, phone: string) {
  const rows = await server.rows<{ payload: Events['sms.send'] }>(
    `select payload from outbox where event = 'sms.send' and state = 'waiting' order by created_at, id`,
  );
  return rows.map(({ payload }) => openText(secrets, payload)).filter((text) => text.phone === phone);
}

/** Returns the code of the last text message to a phone number. */
export async function codeTo(server: Server, phone: string): Promise<string> {
  return (await textsTo(server, phone)).at(-1)?.values.code ?? '';
}

/** Solves a captcha by setting its answer in the database. */
export async function solve(server: Server, vaildCodeKey: string): Promise<{ vaildCodeKey: string; vaildCode: string }> {
  const vaildCode = 'acef';
  const { keyHash, answerHash } = captchaHashes(secrets, vaildCodeKey, vaildCode);
  await server.rows('update captcha set answer_hash = $2 where key_hash = $1', [keyHash, answerHash]);
  return { vaildCodeKey, vaildCode };
}
