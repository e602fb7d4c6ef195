import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, id, integer, optionalText, pageOf, paging, patterns, personName, phone, plain, smsCode, text } from '../fields.ts';
import { fileAddress } from '../kernel/file.ts';
import { Sent, smsErrors, smsId } from '../kernel/sms.ts';

/** Messages of the spec, shared by the console and the server. */
export const accountTexts = {
  noUserName: '请输入用户名',
  badUserName: '请输入长度在 6 到 18 位的字母或者数字组成的用户名',
  numberName: '用户名不能是手机号',
  samePhone: '新手机号和旧手机号不能相同，请更换手机号',
  noAvatar: '请上传头像',
  avatarHint: '请上传 png/jpg 格式，建议尺寸 250x250，大小不超过 300KB 的图片',
  noNickName: '请输入昵称',
  longNickName: '昵称最多20个字',
  badEmail: '请输入正确的邮箱地址',
  longEmail: '邮箱长度不能超过30个字符',
  badShortNum: '仅支持输入数字和英文符号"-"',
  noRealName: '请输入真实姓名',
  shortRealName: '真实姓名至少2个字',
  longRealName: '真实姓名最多11个字',
  noSex: '请选择性别',
} as const;

export const accountErrors = defineErrors({
  userNameOnce: { code: '409', status: 409, message: '用户名只能修改一次' },
  userNameTaken: { code: '409', status: 409, message: '该用户名已存在' },
  phoneTaken: { code: '409', status: 409, message: '该手机号已被注册' },
  samePhone: { code: '400', status: 400, message: accountTexts.samePhone },
  notProved: { code: '400', status: 400, message: '请先验证原手机号' },
  adminPhone: { code: '403', status: 403, message: '单位管理员不能更换绑定手机号' },
});

const sex = z.union([z.literal(0), z.literal(1)], accountTexts.noSex);
const nickName = text(20, accountTexts.noNickName, accountTexts.longNickName);
const email = optionalText(30, accountTexts.longEmail).refine(
  (value) => value === null || patterns.email[0].test(value),
  accountTexts.badEmail,
);
/** URL that an upload by the same user returned. It becomes the file id. */
const picture = fileAddress(accountTexts.noAvatar);
/** Values of custom fields by column name. The field short_num always exists. */
const extValues = z
  .record(plain(50), z.union([plain(500), z.number(), z.boolean(), z.null()], '格式不正确'))
  .refine(({ short_num: value }) => value == null || value === '' || /^[\d-]{1,20}$/.test(String(value)), {
    path: ['short_num'],
    message: accountTexts.badShortNum,
  })
  .default({});
const smsType = integer('验证码类型不正确', { min: 2, max: 2 }).default(2);
const self = id.optional();

const Account = z.object({
  id: z.string(),
  userName: z.string().nullable(),
  /** False after the user name has been chosen. */
  mayChangeUserName: z.boolean(),
  phone: z.string(),
  /** False for company administrators, who may not change their phone number themselves. */
  mayChangePhone: z.boolean(),
  realName: z.string(),
  nickName: z.string().nullable(),
  sex: sex.nullable(),
  email: z.string().nullable(),
  headPortaitUrl: z.string().nullable(),
  createdDate: z.string(),
  extValues: z.record(z.string(), z.unknown()),
});
export type Account = z.infer<typeof Account>;

