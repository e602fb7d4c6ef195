import { z } from 'zod';
import { commonErrors, domain, query } from './core.ts';
import { optionalText, text, whole } from './fields.ts';

/** Whether phones are hidden: `isShow` true hides them, and so does a setting that cannot be read. */
export const phoneDisplay = { configCode: 'platformadmin.phone.display', configVersion: 0 } as const;

export const Theme = z.object({
  /** 0 greys the whole console out. */
  admin: z.union([z.literal(0), z.literal(1)]),
  /** The folder the look comes from; an unknown one means baseline. */
  name: z.string(),
  saasadminName: z.string(),
  browerIcon: z.string(),
});
export type Theme = z.infer<typeof Theme>;

export const config = domain('config', {
  theme: query({
    path: '/smartop-admin/theme/conf',
    method: 'GET',
    access: 'public',
    summary: 'Name and look of the console, of a project or of the platform',
    input: z.object({ projectCode: optionalText(31) }),
    output: Theme,
    errors: [commonErrors.notFound],
  }),
  read: query({
    path: '/platform/configSystem/queryConfig',
    access: 'signed-in',
    summary: 'One setting, of the park, else of the space, else of the platform',
    input: z.object({ configCode: text(100, '请填写配置编码'), configVersion: whole('配置版本不正确').default(0) }),
    output: z.object({ configCode: z.string(), configVersion: z.int(), content: z.record(z.string(), z.unknown()) }),
    errors: [commonErrors.notFound],
  }),
});
