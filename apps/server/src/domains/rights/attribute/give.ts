import { attributeErrors as errors } from '@park/contract/rights/attribute';
import { type Context, fail, onConstraint } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import * as attributes from './queries.ts';

const refuse = (error: (typeof errors)[keyof typeof errors]): never => fail(error, { attributeIds: error.message });

// a concurrent call has deleted the attribute
const explain = onConstraint({ company_attribute_role: [errors.gone, 'attributeIds'] });

/** Gives a company that comes back those of its former attributes that still exist. */
export const restoreAttributes = async (db: Db, companyId: string, ids: readonly string[]): Promise<void> =>
  void (await attributes.replace(db, companyId, ids).catch(explain));

type Target = { id: string; compType: 0 | 1 | 2 };
/**
 * Sets the attributes that the company form contains. Attributes limit the rights of the company's people. So an actor who changes them
 * needs the right to give attributes, besides the right to change the company. An actor without it may send the list unchanged.
 */
export async function setAttributes({ db, actor }: Context, { id, compType }: Target, sent: readonly string[]): Promise<void> {
  const selected = new Set(sent);
  const stored = new Set(await attributes.findAssigned(db, id));
  if (selected.size === stored.size && [...selected].every((one) => stored.has(one))) return;
  if (!actor.keeps('attribute:grant', id)) refuse(errors.notGiven);
  if (compType !== 0 && selected.size) refuse(errors.settledOnly);
  const known = await attributes.replace(db, id, [...selected]).catch(explain);
  if (known < selected.size) refuse(errors.gone);
}