export const account = domain('account', {
  title: '个人中心',
  labels: { email: '邮箱', headPortaitUrl: '头像', nickName: '昵称', sex: '性别', userName: '账号' },
  calls: {
    detail: query({
      path: '/portal/user/getCurrentLoginUmUserInfo',
      method: 'GET',
      access: 'signed-in',
      summary: 'Returns the actor’s own account details',
      input: emptyObject,
      output: Account,
    }),
    edit: command({
      path: '/portal/user/editUser',
      title: '修改个人信息',
      access: 'signed-in',
      summary: 'Changes personal details: name, nickname, sex and, after the old number was verified, the phone',
      input: z.object({
        id: self,
        realName: personName(accountTexts.noRealName, accountTexts.shortRealName, accountTexts.longRealName, 11),
        nickName,
        sex,
        headPortaitUrl: picture.nullish(),
        /** The new phone number, sent only if it changes, together with the code that was sent to it. */
        phone: phone().optional(),
        smsCode: smsCode.optional(),
        smsId: smsId.optional(),
      }),
      output: emptyObject,
      errors: [accountErrors.phoneTaken, accountErrors.samePhone, accountErrors.notProved, accountErrors.adminPhone, smsErrors.wrongCode],
      audit: 'call',
    }),
    rename: command({
      path: '/portal/user/updateUserName',
      title: '修改用户名',
      access: 'signed-in',
      summary: 'Sets the user name; possible only once',
      input: z.object({
        id: self,
        userName: z
          .string(accountTexts.noUserName)
          .trim()
          .min(1, accountTexts.noUserName)
          .regex(patterns.account[0], accountTexts.badUserName)
          // a user name that reads as a phone number could be the phone number of another person
          .refine((name) => !/^\d{11}$/.test(name) && !phone().safeParse(name).success, accountTexts.numberName),
      }),
      output: emptyObject,
      errors: [accountErrors.userNameOnce, accountErrors.userNameTaken],
    }),
    proveOldPhone: command({
      path: '/portal/user/oldBindPhone',
      title: '验证原手机号',
      access: 'signed-in',
      audit: 'call',
      summary: 'Step 1 of a phone change: verifies the code sent to the old number; valid for ten minutes in this session',
      input: z.object({ phone: z.string().max(30).optional(), smsCode, smsId, smsType, id: self }),
      output: emptyObject,
      errors: [smsErrors.wrongCode, accountErrors.adminPhone, commonErrors.forbidden],
    }),
    bindPhone: command({
      path: '/portal/user/updateBindPhone',
      title: '换绑手机号',
      access: 'signed-in',
      audit: 'call',
      summary: 'Step 2 of a phone change: sets the new number with the code sent to it; other sessions end',
      input: z.object({ newMobileNo: phone(), oldMobileNo: z.string().max(30).optional(), verifyCode: smsCode, smsId, smsType, id: self }),
      output: emptyObject,
      errors: [
        smsErrors.wrongCode,
        accountErrors.notProved,
        accountErrors.samePhone,
        accountErrors.phoneTaken,
        accountErrors.adminPhone,
        commonErrors.forbidden,
      ],
    }),
    save: command({
      path: '/portal/user/updateUsercenterInfo',
      title: '修改基本信息',
      access: 'signed-in',
      summary: 'Changes the details of the personal centre: picture, nickname, sex, e-mail, extended fields',
      input: z.object({ id: self, headPortaitUrl: picture, nickName, sex, email, extValues }),
      output: emptyObject,
    }),
    extended: query({
      path: '/portal/user/extendFindByUserId',
      access: 'signed-in',
      summary: 'Returns the actor’s extended fields and their values',
      input: z.object({ userId: self }),
      output: z.array(
        z.object({ name: z.string(), columnName: z.string(), extendType: z.string(), length: z.int().nullable(), value: z.unknown() }),
      ),
    }),
    companies: query({
      path: '/portal/user/getUserCompanyInfo',
      access: 'signed-in',
      summary: 'Lists the actor’s companies with park, department and role in each',
      input: z.object({ userId: self }),
      output: z.array(
        z.object({
          companyId: z.string(),
          companyName: z.string(),
          parkName: z.string().nullable(),
          departmentName: z.string().nullable(),
          /** 1 member, 2 administrator, 3 super administrator. */
          isCompanyAdmin: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          roleNames: z.array(z.string()),
        }),
      ),
    }),
    viewers: query({
      path: '/portal/user/whoSawMe',
      access: 'signed-in',
      ownScope: true,
      summary: 'Lists who looked up the actor’s number, when and from which company',
      input: z.object(paging()),
      output: pageOf(
        z.object({
          id: z.string(),
          viewerName: z.string(),
          companyName: z.string(),
          what: z.string(),
          where: z.string(),
          createdDate: z.string(),
        }),
      ),
    }),
    sendCode: command({
      path: '/portal/user/getSmsCode',
      title: '获取本人手机验证码',
      access: 'signed-in',
      audit: 'call',
      summary: 'Sends a code to the actor’s number, or to the new number after the old one was verified',
      input: z.object({ phoneNo: z.string().max(30).optional() }),
      output: Sent,
      errors: [smsErrors.tooOften, commonErrors.forbidden],
    }),
  },
});
