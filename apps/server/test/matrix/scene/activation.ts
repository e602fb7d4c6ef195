import { randomUUID } from 'node:crypto';
import { activationHash } from '../../../src/domains/people/activation/index.ts';
import { secretsOf } from '../../../src/secret.ts';
import { secretKey } from '../../postgres.ts';
import type { Scene, Tools } from '../stage.ts';
import { newSpace } from './settings.ts';

const secrets = secretsOf(secretKey);
const platform = '00000000-0000-0000-0000-000000000001';

/** Names of the operators of the demo's spaces, which the platform operator may read. */
export const spaceOperators = ['何建国', '曹文彬'];

/** Creates a space that waits for its first operator, with the activation code. */
export async function waitingSpace({ person }: Scene, { rows }: Tools) {
  const { spaceId, parkId } = await newSpace({ rows });
  const [companyId, userId] = [randomUUID(), randomUUID()];
  const phone = secrets.phone(`136${person.phone.slice(3)}`);
  const code = `matrix${person.phone}xyz`;
  await rows(`insert into company (space_id, id, name, comp_type) values ($1, $2, '矩阵运营', 2)`, [spaceId, companyId]);
  await rows(`update space set operator_company_id = $2 where id = $1`, [spaceId, companyId]);
  await rows(
    `insert into "user" (id, phone_cipher, phone_hash, phone_mask, real_name, home_company_id) values ($1, $2, $3, $4, '矩阵客', $5)`,
    [userId, phone.cipher, phone.hash, phone.mask, companyId],
  );
  await rows(`insert into staff (space_id, company_id, user_id, admin_level, real_name) values ($1, $2, $3, 3, '矩阵客')`, [
    spaceId,
    companyId,
    userId,
  ]);
  await rows(
    `insert into activation (space_id, company_id, user_id, code_hash, created_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [spaceId, companyId, userId, activationHash(secrets, code), platform],
  );
  return { spaceId, parkId, code };
}
