import { attributeErrors as errors } from '@park/contract/rights/attribute';
import { type Context, fail, onConstraint } from '../../../context.ts';
import * as attributes from './queries.ts';

const refuse = (error: (typeof errors)[keyof typeof errors]): never => fail(error, { attributeIds: error.message });

// the attribute is being deleted at this moment
const explain = onConstraint({ company_attribute_role: [errors.gone, 'attributeIds'] });

type Of = { id: string; compType: 0 | 1 | 2 };
/**
 * What a form about one company says of its attributes. They bound what its people may do, so changing them takes the right to
 * give them, whoever may change the rest; a form that sends back what it was given changes nothing.
 */
export async function setAttributes({ db, actor }: Context, { id, compType }: Of, sent: readonly string[]): Promise<void> {
  const wanted = new Set(sent);
  const stored = new Set(await attributes.held(db, id));
  if (wanted.size === stored.size && [...wanted].every((one) => stored.has(one))) return;
  if (!actor.keeps('attribute:grant', id)) refuse(errors.notGiven);
  if (compType !== 0 && wanted.size) refuse(errors.settledOnly);
  const known = await attributes.replace(db, id, [...wanted]).catch(explain);
  if (known < wanted.size) refuse(errors.gone);
}
