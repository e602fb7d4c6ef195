import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { emptyObject, id, plain } from '../fields.ts';
import { MenuItem } from '../people/identity.ts';

/** A step in the explanation of why a person has a permission or lacks it, as readable text. */
const Step = z.object({
  kind: z.enum(['person', 'company', 'park', 'role', 'set', 'ceiling', 'switch', 'scope']),
  text: z.string(),
  isPassed: z.boolean(),
});
export const Explanation = z.object({
  isAllowed: z.boolean(),
  /** The reason why the person has the permission, or the first thing that prevents it. */
  conclusion: z.string(),
  reach: z.string().nullable(),
  scope: z.string().nullable(),
  steps: z.array(Step),
});
export type Explanation = z.infer<typeof Explanation>;

export const permission = domain('permission', {
  title: '权限查询',
  calls: {
    explain: query({
      path: '/system/permissionExplain',
      access: 'permission:explain',
      summary: 'Explains as a chain of grants why a person may or may not open a menu or make a call',
      input: z
        .object({ userId: id, companyId: id.optional(), menuId: plain(60).optional(), call: plain(100).optional() })
        .refine(({ menuId, call }) => Boolean(menuId) !== Boolean(call), { path: ['menuId'], error: '请选择一个菜单或一个操作' }),
      output: Explanation,
      errors: [commonErrors.notFound],
    }),
    calls: query({
      path: '/system/permissionCalls',
      access: 'permission:explain',
      summary: 'Lists the calls that can be explained, with their Chinese names',
      input: emptyObject,
      output: z.array(z.object({ call: z.string(), title: z.string() })),
    }),
    /** Returns the menu that another person sees. It is a command, because it leaves an audit entry. */
    viewAs: command({
      path: '/system/viewAs',
      title: '查看他人菜单',
      access: 'permission:explain',
      summary: 'Returns the menu tree of another person in the current context',
      input: z.object({ userId: id, companyId: id.optional() }),
      output: z.array(MenuItem),
      errors: [commonErrors.notFound],
    }),
    isolation: query({
      path: '/platform/isolation/last',
      access: 'run:read',
      summary: 'Returns the result of the last run of the authorisation matrix for this version',
      input: emptyObject,
      output: z.object({
        ranAt: z.string(),
        commit: z.string(),
        cells: z.int(),
        failures: z.array(z.string()),
        calls: z.int(),
        people: z.int(),
        seconds: z.number(),
      }),
      errors: [commonErrors.notFound],
    }),
  },
});
