import { commonErrors } from '@park/contract/core';
import { privacyErrors } from '@park/contract/kernel/privacy';
import { groupErrors as errors, group } from '@park/contract/people/group';
import { type Context, fail, must, onConstraint } from '../../../context.ts';
import { readerOf, searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { lookUp } from '../../kernel/privacy/index.ts';
import * as groups from './queries.ts';

const explain = onConstraint({ park_group_code: [errors.codeTaken, 'code'], park_group_name: [errors.nameTaken, 'name'] });

const reader = ({ actor }: Context) => readerOf({ by: actor, keeps: actor.keeps });
const found = async ({ db }: Context, id: string) => (await groups.find(db, id)) ?? fail(commonErrors.notFound);

export const groupModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) =>
  implement(group, {
    list: (context, asked) => groups.page(context.db, reader(context), asked),

    create: ({ actor, make }, given) => make(groups.insertion, { ...given, ...actor }).catch(explain),

    async change(context, given) {
      await found(context, given.id);
      must(await groups.update(context.db, given, context.actor.userId).catch(explain), commonErrors.stale);
      return {};
    },

    async remove({ db, actor }, { id }) {
      must(await groups.remove(db, id, actor.userId));
      return {};
    },

    checkCode: async ({ db }, asked) => ({ isExit: await groups.hasCode(db, asked) }),

    async companies(context, asked) {
      await found(context, asked.groupId);
      return groups.companies(context.db, asked);
    },

    async candidates(context, asked) {
      await found(context, asked.groupId);
      return groups.candidates(context.db, asked);
    },

    async people(context, { keyword, ...asked }) {
      const { db, actor } = context;
      await found(context, asked.groupId);
      const search = searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'group:read', 'phone'));
      return groups.people(db, reader(context), { ...asked, ...search });
    },

    async choices(context, { keyword, ...asked }) {
      const { db, actor } = context;
      if ((await found(context, asked.groupId)).kind !== 'user') fail(commonErrors.notFound);
      const search = searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'group:update', 'phone'));
      return groups.choices(db, reader(context), { ...asked, ...search });
    },

    async add(context, { groupId, members }) {
      const { db, actor } = context;
      const { kind } = await found(context, groupId);
      const put = await (kind === 'company'
        ? groups.putCompanies(db, actor, groupId, members)
        : groups.putPeople(db, actor, reader(context), { groupId, members }));
      // all or none: a person who no longer exists is reported, not silently skipped
      if (put.known < put.asked) fail(kind === 'company' ? commonErrors.notFound : errors.notHere);
      return { added: put.added };
    },

    async addByType(context, { groupId, ...type }) {
      const { kind } = await found(context, groupId);
      if (kind !== 'company') fail(errors.wrongKind);
      return { added: await groups.putByType(context.db, context.actor, { groupId, ...type }) };
    },

    async drop(context, { groupId, ids }) {
      const { numAffectedRows = 0n } = await groups.drop(context.db, reader(context), groupId, ids);
      must(Number(numAffectedRows));
      return { removed: Number(numAffectedRows) };
    },

    async phone(context, { id }) {
      const { companyId, userId } = (await groups.member(context.db, reader(context), id)) ?? fail(privacyErrors.noPhone);
      return lookUp(context, secrets, 'group:read', userId === null ? { companyId } : { companyId, userId });
    },
  });
