import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from './core.ts';
import { chosenId, id, keyword, nothing, optionalText, text, version } from './fields.ts';

export const usergroupTexts = { noGroup: '请先选择分组', noUsers: '请先选择用户' } as const;
export const usergroupErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名分组已存在' },
  notHere: { code: '6010', status: 409, message: '该用户不在此园区的单位中' },
});

const UserGroup = z.object({
  id: z.string(),
  name: z.string(),
  remark: z.string().nullable(),
  userNum: z.int(),
  createdDate: z.string(),
  version: z.int(),
});
export type UserGroup = z.infer<typeof UserGroup>;

const fields = { name: text(30, '请输入分组名称'), remark: optionalText(100) };
/** Somebody in one of his companies: he is in the group as long as he is there. */
const members = z
  .array(z.object({ userId: id, companyId: id }), usergroupTexts.noUsers)
  .min(1, usergroupTexts.noUsers)
  .max(500, '一次最多选择500人');

/** People of the park put together, over all its companies; who is in one is asked of the list of park users. */
export const usergroup = domain('usergroup', {
  list: query({
    path: '/portal/park/userGroup/list',
    access: 'userGroup:read',
    summary: 'The groups of the park with the number of people the reader reaches in each',
    input: z.object({ keyword }),
    output: z.array(UserGroup),
  }),
  create: command({
    path: '/portal/park/userGroup/add',
    title: '新增用户分组',
    access: 'userGroup:update',
    summary: 'A group of people of the park',
    input: z.object(fields),
    output: z.object({ id: z.string() }),
    errors: [usergroupErrors.nameTaken],
  }),
  change: command({
    path: '/portal/park/userGroup/update',
    title: '修改用户分组',
    access: 'userGroup:update',
    summary: 'Name and remark',
    input: z.object({ id, version, ...fields }),
    output: nothing,
    errors: [usergroupErrors.nameTaken, commonErrors.stale, commonErrors.notFound],
  }),
  remove: command({
    path: '/portal/park/userGroup/delete',
    title: '删除用户分组',
    access: 'userGroup:update',
    summary: 'The group alone; its people stay',
    input: z.object({ id }),
    output: nothing,
    errors: [commonErrors.notFound],
    affects: ['parkuser'],
  }),
  add: command({
    path: '/portal/park/userGroup/addUser',
    title: '添加分组用户',
    access: 'userGroup:update',
    summary: 'Puts people of the park into a group; who is in it stays',
    input: z.object({ groupId: chosenId(usergroupTexts.noGroup), members }),
    output: z.object({ added: z.int() }),
    errors: [usergroupErrors.notHere, commonErrors.notFound],
    affects: ['parkuser'],
  }),
  drop: command({
    path: '/portal/park/userGroup/deleteUser',
    title: '移除分组用户',
    access: 'userGroup:update',
    summary: 'Takes people out of a group',
    input: z.object({ groupId: id, members }),
    output: z.object({ removed: z.int() }),
    errors: [commonErrors.notFound],
    affects: ['parkuser'],
  }),
});
