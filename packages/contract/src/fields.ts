import { z } from 'zod';
import { compTypes, type RoomStatus, roomStatuses } from './kinds.ts';

/** Default messages in Chinese. Without them zod would answer with English messages that contain names of types. */
z.config({
  customError: (issue) => (issue.code === 'too_big' ? '内容过长或过大' : '格式不正确'),
  // Without `jitless` zod tries to compile code, which the content security policy of a page blocks and reports as an attack.
  jitless: 'document' in globalThis,
});

/** Returns a function that chooses the error message: `missing` for an empty value, `wrong` for any other invalid value. */
const messageFor =
  (missing: string, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? missing : wrong;
/** Id of a row that the user has to choose; every invalid value gets the same message. */
export const chosenId = (missing: string) => z.guid(missing).transform((value) => value.toLowerCase());
/** Id of a row. Rows that the product ships have codes instead of ids; other field types accept those. */
export const id = z.guid({ error: messageFor('请选择', '编号格式不正确') }).transform((value) => value.toLowerCase());
/** Required text. A missing, null or blank text gets the same message. */
export const text = (max: number, missing: string, tooLong = `最多只能输入${max}个字`) =>
  printable(z.string(missing)).trim().min(1, missing).max(max, tooLong);
/** Name of a person. The length counts Unicode characters, like the database, and not UTF-16 units. */
export const personName = (missing: string, short: string, long = short, max = 20) =>
  text(max, missing, long).refine((value) => [...value].length !== 1, short);
/** Optional text; blank becomes null. */
export const optionalText = (max: number, tooLong = `最多只能输入${max}个字`) =>
  printable(z.string())
    .trim()
    .max(max, tooLong)
    .nullish()
    .transform((value) => value || null);
/** Text that is stored as it is: neither trimmed nor refused when blank. */
export const plain = (max: number) => printable(z.string()).max(max);
/** Message for text with characters that PostgreSQL cannot store. */
export const unprintable = '包含无法识别的字符';
/** Tells whether PostgreSQL can store a text: it refuses NUL and unpaired surrogates. */
export const isPrintable = (value: string) => !value.includes('\0') && value.isWellFormed();
function printable(schema: z.ZodString) {
  return schema.refine(isPrintable, unprintable);
}
const isPrintableDeep = (value: unknown): boolean => {
  if (typeof value === 'string') return isPrintable(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isPrintableDeep);
};
/** A value that is validated elsewhere. Only characters that PostgreSQL cannot store are refused, at any depth. */
export const printableDeep = z.unknown().refine(isPrintableDeep, unprintable);

/** The largest order number of people and departments: ten digits. */
export const largestOrder = 9_999_999_999;
/** An integer. Digits in a text are accepted too, because query strings contain only text. */
export const integer = (message = '请输入整数', { min = 0, max = 2_147_483_647 } = {}) =>
  z.union(
    [
      z.int(message).min(min, message).max(max, message),
      z
        .string()
        .regex(/^-?\d{1,10}$/, message)
        .transform(Number)
        .pipe(z.int(message).min(min, message).max(max, message)),
    ],
    message,
  );
/** A flag, 0 or 1 as in the spec; booleans are accepted too. */
export const flag = z
  .union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()], '只能是0或1')
  .transform((value) => (value === 1 || value === '1' || value === true ? 1 : 0) as 0 | 1);

export const keyword = printable(z.string())
  .trim()
  .max(50, '关键词最多50个字')
  .nullish()
  .transform((value) => value ?? '');

/** Version of a row as the user read it. An edit is refused as stale if the row has a newer version. */
export const version = integer('缺少版本号，请刷新后重试', { min: 1 });

/** Maximum rows per page. A larger page size is reduced to the maximum and not refused. */
export const maxRows = 1000;
/** Maximum rows per page in selectors, which read only ids and names. */
export const maxLightRows = 10_000;
export const paging = (most = maxRows) => ({
  pageNum: integer('页码不正确', { min: 1, max: 1_000_000 }).default(1),
  pageSize: integer('每页条数不正确', { min: 1 })
    .default(10)
    .transform((value) => Math.min(value, most)),
});
export const pageOf = <T extends z.ZodType>(row: T) => z.object({ total: z.int(), list: z.array(row) });
export const emptyObject = z.object({});
/** A flag in a reply: 0 or 1. */
export const bit = z.union([z.literal(0), z.literal(1)]);
/** The file that a download returns. */
export const file = z.object({ name: z.string(), type: z.string(), content: z.unknown() });
/** Returns the keys of a table of names as a non-empty tuple, which z.enum requires. */
export const named = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as [K, ...K[]];
/** Type of a company. */
export const compType = z.enum(named<keyof typeof compTypes>(compTypes), '企业身份不正确');
/** Status of a room on a day. */
export const roomStatus = z.enum(named<RoomStatus>(roomStatuses), '状态不正确');
/** A time in a reply, as ISO text in UTC. */
export const time = z.date().transform((value) => value.toISOString());

/** A value that is null if the actor's roles hide this field of a person. */
export const hideableText = z.string().nullable();

/** A day in the park's calendar, Asia/Shanghai. */
export const day = z.iso
  .date('日期格式不正确')
  // PostgreSQL has no year 0
  .refine((value) => /^(19|20|21)/.test(value), '日期格式不正确');
