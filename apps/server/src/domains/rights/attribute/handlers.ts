import { commonErrors } from '@park/contract/core';
import { attribute, attributeErrors as errors } from '@park/contract/rights/attribute';
import { type Context, fail, must, onConstraint } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import { decidedSet, isOffered, saveSet } from '../grant/index.ts';
import * as attributes from './queries.ts';

const explain = onConstraint({ role_name: [errors.nameTaken, 'name'] });
const found = async ({ db }: Context, id: string) => (await attributes.find(db, id)) ?? fail(commonErrors.notFound);

export const attributeModule = implement(attribute, {
  async list({ db, actor }, filter) {
    const { total, list } = await attributes.page(db, actor, filter);
    return { total, list: list.map(({ nodes, ...one }) => ({ ...one, menuNum: nodes?.filter(isOffered).length ?? null })) };
  },

  create: ({ actor, make }, input) => make(attributes.insertion, { ...input, ...actor }).catch(explain),

  async change(context, input) {
    await found(context, input.id);
    must(await attributes.update(context.db, input, context.actor.userId).catch(explain), commonErrors.stale);
    return {};
  },

  async remove({ db, actor }, { id }) {
    must(await attributes.remove(db, id, actor.userId).catch(onConstraint({ company_attribute_role: errors.inUse })));
    return {};
  },

  async companies(context, filter) {
    await found(context, filter.id);
    return attributes.companies(context.db, filter);
  },

  async assign(context, { id, add, drop }) {
    const { known, ...counts } = await attributes
      .assign(context.db, await found(context, id), { add, drop })
      .catch(onConstraint({ company_attribute_role: commonErrors.notFound }));
    // if one of the companies is unknown or has left the park meanwhile, none of them is changed
    if (known < new Set([...add, ...drop]).size) fail(commonErrors.notFound);
    return counts;
  },

  async menus(context, { id }) {
    const { menuIds, version, isDecided } = await decidedSet(context, 'attribute', id);
    return { id, menuIds, version, isDecided };
  },

  saveMenus: (context, { id, ...input }) => saveSet(context, 'attribute', { roleId: id, ...input }),
});
