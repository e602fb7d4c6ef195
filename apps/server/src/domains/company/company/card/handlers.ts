import { company, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { type Actor, type Context, fail, must, mustBeCurrent } from '../../../../context.ts';
import { addressesOf } from '../../../../db/estate.ts';
import type { Secrets } from '../../../../secret.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { withPhones } from '../../../kernel/privacy/index.ts';
import { renameRoot } from '../../../people/department/index.ts';
import { allFields, checkValues, isKeeper, type Reader, visibleValues, writable } from '../../../people/extend/index.ts';
import { waitingRequests } from '../../../people/invitation/index.ts';
import { setAttributes } from '../../../rights/attribute/index.ts';
import { figures } from '../account/queries.ts';
import { explain } from '../explain.ts';
import { phonesOfCompany } from '../phones.ts';
import * as companies from './queries.ts';
import { changedKeys, editableBy, mayChooseContact, warningOf } from './rules.ts';

type Change = Received<typeof company.change>;

const refuseKeys = (keys: object): never =>
  fail(errors.keyFields, Object.fromEntries(Object.keys(keys).map((key) => [key, errors.keyFields.message])));

/** Tells how the actor is related to a company, which decides which of its custom fields they may see. */
const readerOf = (actor: Actor, companyId: string): Reader => ({
  isKeeper: isKeeper(actor, 'company'),
  isSelf: companyId === actor.companyId && actor.level >= 2,
});

type Parts = { files: Pick<FileService, 'logo'>; secrets: Pick<Secrets, 'openPhone'> };
export const cardHandlers = ({ files, secrets }: Parts) => {
  /**
   * Turns the URL of an uploaded logo into a permanent URL. The URL of the current logo is accepted without a check: the logo may be a file
   * of the operator, which the company cannot read.
   */
  async function logoOf({ db }: Context, sent: Change['companyLogoUrl'], stored: string | null) {
    if (sent === undefined || (sent && stored?.endsWith(sent))) return undefined;
    return files.logo(db, sent, 'companyLogoUrl');
  }

  async function valuesOf({ db, actor }: Context, sent: Change['extValues'], { id, ext }: companies.LockedCompany) {
    const reader = readerOf(actor, id);
    return sent && checkValues(db, 'company', { sent, stored: ext, reader, mayChange: writable(actor, 'company', reader) });
  }

  return {
    async list(context: Context, input: Received<typeof company.list>) {
      const { total, list } = await companies.page(context.db, input);
      const { normalContactPhone } = phonesOfCompany;
      return { total, list: await withPhones(context, secrets, company.list, list, { normalContactPhone }) };
    },

    async detail(context: Context, { companyId = context.actor.companyId }: Received<typeof company.detail>) {
      const { db, actor } = context;
      const { ext, ...found } = (await companies.detail(db, companyId)) ?? fail(commonErrors.notFound);
      const extValues = visibleValues(await allFields(db, 'company'), ext, readerOf(actor, companyId));
      const editable = editableBy(actor, companyId, found);
      // companies must not see the groups the park puts them in
      const groups = actor.may('company:read') ? found.groups : [];
      const address = await addressesOf(db, companyId);
      const [shown = found] = await withPhones(context, secrets, company.detail, [found], phonesOfCompany);
      return { ...shown, groups, address, extValues, editable, mayChooseContact: mayChooseContact(actor, companyId, found) };
    },

    async change(context: Context, { companyId = context.actor.companyId, version, ...sent }: Received<typeof company.change>) {
      const { db, actor } = context;
      const locked = (await companies.lock(db, companyId)) ?? fail(commonErrors.notFound);
      // The version is checked before changed fields are refused: an outdated form sends back old values that the actor has not touched.
      mustBeCurrent(locked, version);
      const keys = changedKeys(sent, locked);
      if (Object.keys(keys).length && !actor.keeps('company:update', companyId)) refuseKeys(keys);
      const { remark, normalContactName } = sent;
      const isRenamed = normalContactName !== undefined && normalContactName !== locked.normalContactName;
      if (isRenamed && !editableBy(actor, companyId, locked).includes('normalContactName'))
        fail(errors.contactKept, { normalContactName: errors.contactKept.message });
      const logo = await logoOf(context, sent.companyLogoUrl, locked.logo);
      const ext = await valuesOf(context, sent.extValues, locked);
      must(await companies.update(db, companyId, { ...keys, remark, normalContactName, logo, ext }, actor.userId).catch(explain));
      if (sent.attributeIds) await setAttributes(context, locked, sent.attributeIds);
      if (keys.companyName) await renameRoot(db, companyId, keys.companyName, actor.userId);
      return { warning: warningOf(keys) };
    },

    async home({ db, actor }: Context) {
      const requestNum = actor.keeps('staff:create', actor.companyId) ? await waitingRequests(db, actor, actor.companyId) : null;
      return { ...(await figures(db, { by: actor, keeps: actor.keeps }, actor.companyId)), requestNum };
    },
  };
};
