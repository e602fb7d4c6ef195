import { company, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { type Actor, type Context, fail, must } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { addressesOf } from '../../../db/estate.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import type { FileService } from '../../kernel/file/index.ts';
import { exportNow, type Subjects } from '../../kernel/task/index.ts';
import { renameRoot } from '../../people/department/index.ts';
import { allFields, checkValues, isKeeper, type Reader, shown, writable } from '../../people/extend/index.ts';
import { waitingRequests } from '../../people/invitation/index.ts';
import { appointSuper } from '../../people/staff/index.ts';
import { setAttributes } from '../../rights/attribute/index.ts';
import { activate, changeContact, create, isKnown, parkOf, saveActivation, setEnabled, setType } from './account/handlers.ts';
import * as accounts from './account/queries.ts';
import * as companies from './card/queries.ts';
import { changedKeys, editableBy, mayChooseContact, warningOf } from './card/rules.ts';
import { explain } from './explain.ts';
import { moveOut, review } from './leaving/handlers.ts';
import * as ends from './leaving/queries.ts';
import { power, savePower } from './power/handlers.ts';

type Change = Received<typeof company.change>;

const refuseKeys = (keys: object): never =>
  fail(errors.keyFields, Object.fromEntries(Object.keys(keys).map((key) => [key, errors.keyFields.message])));

/** How somebody stands to the fields a customer has added for companies. */
const readerOf = (actor: Actor, companyId: string): Reader => ({
  isKeeper: isKeeper(actor, 'company'),
  isSelf: companyId === actor.companyId && actor.level >= 2,
});

type CompanyNeeds = { files: Pick<FileService, 'logo'>; secrets: Secrets; database: Database; subjects: Subjects };
export const companyModule = ({ files, secrets, database, subjects: { exports } }: CompanyNeeds) => {
  /**
   * An upload's address on the way in and a lasting one in the row. One that a form sends back was checked when it came, and
   * may be the project's, whose files the company does not see.
   */
  async function logoOf({ db }: Context, sent: Change['companyLogoUrl'], stored: string | null) {
    if (sent === undefined || (sent && stored?.endsWith(sent))) return undefined;
    return files.logo(db, sent, 'companyLogoUrl');
  }

  async function valuesOf({ db, actor }: Context, sent: Change['extValues'], { id, ext }: companies.Held) {
    const reader = readerOf(actor, id);
    return sent && checkValues(db, 'company', { sent, stored: ext, reader, mayChange: writable(actor, 'company', reader) });
  }

  return implement(company, {
    list: ({ db }, input) => companies.page(db, input),

    async detail({ db, actor }, { companyId = actor.companyId }) {
      const { ext, ...found } = (await companies.detail(db, companyId)) ?? fail(commonErrors.notFound);
      const extValues = shown(await allFields(db, 'company'), ext, readerOf(actor, companyId));
      const editable = editableBy(actor, companyId, found);
      // how the park groups its companies is not theirs to know
      const groups = actor.may('company:read') ? found.groups : [];
      const address = await addressesOf(db, companyId);
      return { ...found, groups, address, extValues, editable, mayChooseContact: mayChooseContact(actor, companyId, found) };
    },

    async change(context, { companyId = context.actor.companyId, version, ...sent }) {
      const { db, actor } = context;
      const held = (await companies.hold(db, companyId)) ?? fail(commonErrors.notFound);
      // before anything is compared: what an old form sends back is not what somebody wishes
      if (held.version !== version) fail(commonErrors.stale);
      const keys = changedKeys(sent, held);
      if (Object.keys(keys).length && !actor.keeps('company:update', companyId)) refuseKeys(keys);
      const { remark, normalContactName } = sent;
      const isRenamed = normalContactName !== undefined && normalContactName !== held.normalContactName;
      if (isRenamed && !editableBy(actor, companyId, held).includes('normalContactName'))
        fail(errors.contactKept, { normalContactName: errors.contactKept.message });
      const logo = await logoOf(context, sent.companyLogoUrl, held.logo);
      const ext = await valuesOf(context, sent.extValues, held);
      must(await companies.update(db, companyId, { ...keys, remark, normalContactName, logo, ext }, actor.userId).catch(explain));
      if (sent.attributeIds) await setAttributes(context, held, sent.attributeIds);
      if (keys.companyName) await renameRoot(db, companyId, keys.companyName, actor.userId);
      return { warning: warningOf(keys) };
    },

    accounts: ({ db, actor }, input) => accounts.page(db, input, isKeeper(actor, 'company')),
    create: (context, input) => create(context, { secrets, files }, input),

    async setSuperAdmin(context, { companyId, superAdminName, superAdminPhone }) {
      await appointSuper(context, secrets, { companyId, realName: superAdminName, phone: superAdminPhone });
      return {};
    },

    async setType(context, input) {
      await setType(context, input);
      return {};
    },

    async changeContact(context, input) {
      await changeContact(context, secrets, input);
      return {};
    },

    checkCreditCode: async (context, { creditCode, companyId }) => ({
      isExit: await isKnown(context, { codes: [creditCode], except: companyId }),
      warning: warningOf({ creditCode }),
    }),

    checkName: async (context, { companyName, companyId }) => ({
      isExit: await isKnown(context, { names: [companyName], except: companyId }),
    }),

    async enable(context, input) {
      await setEnabled(context, input, true);
      return {};
    },

    async disable(context, input) {
      await setEnabled(context, input, false);
      return {};
    },

    blockers: (context, { companyId }) => review(context, companyId),

    async moveOut(context, { companyId, reason }) {
      await moveOut(context, companyId, reason);
      return {};
    },

    moved: ({ db }, { keyword, ...paging }) => ends.page(db, { keyword }, paging),
    exportMoved: (context, filter) => exportNow(context, database, exports.leftCompany, { subject: 'leftCompany', filter }),
    export: (context, filter) => exportNow(context, database, exports.company, { subject: 'company', filter }),

    power: (context, { companyId }) => power(context, companyId),

    async savePower(context, input) {
      await savePower(context, input);
      return {};
    },

    activation: ({ db }) => accounts.activation(db),

    async saveActivation(context, input) {
      await saveActivation(context, input);
      return {};
    },

    async dropActivation(context) {
      await accounts.dropActivation(context.db, parkOf(context));
      return {};
    },

    async activate(context, { companyId }) {
      await activate(context, companyId);
      return {};
    },

    async home({ db, actor }) {
      const requestNum = actor.keeps('staff:create', actor.companyId) ? await waitingRequests(db, actor, actor.companyId) : null;
      return { ...(await accounts.figures(db, actor.companyId)), requestNum };
    },
  });
};
