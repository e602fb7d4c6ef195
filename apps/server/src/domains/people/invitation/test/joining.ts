import { live } from '@park/contract/kernel/live';
import { type Invitation, invitation } from '@park/contract/people/invitation';
import { demoId } from '../../../../../../../demo/rows.ts';
import type { Person, testServer } from '../../../../../test/app.ts';
import { secretKey } from '../../../../../test/postgres.ts';
import { codeTo } from '../../../../../test/texts.ts';
import { secretsOf } from '../../../../secret.ts';

export const secrets = secretsOf(secretKey);
export const company = (key: string) => demoId(`company ${key}`);
export const department = (name: string) => demoId(`department ${name}`);
export const user = (name: string) => demoId(`user ${name}`);

let numbers = 0;
/** Returns a phone number nobody has had yet. */
export const newPhone = () => `187${String(10_000_000 + numbers++)}`;

export const invite = (person: Person, changes: object = {}) => person.call(invitation.create, { needsApproval: 0, ...changes });

type Server = ReturnType<typeof testServer>;
/** Returns a filled-in form with a code that was just sent. Resets the rate limits, so that tests do not have to wait. */
export async function formFor(server: Server, code: string, phone = newPhone(), realName = '陈小禾') {
  const { smsId } = await server.stranger().call(invitation.sendCode, { code, phone });
  const smsCode = await codeTo(server, phone);
  await server.rows(`update sms_code set created_at = created_at - interval '2 days' where id = $1`, [smsId]);
  await server.rows(`delete from outbox where payload ->> 'template' = 'code'`);
  await server.rows(`delete from rate_limit where name like 'join/%'`);
  return { code, realName, phone, smsId, smsCode };
}

/** Fills in the form of an invitation with a phone number and a name, and requests to join. */
export async function joinBy(server: Server, code: string, phone = newPhone(), realName = '陈小禾') {
  const form = await formFor(server, code, phone, realName);
  return { phone, ...(await server.stranger().call(invitation.apply, form)) };
}

/** Creates a waiting request of a company; returns its id, the invitation's code and the phone number. */
export async function waitingRequest(server: Server, by: Person, changes: object = {}) {
  const { code, id: invitationId } = await invite(by, { needsApproval: 1, ...changes });
  const { phone } = await joinBy(server, code);
  const [row] = await server.rows<{ id: string }>('select id from join_request where invitation_id = $1', [invitationId]);
  return { id: row?.id ?? '', code, phone };
}

/** Returns the stored membership of a person in a company. */
export const membership = async (server: Server, key: string, phone: string) =>
  (
    await server.rows<Record<string, unknown>>('select * from staff where company_id = $1 and phone_hash = $2 and left_at is null', [
      company(key),
      secrets.phoneHash(phone),
    ])
  )[0];

export const listed = async (person: Person, id: string): Promise<Invitation | undefined> =>
  (await person.call(invitation.list, { pageSize: 1000 })).list.find((one) => one.id === id);

/** Opens an event stream as a user's console does. The returned function returns the text received so far. */
export async function openConsole(base: string, { token = '' }: Person, signal: AbortSignal): Promise<() => string> {
  const { body } = await fetch(`${base}${live.stream.path}`, { headers: { loginToken: token }, signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  })().catch(() => {});
  return () => text;
}
