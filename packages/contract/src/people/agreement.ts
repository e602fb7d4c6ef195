import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { emptyObject, pageOf, paging, text } from '../fields.ts';

/** Agreements that a user accepts before using the console. */
export const agreementNames = { user: '用户协议', privacy: '隐私政策' } as const;
export type AgreementKind = keyof typeof agreementNames;
const kind = z.enum(Object.keys(agreementNames) as [AgreementKind, ...AgreementKind[]], '协议类型不正确');
const Agreement = z.object({ kind, version: z.int(), title: z.string(), content: z.string(), publishedDate: z.string() });
export type Agreement = z.infer<typeof Agreement>;
/** The agreements that the user saw and accepted, each with its version. */
export const accepted = z.array(z.object({ kind, version: z.int().min(1) })).max(2);

export const agreement = domain('agreement', {
  title: '协议',
  labels: { agreements: '同意的协议', content: '内容', title: '标题' },
  values: { kind: agreementNames },
  calls: {
    current: query({
      path: '/portal/open/agreement/current',
      method: 'GET',
      access: 'public',
      summary: 'Returns the current agreements',
      input: emptyObject,
      output: z.array(Agreement),
    }),
    accept: command({
      path: '/portal/agreement/accept',
      title: '同意协议',
      access: 'signed-in',
      ownScope: true,
      summary: 'Accepts agreements published since the last sign-in',
      input: z.object({ agreements: accepted.min(1, '请阅读并同意协议') }),
      output: emptyObject,
      errors: [commonErrors.stale],
    }),
    history: query({
      path: '/portal/agreement/page',
      access: 'config:read',
      summary: 'Lists all published versions, with the number of people who accepted each',
      input: z.object({ ...paging(), kind: kind.optional() }),
      output: pageOf(Agreement.extend({ publishedBy: z.string().nullable(), acceptedNum: z.int() })),
    }),
    publish: command({
      path: '/portal/agreement/publish',
      title: '发布协议',
      access: 'config:update',
      summary: 'Publishes a new version; everybody is asked to accept it at the next visit',
      input: z.object({ kind, title: text(50, '请输入协议名称'), content: text(20_000, '请输入协议内容') }),
      output: z.object({ version: z.int() }),
    }),
  },
});
