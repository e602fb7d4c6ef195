import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, flag, id, keyword, pageOf, paging, text, version } from '../fields.ts';

export const ticketErrors = defineErrors({
  notExternal: { code: '404', status: 404, message: '应用不存在或未开放' },
  badTicket: { code: '400', status: 400, message: '票据无效或已使用' },
  codeTaken: { code: '409', status: 409, message: '该应用编码已存在' },
});

/**
 * Origin of an external application: https, or http on the local machine for development. It has no path, so that it is plain to see where
 * tickets are sent.
 */
export const originRule = /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?)$/;
const External = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  origin: z.string(),
  path: z.string(),
  isEnable: z.union([z.literal(0), z.literal(1)]),
  version: z.int(),
});
export type ExternalApp = z.infer<typeof External>;

/**
 * Calls about tickets for external applications. A link to an application contains a ticket that works only once, and never the session
 * token.
 */
export const ticket = domain('ticket', {
  title: '外部应用',
  labels: { appCode: '应用编码' },
  calls: {
    issue: command({
      path: '/portal/ticket/issue',
      title: '打开外部应用',
      access: 'signed-in',
      audit: 'call',
      summary: 'Issues a ticket for an external application, valid for 60 seconds, and returns the address with the ticket',
      input: z.object({ appCode: text(50, '请选择应用') }),
      output: z.object({ url: z.string(), origin: z.string(), name: z.string() }),
      errors: [ticketErrors.notExternal],
    }),
    redeem: command({
      path: '/portal/open/ticket/redeem',
      title: '兑换票据',
      access: 'public',
      audit: 'call',
      summary: 'Redeems a ticket once, from server to server: the application sends the ticket and its secret and receives the user',
      input: z.object({ appCode: text(50, '缺少应用编码'), appSecret: text(200, '缺少应用密钥'), ticket: text(200, '缺少票据') }),
      output: z.object({
        userId: z.string(),
        realName: z.string(),
        companyId: z.string(),
        companyName: z.string(),
        parkId: z.string().nullable(),
      }),
      errors: [ticketErrors.badTicket, commonErrors.tooMany],
    }),
    apps: query({
      path: '/portal/ticket/apps',
      access: 'config:read',
      summary: 'Lists the external applications of the platform',
      input: z.object({ ...paging(), keyword }),
      output: pageOf(External),
    }),
    saveApp: command({
      path: '/portal/ticket/saveApp',
      title: '保存外部应用',
      access: 'config:update',
      audit: 'call',
      summary: 'Adds or changes an external application; its secret is shown once, when it is created or renewed',
      input: z.object({
        id: id.optional(),
        code: z
          .string('请输入应用编码')
          .trim()
          .regex(/^[A-Za-z][A-Za-z0-9-]{1,49}$/, '应用编码须以字母开头，由字母、数字和连字符组成'),
        name: text(40, '请输入应用名称'),
        origin: z.string('请输入应用地址').trim().toLowerCase().regex(originRule, '请输入 https:// 开头、不含路径的地址'),
        path: z
          .string()
          .trim()
          .max(300)
          .regex(/^\/[\w\-./~%!$&'()*+,;=:@]*$/, '路径须以 / 开头，不含参数')
          .default('/'),
        isEnable: flag.default(1),
        isSecretRenewed: flag.default(0),
        version: version.optional(),
      }),
      output: z.object({ id: z.string(), secret: z.string().nullable() }),
      errors: [ticketErrors.codeTaken, commonErrors.stale, commonErrors.notFound],
    }),
    removeApp: command({
      path: '/portal/ticket/removeApp',
      title: '删除外部应用',
      access: 'config:update',
      summary: 'Deletes an external application; its tickets become invalid',
      input: z.object({ id }),
      output: emptyObject,
      errors: [commonErrors.notFound],
    }),
  },
});
