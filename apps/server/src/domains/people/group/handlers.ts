import { commonErrors } from '@park/contract/core';
import { privacyErrors } from '@park/contract/kernel/privacy';
import { groupErrors as errors, group } from '@park/contract/people/group';
import { type Context, fail, must, onConstraint } from '../../../context.ts';
import { readerOf, searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { contactOf, lookUp, personOf, withPhones } from '../../kernel/privacy/index.ts';
import * as groups from './queries.ts';

const explain = onConstraint({ park_group_code: [errors.codeTaken, 'code'], park_group_name: [errors.nameTaken, 'name'] });

const reader = ({ actor }: Context) => readerOf({ by: actor, keeps: actor.keeps });
const found = async ({ db }: Context, id: string) => (await groups.find(db, id)) ?? fail(commonErrors.notFound);

export const groupModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) =>
  implement(group, {
    list: (context, filter) => groups.page(context.db, reader(context), filter),

    create: ({ actor, make }, input) => make(groups.insertion, { ...input, ...actor }).catch(explain),

    async change(context, input) {
      await found(context, input.id);
      must(await groups.update(context.db, input, context.actor.userId).catch(explain), commonErrors.stale);
      return {};
    },

    async remove({ db, actor }, { id }) {
      must(await groups.remove(db, id, actor.userId));
      return {};
    },

    checkCode: async ({ db }, input) => ({ isExit: await groups.hasCode(db, input) }),

    async companies(context, filter) {
      await found(context, filter.groupId);
      const { total, list } = await groups.companies(context.db, filter);
      const shown = await withPhones(context, secrets, group.companies, list, {
        normalContactPhone: { permissions: ['group:read'], whose: ({ companyId }) => contactOf(companyId) },
      });
      return { total, list: shown };
    },

    async candidates(context, filter) {
      await found(context, filter.groupId);
      return groups.candidates(context.db, filter);
    },

    async people(context, { keyword, ...filter }) {
      const { db, actor } = context;
      await found(context, filter.groupId);
      const search = searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'group:read', 'phone'));
      const { total, list } = await groups.people(db, reader(context), { ...filter, ...search });
      const shown = await withPhones(context, secrets, group.people, list, {
        phone: { permissions: ['group:read'], whose: ({ companyId, userId }) => personOf(companyId, userId) },
      });
      return { total, list: shown };
    },

    async choices(context, { keyword, ...filter }) {
      const { db, actor } = context;
      if ((await found(context, filter.groupId)).kind !== 'user') fail(commonErrors.notFound);
      const search = searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'group:update', 'phone'));
      return groups.choices(db, reader(context), { ...filter, ...search });
    },

    async add(context, { groupId, members }) {
      const { db, actor } = context;
      const { kind } = await found(context, groupId);
      const put = await (kind === 'company'
        ? groups.addCompanies(db, actor, groupId, members)
        : groups.addPeople(db, actor, reader(context), { groupId, members }));
      // all or none: a person who no longer exists is reported, not silently skipped
      if (put.known < put.requested) fail(kind === 'company' ? commonErrors.notFound : errors.notHere);
      return { added: put.added };
    },

    async addByType(context, { groupId, ...type }) {
      const { kind } = await found(context, groupId);
      if (kind !== 'company') fail(errors.wrongKind);
      return { added: await groups.addByType(context.db, context.actor, { groupId, ...type }) };
    },

    async drop(context, { groupId, ids }) {
      const { numAffectedRows = 0n } = await groups.removeMembers(context.db, reader(context), groupId, ids);
      must(Number(numAffectedRows));
      return { removed: Number(numAffectedRows) };
    },

    async phone(context, { id }) {
      const { companyId, userId } = (await groups.findMember(context.db, reader(context), id)) ?? fail(privacyErrors.noPhone);
      return lookUp(context, secrets, 'group:read', userId === null ? { companyId } : { companyId, userId });
    },
  });
