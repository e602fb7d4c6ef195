import { company, companyErrors as errors } from '@park/contract/company';
import { commonErrors, type Received } from '@park/contract/core';
import { type Actor, type Context, fail, must } from '../../context.ts';
import { implement } from '../../http/mount.ts';
import { renameRoot } from '../department/index.ts';
import { allFields, checkValues, isKeeper, type Reader, shown } from '../extend/index.ts';
import type { FileService } from '../file/index.ts';
import * as companies from './queries.ts';
import { changedKeys, editableBy, warningOf } from './rules.ts';

type Change = Received<typeof company.change>;

/** A name or a code somebody else has is said on its field. */
function explain(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'company_name') fail(errors.nameTaken, { companyName: errors.nameTaken.message });
  if (constraint === 'company_credit_code') fail(errors.creditCodeTaken, { creditCode: errors.creditCodeTaken.message });
  throw error;
}

const refuseKeys = (keys: object): never =>
  fail(errors.keyFields, Object.fromEntries(Object.keys(keys).map((key) => [key, errors.keyFields.message])));

/** How somebody stands to the fields a customer has added for companies. */
const readerOf = (actor: Actor, companyId: string): Reader => ({
  isKeeper: isKeeper(actor, 'company'),
  isSelf: companyId === actor.companyId && actor.level >= 2,
});

export const companyModule = (files: Pick<FileService, 'logo'>) => {
  /**
   * An upload's address on the way in and a lasting one in the row. One that a form sends back was checked when it came, and
   * may be the project's, whose files the company does not see.
   */
  async function logoOf({ db }: Context, sent: Change['companyLogoUrl'], stored: string | null) {
    if (sent === undefined || (sent && stored?.endsWith(sent))) return undefined;
    return files.logo(db, sent, 'companyLogoUrl');
  }

  async function valuesOf({ db, actor }: Context, sent: Change['extValues'], { id, ext }: companies.Held) {
    return sent && checkValues(db, 'company', { sent, stored: ext, reader: readerOf(actor, id) });
  }

  return implement(company, {
    list: ({ db }, input) => companies.page(db, input),

    async detail({ db, actor }, { companyId = actor.companyId }) {
      const { ext, ...found } = (await companies.detail(db, companyId)) ?? fail(commonErrors.notFound);
      const extValues = shown(await allFields(db, 'company'), ext, readerOf(actor, companyId));
      return { ...found, address: [], extValues, editable: editableBy(actor, companyId) };
    },

    async change(context, { companyId = context.actor.companyId, version, ...sent }) {
      const { db, actor } = context;
      const held = (await companies.hold(db, companyId)) ?? fail(commonErrors.notFound);
      // before anything is compared: what an old form sends back is not what somebody wishes
      if (held.version !== version) fail(commonErrors.stale);
      const keys = changedKeys(sent, held);
      if (Object.keys(keys).length && !actor.keeps('company:update', companyId)) refuseKeys(keys);
      const { remark, normalContactName } = sent;
      const logo = await logoOf(context, sent.companyLogoUrl, held.logo);
      const ext = await valuesOf(context, sent.extValues, held);
      must(await companies.update(db, companyId, { ...keys, remark, normalContactName, logo, ext }, actor.userId).catch(explain));
      if (keys.companyName) await renameRoot(db, companyId, keys.companyName, actor.userId);
      return { warning: warningOf(keys) };
    },
  });
};
