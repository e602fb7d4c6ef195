import { z } from 'zod';
import { domain, query } from './core.ts';
import { flag, id, keyword, pageOf, paging } from './fields.ts';

const bit = z.union([z.literal(0), z.literal(1)]);
export const Company = z.object({
  companyId: z.string(),
  companyName: z.string(),
  creditCode: z.string().nullable(),
  compType: z.enum(['0', '1', '2']),
  normalContactName: z.string().nullable(),
  normalContactPhone: z.string().nullable(),
  isEnable: bit,
  isActivated: bit,
  staffNum: z.int(),
  createdDate: z.string(),
});
export type Company = z.infer<typeof Company>;

export const company = domain('company', {
  list: query({
    path: '/portal/company/queryList',
    access: 'company:read',
    summary: 'A page of the companies of the park',
    input: z.object({
      ...paging(),
      companyName: keyword,
      isEnable: flag.optional(),
      isActivated: flag.optional(),
      /** 1: only operating and assisting organisations, 0: only settled companies. */
      isManagerCompany: flag.optional(),
      companyId: id.optional(),
    }),
    output: pageOf(Company),
  }),
});
