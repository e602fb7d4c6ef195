import { secretsOf } from '../../../src/secret.ts';
import { secretKey } from '../../postgres.ts';
import type { Scene, Tools } from '../stage.ts';
import { textCode } from './sign-in.ts';
import { newcomer } from './staff.ts';

const secrets = secretsOf(secretKey);

/** Creates an open invitation of the scene's company into its department. */
export async function openInvitation({ space, company, department, person }: Scene, { rows }: Tools, needsApproval = true) {
  const code = `mx${person.phone.slice(-8)}`;
  const [made] = await rows<{ id: string }>(
    `insert into invitation (space_id, company_id, code, department_id, needs_approval, most_num, expires_at, created_by)
     values ($1, $2, $3, $4, $5, 5, now() + interval '1 day', $6) returning id`,
    [space.id, company.id, code, department.id, needsApproval, person.id],
  );
  return { id: made?.id ?? '', code };
}

/** Inserts a waiting request of a new person to join by the invitation. */
export async function joinRequest(at: Scene, tools: Tools) {
  const { id: invitationId } = await openInvitation(at, tools);
  const phone = secrets.phone(newcomer(at));
  const [made] = await tools.rows<{ id: string }>(
    `insert into join_request (space_id, company_id, invitation_id, real_name, pinyin, phone_cipher, phone_hash, phone_mask, state)
     values ($1, $2, $3, '矩阵客', '', $4, $5, $6, 'waiting') returning id`,
    [at.space.id, at.company.id, invitationId, phone.cipher, phone.hash, phone.mask],
  );
  return { companyId: at.company.id, id: made?.id ?? '' };
}

/** Builds the form of a new person, with the verification code that was sent to them. */
export async function joining(at: Scene, tools: Tools, needsApproval: boolean) {
  const { code } = await openInvitation(at, tools, needsApproval);
  const phone = newcomer(at);
  const sent = await textCode({ ...at, person: { ...at.person, phone } }, tools, 'join');
  return { code, phone, realName: '矩阵客', smsId: sent.smsId, smsCode: sent.code };
}

/** Creates the joining code of the scene's company. */
export async function companyCode({ space, company, person }: Scene, { rows }: Tools): Promise<string> {
  const code = `MX${person.phone.slice(-8)}`;
  await rows(
    `insert into invitation (space_id, company_id, kind, code, needs_approval, most_num, created_by)
     values ($1, $2, 'code', $3, true, 5, $4)`,
    [space.id, company.id, code, person.id],
  );
  return code;
}
