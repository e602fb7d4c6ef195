import { commonErrors } from '@park/contract/core';
import { unassigned } from '@park/contract/people/department';
import { invitationErrors as errors, invitation } from '@park/contract/people/invitation';
import { staffTexts } from '@park/contract/people/staff';
import { type Context, companyOf, fail, must } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { searchOf } from '../../../db/people.ts';
import { covers } from '../../../db/within.ts';
import { isHidden } from '../../../fields.ts';
import { networkOf } from '../../../http/address.ts';
import { implement } from '../../../http/mount.ts';
import { sealText } from '../../../jobs/text.ts';
import type { Secrets } from '../../../secret.ts';
import { sendCode } from '../../kernel/sms/index.ts';
import { admit } from '../staff/index.ts';
import { codeHandlers } from './code/handlers.ts';
import { join, mustBeOpen } from './join.ts';
import { linkAlphabet, newCode } from './letters.ts';
import * as invitations from './queries.ts';
import { invitedText, refusedText } from './texts.ts';

const maxPerDay = 20;
/** Limit per network; it is high because everybody in one building may scan the same code. */
const maxLooksPerMinute = 120;

const placeOf = (departmentId: string) => (departmentId === unassigned ? null : departmentId);

/** Fails unless the actor's right to add people covers the department. */
async function mustCover(context: Context, companyId: string, departmentId: string | null): Promise<void> {
  if (!(await covers(context, 'staff:create', { companyId, departmentIds: [departmentId] })))
    fail(commonErrors.notFound, { departmentId: staffTexts.noDepartment });
}

type InvitationNeeds = { secrets: Secrets; database: Database; publicUrl: string | undefined };
export const invitationModule = ({ secrets, database, publicUrl }: InvitationNeeds) => {
  /** Sends the text to those phone numbers that can still get a message from the company today. */
  async function sendTexts(context: Context, companyId: string, phones: readonly string[], text: string) {
    const hashes = phones.map(secrets.phoneHash);
    const reachable = await invitations.findReachable(context.db, companyId, hashes);
    for (const [at, phone] of phones.entries())
      if (reachable.has(hashes[at]?.toString('base64') ?? ''))
        context.outbox('sms.send', sealText(secrets, 'notice', { phone, values: { text } }));
  }

  async function accept(context: Context, request: invitations.LockedRequest, departmentId: string | null) {
    const { companyId, realName } = request;
    const card = { phone: secrets.openPhone(request.phoneCipher), realName, departmentId, by: context.actor.userId };
    // adds nobody when the person was added to the company meanwhile; the request to join is fulfilled then too
    await admit(context.db, secrets, companyId, card);
  }

  return implement(invitation, {
    list: (context, { companyId, ...paging }) => invitations.page(context.db, context.actor, companyOf(context, { companyId }), paging),

    async create(context, { phones, companyId: requestedCompanyId, departmentId, ...form }) {
      const { db, actor } = context;
      const [companyId, code] = [companyOf(context, { companyId: requestedCompanyId }), newCode(linkAlphabet)];
      await mustCover(context, companyId, placeOf(departmentId));
      const created = await invitations.create(db, { ...form, code, companyId, departmentId: placeOf(departmentId), by: actor.userId });
      const company = created.companyName ?? fail(commonErrors.notFound);
      const id = created.id ?? fail(commonErrors.notFound, { departmentId: staffTexts.noDepartment });
      // the limit is taken only after the company was found, so that nobody can use up the limit of a company they cannot reach
      if (!(await takeLimit(db, `invite/${companyId}`, maxPerDay, 86_400))) fail(commonErrors.tooMany);
      if (phones.length)
        await sendTexts(context, companyId, [...new Set(phones)], invitedText({ company, code, days: form.days, publicUrl }));
      return { id, code };
    },

    async end(context, { id, companyId }) {
      must(await invitations.end(context.db, context.actor, companyOf(context, { companyId }), id));
      return {};
    },

    ...codeHandlers,

    async show({ db, alone, address }, { code }) {
      // the limit is counted in a separate transaction, so that the count stays even if the code is unknown and the call fails
      if (!(await alone((own) => takeLimit(own, `invited/${networkOf(address)}`, maxLooksPerMinute, 60)))) fail(commonErrors.tooMany);
      const { companyName, needsApproval, expiresDate } = await mustBeOpen(db, code);
      return { companyName, needsApproval, expiresDate };
    },

    sendCode: ({ alone, address }, { code, phone }) =>
      alone(async (db) => {
        await mustBeOpen(db, code);
        return sendCode(db, secrets, { phone, purpose: 'join', address, send: true });
      }),

    apply: (context, input) => join(context, { secrets, database }, input),

    requests: (context, { companyId, id, keyword, state, ...paging }) =>
      invitations.listRequests(
        context.db,
        context.actor,
        {
          companyId: companyOf(context, { companyId }),
          id,
          state,
          ...searchOf(keyword, secrets.phoneHash, !isHidden(context.actor, 'staff:create', 'phone')),
        },
        paging,
      ),

    async decide(context, { id, companyId: requestedCompanyId, isAccepted, departmentId, reason }) {
      const { db, actor } = context;
      const companyId = companyOf(context, { companyId: requestedCompanyId });
      const request = (await invitations.lockRequest(db, actor, companyId, id)) ?? fail(commonErrors.notFound);
      if (request.state !== 'waiting') fail(errors.decided);
      const place = departmentId === undefined ? request.departmentId : placeOf(departmentId);
      await mustCover(context, companyId, place);
      await invitations.decide(db, { companyId, id, isAccepted: isAccepted === 1, reason, by: actor.userId });
      if (isAccepted) await accept(context, request, place);
      else await sendTexts(context, companyId, [secrets.openPhone(request.phoneCipher)], refusedText(request.companyName, reason ?? ''));
      return {};
    },
  });
};
