import { z } from 'zod';
import { command, commonErrors, defineErrors, domain } from '../core.ts';
import { emptyObject, id, optionalText, plain } from '../fields.ts';

export const privacyErrors = defineErrors({
  tooMany: { code: '429', status: 429, message: '查看过于频繁，请10分钟后再试' },
  noPhone: { code: '404', status: 404, message: '查询失败' },
});

const Phone = z.object({ phone: z.string() });
const label = z
  .union([plain(20), z.int().min(0).max(999_999)], '类型不正确')
  .optional()
  .transform((value) => (value === undefined ? '1' : String(value)));

export const privacy = domain('privacy', {
  title: '隐私查看',
  labels: { privacyContent: '隐私说明', privacyType: '隐私类型', systemType: '系统类型' },
  calls: {
    record: command({
      path: '/portal/user/addRecordPrivacy',
      aliases: ['/platform/open/addRecordPrivacy'],
      title: '记录隐私查看',
      access: 'book:read',
      summary: 'Adds place and reason to the audit entry of a look-up; writes an entry of its own if there is none',
      input: z.object({ userId: id, systemType: label, privacyType: label, privacyContent: optionalText(200) }),
      output: emptyObject,
      errors: [commonErrors.notFound, privacyErrors.tooMany],
    }),
    /** Calls that look up a phone number are commands although they change no data, because each writes an audit entry. */
    companyPhone: command({
      path: '/portal/company/querySaasCompanyPhoneById',
      method: 'GET',
      title: '查看企业联系电话',
      access: 'company:read',
      summary: 'Returns the contact number of a company; leaves an audit entry',
      encrypt: true,
      input: z.object({ id }),
      output: Phone,
      errors: [privacyErrors.noPhone, privacyErrors.tooMany],
    }),
    staffPhone: command({
      path: '/portal/user/queryStaffPhoneById',
      method: 'GET',
      title: '查看员工手机号',
      access: 'book:read',
      summary: 'Returns the number of a person in the address book; leaves an entry that this person can see',
      encrypt: true,
      input: z.object({ id, companyId: id.optional() }),
      output: Phone,
      errors: [privacyErrors.noPhone, privacyErrors.tooMany],
    }),
  },
});
