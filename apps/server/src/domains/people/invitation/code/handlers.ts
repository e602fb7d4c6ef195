import { commonErrors, type Received, type Reply } from '@park/contract/core';
import type { invitation } from '@park/contract/people/invitation';
import { type Context, companyOf, fail, onConstraint } from '../../../../context.ts';
import { takeLimit } from '../../../../db/driver/index.ts';
import { coversCompany } from '../../../../db/within.ts';
import { newCode, typedAlphabet } from '../letters.ts';
import * as codes from './queries.ts';

const maxPerDay = 20;
const isKeeper = ({ actor }: Context, companyId: string) => coversCompany(actor, 'staff:create', companyId);

/** Fails with stale when another user changed the code after the actor loaded it. */
function requireDone({ isThere, isDone }: Awaited<ReturnType<typeof codes.end>>): void {
  if (!isThere) fail(commonErrors.notFound);
  if (!isDone) fail(commonErrors.stale);
}

export const codeHandlers = {
  /**
   * Returns the company's code. It lets people ask to join the company as a whole, so it is shown only to actors who manage the whole
   * company.
   */
  async companyCode(context: Context, input: Received<typeof invitation.companyCode>): Promise<Reply<typeof invitation.companyCode>> {
    const companyId = companyOf(context, input);
    const code = (await codes.findCurrent(context.db, companyId)) ?? fail(commonErrors.notFound);
    if (isKeeper(context, companyId)) return { isKeeper: true, ...code };
    return { isKeeper: false, code: null, createdDate: null, createdBy: null, isFull: false };
  },

  /** Replaces the code; the previous code stops working at once. */
  async renewCode(context: Context, input: Received<typeof invitation.renewCode>) {
    const { db, actor } = context;
    const companyId = companyOf(context, input);
    if (!isKeeper(context, companyId)) fail(commonErrors.forbidden);
    const code = newCode(typedAlphabet);
    const renewal = { companyId, code, replaces: input.replaces, by: actor.userId };
    requireDone(await codes.renew(db, renewal).catch(onConstraint({ invitation_company_code: commonErrors.stale })));
    // the limit is taken only after the company was found, so that nobody can use up the limit of a company they cannot reach
    if (!(await takeLimit(db, `companyCode/${companyId}`, maxPerDay, 86_400))) fail(commonErrors.tooMany);
    return { code };
  },

  async endCode(context: Context, input: Received<typeof invitation.endCode>) {
    const companyId = companyOf(context, input);
    if (!isKeeper(context, companyId)) fail(commonErrors.forbidden);
    requireDone(await codes.end(context.db, companyId, input.code));
    return {};
  },
};
