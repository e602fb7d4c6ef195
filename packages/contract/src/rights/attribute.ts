import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, flag, id, keyword, optionalText, pageOf, paging, text, version } from '../fields.ts';
import { GrantChange, grantErrors } from './grant.ts';

export const attributeErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名类型已存在' },
  gone: { code: '404', status: 404, message: '企业类型不存在' },
  notGiven: { code: '403', status: 403, message: '你没有设置企业类型的权限' },
  settledOnly: { code: '400', status: 400, message: '只有入驻企业可以设置企业类型' },
  inUse: { code: '409', status: 409, message: '该类型下还有企业，不能删除' },
});
const fields = { name: text(20, '请输入类型名称', '类型名称最多20个字'), remark: optionalText(100) };
const companyIds = z.array(id, '请选择企业').max(500, '一次最多选择500个');

const Attribute = z.object({
  id: z.string(),
  name: z.string(),
  remark: z.string().nullable(),
  companyNum: z.int(),
  /** Number of menus to which the attribute limits its companies. Null if it does not limit them. */
  menuNum: z.int().nullable(),
  version: z.int(),
});
export type Attribute = z.infer<typeof Attribute>;

/** Calls about attributes. An attribute describes a kind of company and limits the menus that such a company may have. */
export const attribute = domain('attribute', {
  title: '企业类型',
  labels: { add: '增加的企业', drop: '去掉的企业' },
  calls: {
    list: query({
      path: '/portal/companyOrgAttri/list',
      access: 'attribute:read',
      summary: 'Lists the attributes of the space',
      input: z.object({ ...paging(), keyword }),
      output: pageOf(Attribute),
    }),
    create: command({
      path: '/portal/companyOrgAttri/add',
      title: '新增企业类型',
      access: 'attribute:update',
      summary: 'Adds an attribute without menus',
      input: z.object(fields),
      output: z.object({ id: z.string() }),
      errors: [attributeErrors.nameTaken],
    }),
    change: command({
      path: '/portal/companyOrgAttri/update',
      title: '修改企业类型',
      access: 'attribute:update',
      summary: 'Changes name and remark of an attribute',
      input: z.object({ id, version: version.optional(), ...fields }),
      output: emptyObject,
      errors: [attributeErrors.nameTaken, commonErrors.stale, commonErrors.notFound],
    }),
    remove: command({
      path: '/portal/companyOrgAttri/delete',
      title: '删除企业类型',
      access: 'attribute:update',
      summary: 'Deletes an attribute; refused while companies have it',
      input: z.object({ id }),
      output: emptyObject,
      errors: [attributeErrors.inUse, commonErrors.notFound],
    }),
    companies: query({
      path: '/portal/companyOrgAttri/companies',
      access: 'attribute:read',
      summary: 'Lists the companies of the park, and whether they have the attribute',
      input: z.object({ ...paging(), id, keyword, hasIt: flag.optional() }),
      output: pageOf(z.object({ companyId: z.string(), companyName: z.string(), creditCode: z.string().nullable(), hasIt: z.boolean() })),
      errors: [commonErrors.notFound],
    }),
    assign: command({
      path: '/portal/companyOrgAttri/assign',
      title: '设置企业类型的适用企业',
      access: 'attribute:grant',
      summary: 'Assigns the attribute to companies of the park and removes it from others; applies from their next call',
      input: z
        .object({ id, add: companyIds.default([]), drop: companyIds.default([]) })
        .refine(({ add, drop }) => add.length + drop.length > 0, { path: ['add'], error: '请选择企业' }),
      output: z.object({ added: z.int(), removed: z.int() }),
      errors: [commonErrors.notFound],
      affects: ['*'],
    }),
    menus: query({
      path: '/portal/companyMenus/getMenusConfigByOrgAttri',
      access: 'attribute:read',
      summary: 'Returns the menus that companies with this attribute may have in the park',
      input: z.object({ id }),
      output: z.object({ id: z.string(), menuIds: z.array(z.string()), version: z.int().nullable(), isDecided: z.boolean() }),
      errors: [commonErrors.notFound],
    }),
    saveMenus: command({
      path: '/portal/companyMenus/setMenusConfig',
      title: '配置企业类型的菜单',
      access: 'attribute:grant',
      summary: 'Sets these menus for the park; applies from the companies’ next call; a dry run only returns the changes',
      input: z.object({
        id,
        menuIds: z.array(z.string().max(60), '请选择菜单').max(3000),
        version: version.nullish(),
        isDryRun: flag.default(0),
      }),
      output: GrantChange,
      errors: [grantErrors.beyond, grantErrors.unknownNode, commonErrors.stale, commonErrors.notFound],
      affects: ['*'],
    }),
  },
});
