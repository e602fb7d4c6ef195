import { commonErrors, type Received, type Reply } from '@park/contract/core';
import type { invitation } from '@park/contract/people/invitation';
import { type Context, fail, onConstraint } from '../../../../context.ts';
import { takeLimit } from '../../../../db/driver/index.ts';
import { coversCompany } from '../../../../db/within.ts';
import { coined, typed } from '../letters.ts';
import * as codes from './queries.ts';

const aDay = 20;
const isKeeper = ({ actor }: Context, companyId: string) => coversCompany(actor, 'staff:create', companyId);

/** It lets people ask to join the company as a whole, so it is for who looks after all of it. */
export async function show(context: Context, companyId: string): Promise<Reply<typeof invitation.companyCode>> {
  const code = (await codes.shown(context.db, companyId)) ?? fail(commonErrors.notFound);
  if (isKeeper(context, companyId)) return { isKeeper: true, ...code };
  return { isKeeper: false, code: null, createdDate: null, createdBy: null, isFull: false };
}

/** Who changes what somebody else has changed meanwhile is told so. */
function settled({ isThere, isDone }: Awaited<ReturnType<typeof codes.end>>): void {
  if (!isThere) fail(commonErrors.notFound);
  if (!isDone) fail(commonErrors.stale);
}

type Renewal = Received<typeof invitation.renewCode> & { companyId: string };
/** The one before stops at once. */
export async function renew(context: Context, { companyId, replaces }: Renewal): Promise<{ code: string }> {
  const { db, actor } = context;
  if (!isKeeper(context, companyId)) fail(commonErrors.forbidden);
  const code = coined(typed);
  const renewal = { companyId, code, replaces, by: actor.userId };
  settled(await codes.renew(db, renewal).catch(onConstraint({ invitation_company_code: commonErrors.stale })));
  // after the company was found: nobody uses up what another one has
  if (!(await takeLimit(db, `companyCode/${companyId}`, aDay, 86_400))) fail(commonErrors.tooMany);
  return { code };
}

type Ending = Received<typeof invitation.endCode> & { companyId: string };
export async function end(context: Context, { companyId, code }: Ending): Promise<void> {
  if (!isKeeper(context, companyId)) fail(commonErrors.forbidden);
  settled(await codes.end(context.db, companyId, code));
}