/** A point in time with any offset, converted to UTC because PostgreSQL accepts fewer offsets than ISO 8601. */
export const moment = z.iso
  .datetime({ offset: true, error: messageFor('请选择时间', '时间格式不正确') })
  .refine((value) => /^(19|20|21)/.test(value), '时间格式不正确')
  .transform((value) => new Date(value).toISOString());
/** Filter of a list by days. The first and the last day are included, and each may be left out. */
export const days = { from: day.optional(), to: day.optional() };

/** Patterns that several calls share, with the messages of the spec. */
export const patterns = {
  phone: [/^1[1-9]\d{9}$/, '请输入正确的手机号'],
  landline: [/^(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?$/, '请输入正确的座机号'],
  idCard: [/^[1-9]\d{5}(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/, '请输入正确的身份证号'],
  plate: [
    /^(?:[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳领]|[A-HJK][A-HJ-NP-Z0-9]\d{4}|\d{5}[A-HJK])|WJ[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]?\d{4}[\dTDSHBXJ]|\d{6}使)$/,
    '请输入正确的车牌号',
  ],
  price: [/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, '请输入正确的金额，最多两位小数'],
  area: [/^(0|[1-9]\d{0,9})(\.\d{1,4})?$/, '请输入正确的面积，最多四位小数'],
  roleName: [/^[\u4e00-\u9fa5A-Za-z0-9_]+$/, '仅支持中文、字母、数字和下划线'],
  account: [/^[A-Za-z0-9]{6,18}$/, '请输入正确的账号'],
  url: [/^https?:\/\/[^\s/?#]+\.[^\s]+$/i, '请输入正确的网址'],
  email: [/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/, '请输入正确的邮箱'],
  zoneName: [/^[\u4e00-\u9fa5A-Za-z0-9]{1,20}$/, '请输入正确的区域名称'],
} as const satisfies Record<string, readonly [RegExp, string]>;

/** Text that matches a shared pattern. An invalid text gets the message of the pattern, unless another message is given. */
export const matching = (name: keyof typeof patterns, message: string = patterns[name][1]) =>
  z.string(message).trim().regex(patterns[name][0], message);

/** Converts typed digits to ASCII digits: full-width digits become half-width, and spaces and hyphens are removed. Accepts numbers too. */
const ascii = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string'
    ? String(value)
        .normalize('NFKC')
        .replace(/[\s\-\u2010-\u2015]/g, '')
    : value;
/** A mobile phone number, converted to eleven digits: searches, rate limits and text messages must not depend on how it was typed. */
export const phone = (missing = '请输入手机号', wrong: string = patterns.phone[1]) =>
  z.preprocess(
    (value) => {
      const typed = ascii(value);
      return typeof typed === 'string' ? typed.replace(/^(?:\+86|0086|86)(?=1\d{10}$)/, '') : typed;
    },
    z.string(missing).min(1, missing).regex(patterns.phone[0], wrong),
  );
const sixDigits = (name: string) =>
  z.preprocess(
    ascii,
    z
      .string(`请输入${name}`)
      .min(1, `请输入${name}`)
      .regex(/^\d{6}$/, `请输入6位${name}`),
  );
/** Verification code of a text message, six digits. */
export const smsCode = sixDigits('验证码');
/** Code of an authenticator app, six digits. */
export const appCode = sixDigits('动态口令');

/** The rule for passwords (decision 1). It does not use zod, so that the sign-in page can check passwords before zod is loaded. */
export const passwordRule = { pattern: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\x21-\x7e]{8,20}$/, message: '密码格式错误，请重新输入' };
export const newPassword = z.string('请输入密码').min(1, '请输入密码').regex(passwordRule.pattern, passwordRule.message);

const digits = '0123456789';
const weigh = (text: string, weights: readonly number[], alphabet: string) =>
  weights.reduce((sum, weight, at) => sum + weight * alphabet.indexOf(text[at] ?? ''), 0);

/** Tells whether an ID card number is valid by GB 11643: its pattern, its date of birth and its check character. */
export function isIdCard(value: string): boolean {
  if (!patterns.idCard[0].test(value)) return false;
  const [year, month, day] = [value.slice(6, 10), value.slice(10, 12), value.slice(12, 14)].map(Number) as [number, number, number];
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return false;
  const sum = weigh(value, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], digits);
  return '10X98765432'[sum % 11] === value[17]?.toUpperCase();
}
export const idCard = matching('idCard').refine(isIdCard, patterns.idCard[1]);

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/**
 * Returns how a credit code violates GB 32100. Codes of the early pilot are valid although their check character is wrong, so `checksum`
 * only leads to a warning.
 */
export function creditCodeProblem(value: string): 'pattern' | 'checksum' | undefined {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(value)) return 'pattern';
  const sum = weigh(value, [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28], creditAlphabet);
  return creditAlphabet[(31 - (sum % 31)) % 31] === value[17] ? undefined : 'checksum';
}
export const creditCode = z
  .string('请输入统一社会信用代码')
  .trim()
  .refine((value) => creditCodeProblem(value) !== 'pattern', '请输入正确的统一社会信用代码');
