import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { chosenId, emptyObject, hideableText, id, keyword, moment, optionalText, pageOf, paging } from '../fields.ts';

export const authorisationTexts = { noProject: '请先选择项目', noUsers: '请先选择用户', nothing: '暂无可授权的项目' } as const;
export const authorisationErrors = defineErrors({
  notOurs: { code: '6011', status: 409, message: '该用户不是运营主体或协管单位的人员' },
  toOneself: { code: '403', status: 403, message: '不能给自己授权' },
  notYours: { code: '403', status: 403, message: '不能决定权限超出自己的管理员能否进入园区' },
  badWindow: { code: '400', status: 400, message: '结束时间必须晚于开始时间' },
});
const project = chosenId(authorisationTexts.noProject);
const window = { validFrom: moment.optional(), validTo: moment.optional(), reason: optionalText(100) };
const isOrdered = ({ validFrom, validTo }: { validFrom?: string | undefined; validTo?: string | undefined }) =>
  !validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo);
const orderedRule = { path: ['validTo'], error: authorisationErrors.badWindow.message };

/** Calls about access to a park, for single people or for whole departments of operators and assisting organisations. */
export const authorisation = domain('authorisation', {
  title: '园区访问授权',
  labels: { areaId: '空间编号', orgIdList: '企业', spaceProjectId: '园区编号' },
  calls: {
    users: query({
      path: '/portal/spaceProjectPermission/user/page',
      access: 'authorisation:read',
      summary: 'Lists the people who may enter a park, with expired grants on request',
      ownScope: true,
      parks: 'all',
      input: z.object({
        ...paging(),
        spaceProjectId: project,
        keyword,
        state: z.enum(['live', 'coming', 'expired', 'all'], '状态不正确').default('live'),
      }),
      output: pageOf(
        z.object({
          id: z.string(),
          userId: z.string(),
          realName: z.string(),
          mobile: hideableText,
          companyName: z.string(),
          departmentName: z.string().nullable(),
          validFrom: z.string().nullable(),
          validTo: z.string().nullable(),
          reason: z.string().nullable(),
          state: z.enum(['live', 'coming', 'expired']),
          createTime: z.string(),
        }),
      ),
    }),
    addUsers: command({
      path: '/portal/spaceProjectPermission/user/add',
      title: '授权人员进入园区',
      access: 'authorisation:assign',
      ownScope: true,
      parks: 'all',
      summary: 'Allows people of operating and assisting organisations to enter a park, optionally for a limited time',
      input: z
        .object({
          spaceProjectId: project,
          userIds: z.array(id, authorisationTexts.noUsers).min(1, authorisationTexts.noUsers).max(500, '一次最多选择500人'),
          ...window,
        })
        .refine(isOrdered, orderedRule),
      output: z.object({ added: z.int() }),
      errors: [authorisationErrors.notOurs, authorisationErrors.toOneself, authorisationErrors.notYours, commonErrors.notFound],
      affects: ['*'],
    }),
    removeUser: command({
      path: '/portal/spaceProjectPermission/user/delete',
      title: '移除可进入园区的人员',
      access: 'authorisation:assign',
      ownScope: true,
      parks: 'all',
      summary: 'Revokes the access of a person to a park; their sessions there end at the next call',
      input: z.object({ spaceProjectId: project, id }),
      output: emptyObject,
      errors: [authorisationErrors.notYours, commonErrors.notFound],
      affects: ['*'],
    }),
    organisations: query({
      path: '/portal/spaceProjectPermission/org/query',
      access: 'authorisation:read',
      ownScope: true,
      parks: 'all',
      summary: 'Lists the departments whose people may enter a park, and their number of people',
      input: z.object({ spaceProjectId: project }),
      output: z.object({ orgIdList: z.array(z.string()), headNum: z.int() }),
    }),
    saveOrganisations: command({
      path: '/portal/spaceProjectPermission/org/save',
      title: '授权部门进入园区',
      access: 'authorisation:assign',
      ownScope: true,
      parks: 'all',
      summary: 'Sets the departments whose people may enter; the departments below are not included',
      input: z.object({ areaId: id.optional(), spaceProjectId: project, orgIdList: z.array(id).max(2000) }),
      output: z.object({ added: z.int(), removed: z.int(), headNum: z.int() }),
      errors: [authorisationErrors.notOurs, commonErrors.notFound],
      affects: ['*'],
    }),
  },
});
