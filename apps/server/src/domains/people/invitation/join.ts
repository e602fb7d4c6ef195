import { commonErrors, type Received } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { invitationErrors as errors, invitation } from '@park/contract/people/invitation';
import { type Context, fail, onConstraint } from '../../../context.ts';
import type { Database, Db } from '../../../db/database.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { networkOf } from '../../../http/address.ts';
import { pinyinOf } from '../../../pinyin.ts';
import type { Secrets } from '../../../secret.ts';
import { consumeCode } from '../../kernel/sms/index.ts';
import { notify } from '../message/index.ts';
import { admit } from '../staff/index.ts';
import * as invitations from './queries.ts';
import { requestsPage } from './texts.ts';

type Joining = Received<typeof invitation.apply>;
type State = { state: 'waiting' | 'joined' };
type Needs = { secrets: Secrets; database: Database };
const maxTriesPerHour = 10;

/** Returns the invitation a valid code leads to. Fails with the same error for every reason why the code is not valid. */
export const mustBeOpen = async (db: Db, code: string): Promise<invitations.OpenInvitation> =>
  (await invitations.findOpen(db, code)) ?? fail(errors.badCode);

/**
 * Lets a person join without a session: the code sent to their phone proves that the phone is theirs, and the invitation names the company.
 * The work runs as a job of that one company, so that row security limits it to the company.
 */
export async function join({ alone, address, requestId }: Context, { secrets, database }: Needs, input: Joining): Promise<State> {
  const { code, phone, smsId, smsCode } = input;
  if (!(await alone((db) => takeLimit(db, `join/${networkOf(address)}`, maxTriesPerHour, 3_600)))) fail(commonErrors.tooMany);
  const { spaceId, companyId, id } = await alone((db) => mustBeOpen(db, code));
  if (!(await alone((db) => consumeCode(db, secrets, { smsId, phone, purpose: 'join', code: smsCode })))) fail(smsErrors.wrongCode);
  const entry = { job: true as const, spaceId, companyId, parkIds: [] };
  return database.run({ entry, audit: 'none' }, (db) => takePlace(db, secrets, { companyId, id, requestId, input }));
}

type Place = { companyId: string; id: string; requestId: string; input: Joining };
async function takePlace(db: Db, secrets: Secrets, { companyId, id, requestId, input }: Place): Promise<State> {
  const { realName, remark } = input;
  const locked = (await invitations.lockInvitation(db, companyId, id)) ?? fail(errors.badCode);
  const phone = secrets.phone(input.phone);
  const { isHere, hasLeft, taken, admins } = await invitations.findApplicantState(db, companyId, locked.id, phone.hash);
  if (isHere) fail(errors.alreadyHere);
  if (taken >= locked.mostNum) fail(errors.badCode);
  const newRequest = { companyId, invitationId: locked.id, realName, pinyin: pinyinOf(realName), phone, remark };
  // a removed person cannot come back by an old link without approval
  if (locked.needsApproval || hasLeft) {
    await invitations.insertWaiting(db, newRequest).catch(onConstraint({ join_request_waiting: errors.alreadyAsked }));
    const content = `${realName}申请加入本单位，等待审核`;
    await notify(
      db,
      admins.map((userId) => ({ companyId, userId, kind: 'system', title: '新的加入申请', content, link: requestsPage })),
    );
    return { state: 'waiting' };
  }
  const card = { phone: input.phone, realName, departmentId: locked.departmentId, by: null };
  const userId = (await admit(db, secrets, companyId, card)) ?? fail(errors.alreadyHere);
  await invitations.insertAccepted(db, newRequest);
  await invitations.record(db, { companyId, userId, call: invitation.apply.key, requestId });
  return { state: 'joined' };
}
