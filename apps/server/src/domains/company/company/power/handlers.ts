import { nodes } from '@park/contract/access';
import type { company } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { attributeNodes, ceiling } from '../../../../access/index.ts';
import { type Context, fail, must } from '../../../../context.ts';
import * as powers from './queries.ts';

const byCode = new Map(nodes.map((node) => [node.code, node]));

/**
 * Returns the pages that a company may grant to its members: the pages of the space's package, limited by the company's attributes. The
 * buttons of a page belong to it.
 */
async function menusOf({ db, actor }: Context, companyId: string) {
  const { package: sold, added } = actor.rights;
  const attributes = await attributeNodes(db, companyId);
  return ceiling('company', { package: sold, attributes, added }).flatMap(({ code }) => {
    const node = byCode.get(code);
    const group = node?.parent && byCode.get(node.parent);
    return node && group && node.type === 'menu' && node.route !== '' && node.built
      ? [{ code, name: node.name, groupName: group.name }]
      : [];
  });
}

export const powerHandlers = {
  async power(context: Context, { companyId }: Received<typeof company.power>) {
    const { handed, ...found } = (await powers.power(context.db, companyId)) ?? fail(commonErrors.notFound);
    const pages = await menusOf(context, companyId);
    const isHanded = (code: string) => (handed === null || handed.includes(code) ? (1 as const) : (0 as const));
    return { ...found, menus: pages.map((page) => ({ ...page, isHanded: isHanded(page.code) })) };
  },

  async savePower(context: Context, input: Received<typeof company.savePower>) {
    const { db, actor } = context;
    if (!(await powers.power(db, input.companyId))) fail(commonErrors.notFound);
    const known = new Set((await menusOf(context, input.companyId)).map(({ code }) => code));
    if (input.menuIds?.some((code) => !known.has(code))) fail(commonErrors.invalidInput, { menuIds: '该企业没有所选的菜单，请刷新后重试' });
    must(await powers.save(db, input, actor.userId), commonErrors.stale);
    return {};
  },
};
