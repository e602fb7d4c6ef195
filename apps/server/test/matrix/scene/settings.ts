import { createHash, randomUUID } from 'node:crypto';
import { demoId } from '../../../../../demo/rows.ts';
import { secretsOf } from '../../../src/secret.ts';
import { secretKey } from '../../postgres.ts';
import type { Scene, Tools } from '../stage.ts';
import { textCode } from './sign-in.ts';

const secrets = secretsOf(secretKey);
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const platform = '00000000-0000-0000-0000-000000000001';

/** Sends a verification code to the owner's own phone number. */
export async function ownCode(at: Scene, tools: Tools) {
  const [owner] = await tools.rows<{ cipher: Buffer }>('select phone_cipher as cipher from "user" where id = $1', [tools.ownerId]);
  const phone = secrets.openPhone(owner?.cipher as Buffer);
  const { smsId, code } = await textCode({ ...at, person: { ...at.person, phone } }, tools, 'bind');
  return { smsId, smsCode: code };
}

/** Proves the owner's old phone number in their sessions, and sends a code to an unused number. */
export async function boundTo(at: Scene, tools: Tools) {
  await tools.rows(
    `insert into phone_proof (token_hash, user_id) select token_hash, user_id from session where user_id = $1 and revoked_at is null`,
    [tools.ownerId],
  );
  const newMobileNo = '13700007777';
  const { smsId, code: verifyCode } = await textCode({ ...at, person: { ...at.person, phone: newMobileNo } }, tools, 'bind');
  return { newMobileNo, smsId, verifyCode };
}

/** Inserts a record that the scene's person has viewed the owner's phone number. */
export async function look({ space, company, person }: Scene, { rows, ownerId }: Tools) {
  await rows(
    `insert into privacy_record (space_id, company_id, subject_user_id, viewer_user_id, viewer_company_id, kind)
     values ($1, $2, $3, $4, $2, 'staffPhone')`,
    [space.id, company.id, ownerId, person.id === ownerId ? demoId('user supera1') : person.id],
  );
  return {};
}

/** Records that the asker has just looked up the person's number, and returns the input of a note about it. */
export async function lookedUp({ space, company, person }: Scene, { rows, askerId }: Tools) {
  await rows(
    `insert into privacy_record (space_id, company_id, subject_user_id, viewer_user_id, viewer_company_id, kind)
     select $1, $2, $3, id, $2, 'staffPhone' from "user" where id = $4`,
    [space.id, company.id, person.id, askerId],
  );
  return { userId: person.id, privacyContent: '员工' };
}

/** Creates a space with two parks. */
export async function newSpace({ rows }: Pick<Tools, 'rows'>) {
  const [spaceId, parkId] = [randomUUID(), randomUUID()];
  await rows(`insert into space (id, name, project_code) values ($1, '矩阵空间', 'matrix-space')`, [spaceId]);
  await rows(`insert into park (space_id, id, name) values ($1, $2, '矩阵一园'), ($1, gen_random_uuid(), '矩阵二园')`, [spaceId, parkId]);
  return { spaceId, parkId };
}

export async function newCode({ rows }: Pick<Tools, 'rows'>) {
  const [made] = await rows<{ id: string }>(
    `insert into code_item (space_id, code, item_key, item_value, sort_num) values ($1, 'trade', 'matrix', '矩阵', 1) returning id`,
    [platform],
  );
  return { id: made?.id };
}

const appSecret = 'the secret of the application';
/** Creates an external application that is open. */
export async function newApp({ rows }: Pick<Tools, 'rows'>) {
  const [made] = await rows<{ id: string }>(
    `insert into external_app (space_id, code, name, origin, path, secret_hash)
     values ($1, 'matrix', '矩阵', 'https://matrix.example', '/', $2) returning id`,
    [platform, hashOf(appSecret)],
  );
  return { id: made?.id, appCode: 'matrix' };
}

/** Creates a sign-in ticket of supera1 for the application. */
export async function newTicket({ rows }: Pick<Tools, 'rows'>) {
  const { id, appCode } = await newApp({ rows });
  await rows(
    `insert into ticket (hash, app_space_id, app_id, origin, token_hash, user_id, company_id, park_id, expires_at)
     select $1, $2, $3, 'https://matrix.example', token_hash, user_id, company_id, park_id, now() + interval '1 minute'
       from session where user_id = $4 and revoked_at is null limit 1`,
    [hashOf('a ticket'), platform, id, demoId('user supera1')],
  );
  return { appCode, appSecret, ticket: 'a ticket' };
}
export const ticketHolder = ['林晓峰', '云启科技有限公司'];

/** Names that the platform may read of other spaces: the parks and their operators. */
export const ofSpaces = ['星河智谷', '星河软件园', '云栖文创园', '云栖文创园二期', '星河运营管理有限公司', '云栖运营有限公司'];
/** Contact numbers of companies, which the call privacy.companyPhone may return. */
export const contacts = ['13800000013', '13800001001', '13800003001', '13800004001', '13800004011'];
