import { temporaryErrors as errors, temporary } from '@park/contract/company/temporary';
import { commonErrors } from '@park/contract/core';
import { attributeErrors } from '@park/contract/rights/attribute';
import { type Context, fail, must, mustBeCurrent } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { superOf, withPhones } from '../../kernel/privacy/index.ts';
import { renameRoot } from '../../people/department/index.ts';
import { createCompany, explainCompany } from '../company/index.ts';
import * as temporaries from './queries.ts';

const dayOf = async ({ db }: Context, given: string | null, days = 0) =>
  (await temporaries.lastDay(db, given, days)) ?? fail(errors.badDate, { endDate: errors.badDate.message });

/** Locks a temporary company. Fails if the company has been made permanent, or as stale if it has changed since the actor read it. */
async function lockStay({ db }: Context, id: string, version: number | undefined): Promise<temporaries.LockedStay> {
  const found = (await temporaries.lock(db, id)) ?? fail(commonErrors.notFound);
  mustBeCurrent(found, version);
  if (found.isSettled) fail(errors.settled);
  return found;
}

const phones = {
  superAdminPhone: { permissions: ['book:read', 'temporary:read'], whose: ({ id }: { id: string }) => superOf(id) },
} as const;

export const temporaryModule = (secrets: Pick<Secrets, 'phone' | 'seal' | 'openPhone'>) =>
  implement(temporary, {
    async list(context, input) {
      const { total, list } = await temporaries.page(context.db, input);
      return { total, list: await withPhones(context, secrets, temporary.list, list, phones) };
    },

    async detail(context, { id }) {
      const found = (await temporaries.find(context.db, id)) ?? fail(commonErrors.notFound);
      const [shown = found] = await withPhones(context, secrets, temporary.detail, [found], phones);
      return shown;
    },

    async create(context, { companyName: name, purpose, superAdminName, superAdminPhone, ...given }) {
      const { db, actor } = context;
      const { defaultDays, attributeId } = await temporaries.rules(db);
      const endDate = await dayOf(context, given.endDate ?? null, defaultDays);
      const admin = { name: superAdminName, phone: superAdminPhone };
      const contact = { contactName: superAdminName, contactPhone: superAdminPhone };
      const company = { name, creditCode: null, compType: 0 as const, ext: {}, ...contact, admin };
      const id = await createCompany(db, secrets, actor.userId, company);
      await temporaries.insert(db, actor, { companyId: id, endDate, purpose, attributeId });
      return { id, endDate };
    },

    async change(context, given) {
      const { db, actor } = context;
      const { companyName, isEnded } = await lockStay(context, given.id, given.version);
      await dayOf(context, given.endDate);
      await temporaries.update(db, given, actor.userId);
      const isRenamed = given.companyName !== companyName;
      const card = { ...(isRenamed && { name: given.companyName }), ...(isEnded && { isEnabled: true }) };
      if (isRenamed || isEnded) await temporaries.updateCompany(db, given.id, card, actor.userId).catch(explainCompany);
      if (isRenamed) await renameRoot(db, given.id, given.companyName, actor.userId);
      return {};
    },

    async settle(context, { id, version }) {
      const { db, actor } = context;
      const { isEnded } = await lockStay(context, id, version);
      await temporaries.settle(db, id, actor.userId);
      await temporaries.updateCompany(db, id, { isSettled: true, ...(isEnded && { isEnabled: true }) }, actor.userId);
      return {};
    },

    async remove(context, { id, version }) {
      const { db, actor } = context;
      await lockStay(context, id, version);
      await temporaries.end(db, id, actor.userId);
      await temporaries.updateCompany(db, id, { isEnabled: false }, actor.userId);
      return {};
    },

    settings: ({ db }) => temporaries.rules(db),

    async saveSettings({ db, actor }, given) {
      if (given.attributeId && !(await temporaries.hasAttribute(db, given.attributeId)))
        fail(attributeErrors.gone, { attributeId: attributeErrors.gone.message });
      must(await temporaries.saveRules(db, actor, given), commonErrors.stale);
      return {};
    },
  });
