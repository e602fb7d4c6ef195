import { staff } from '@park/contract/people/staff';
import { demoId } from '../../../../../../../demo/rows.ts';
import type { Person, testServer } from '../../../../../test/app.ts';
import { secretKey } from '../../../../../test/postgres.ts';
import type { Events } from '../../../../jobs/events.ts';
import { openText } from '../../../../jobs/text.ts';
import { secretsOf } from '../../../../secret.ts';

export const secrets = secretsOf(secretKey);
export const company = (key: string) => demoId(`company ${key}`);
export const user = (name: string) => demoId(`user ${name}`);
export const department = (name: string) => demoId(`department ${name}`);

let numbers = 0;
/** Returns a phone number nobody has had yet. */
export const newPhone = () => `188${String(10_000_000 + numbers++)}`;

/** Returns the input of the form for adding a person, with a new phone number. */
export const form = (changes: object = {}) => ({
  realName: '测试员',
  phone: newPhone(),
  departmentId: department('A1 市场部'),
  orgOrderNum: 5,
  sex: 1 as const,
  ...changes,
});

export const addedBy = async (person: Person, changes: object = {}) => {
  const filled = form(changes);
  return { ...filled, ...(await person.call(staff.create, filled)) };
};

type Server = ReturnType<typeof testServer>;
/** Returns the queued text messages, decrypted as the worker does, newest first; with `to`, only those to this number. */
export async function texts(server: Server, to?: string) {
  const rows = await server.rows<{ payload: Events['sms.send'] }>(
    `select payload from outbox where event = 'sms.send' order by created_at desc, id`,
  );
  const opened = rows.map(({ payload }) => openText(secrets, payload));
  return to ? opened.filter(({ phone }) => phone === to) : opened;
}

/** Returns a membership as stored. */
export const membership = async (server: Server, companyId: string, userId: string) =>
  (await server.rows(`select * from staff where company_id = $1 and user_id = $2`, [companyId, userId]))[0];
export const account = async (server: Server, phone: string) =>
  (await server.rows<Record<string, unknown>>(`select * from "user" where phone_hash = $1`, [secrets.phoneHash(phone)]))[0];
