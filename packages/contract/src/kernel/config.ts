import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, flag, id, integer, optionalText, pageOf, paging, plain, printableDeep, text, version } from '../fields.ts';
import { pictureAddress } from './file.ts';

/**
 * Setting that hides phone numbers. If `isShow` is true or cannot be read, answers contain masked phone numbers, and only special calls
 * return whole ones. If it is false, lists and details contain the whole phone numbers that the user may look up, and each such answer
 * leaves a privacy record. Exports are always masked.
 */
export const phoneDisplay = { configCode: 'platformadmin.phone.display', configVersion: 0 } as const;

/** Setting of the start page: the usual home page, or the one without a side menu. */
export const homeEntry = { configCode: 'platformadmin.homePage.entry', configVersion: 0 } as const;

/** All settings of the platform, each with its title, schema and default. */
export const settings = {
  [phoneDisplay.configCode]: {
    title: '隐藏手机号',
    content: z.strictObject({ isShow: z.boolean('请选择是否隐藏') }),
    shipped: { isShow: true },
  },
  [homeEntry.configCode]: {
    title: '首页入口',
    content: z.strictObject({ page: z.enum(['home', 'aijihome'], '请选择首页') }),
    shipped: { page: 'home' },
  },
  'platformadmin.login.captcha': {
    title: '登录总是要求图形验证码',
    content: z.strictObject({ always: z.boolean('请选择是否总是要求') }),
    shipped: { always: false },
  },
  'platformadmin.login.secondFactor': {
    title: '登录二次验证',
    content: z.strictObject({
      sides: z.array(z.enum(['platform', 'operator'], '请选择适用的人员')).max(2, '请选择适用的人员'),
      isRequired: z.boolean('请选择是否必须'),
    }),
    shipped: { sides: ['platform', 'operator'], isRequired: false },
  },
} as const satisfies Record<string, { title: string; content: z.ZodType; shipped: object }>;
export type SettingCode = keyof typeof settings;
export type Setting<C extends SettingCode> = z.infer<(typeof settings)[C]['content']>;

export const configErrors = defineErrors({
  codeTaken: { code: '409', status: 409, message: '该编码已存在' },
});

/**
 * A picture that everybody may see, because the sign-in page shows it. Input is the URL that an upload without needAuth returned; it
 * becomes the file id.
 */
const picture = pictureAddress.default(null);

export const Theme = z.object({
  /** 0 shows the whole console in shades of grey. */
  admin: z.union([z.literal(0), z.literal(1)]),
  /** Folder of the theme. An unknown name means the theme `baseline`. */
  name: z.string(),
  saasadminName: z.string(),
  browerIcon: z.string(),
  logo: z.string(),
});
export type Theme = z.infer<typeof Theme>;
/** The theme that applies until the platform operator configures another. */
export const baselineTheme: Theme = { admin: 1, name: 'baseline', saasadminName: '智慧园区运营平台', browerIcon: '', logo: '' };

export const config = domain('config', {
  title: '平台配置',
  labels: {
    admin: '彩色显示',
    browerIcon: '浏览器图标',
    configCode: '配置编码',
    configVersion: '配置版本',
    content: '内容',
    itemKey: '配置项',
    itemValue: '配置值',
    logo: '标志',
    saasadminName: '平台名称',
    sortNum: '排序',
  },
  calls: {
    theme: query({
      path: '/smartop-admin/theme/conf',
      method: 'GET',
      access: 'public',
      summary: 'Returns name and theme of the console, for a project or for the platform',
      input: z.object({ projectCode: optionalText(31) }),
      /** Null if no theme is configured. The console then shows the theme `baseline` and says so. */
      output: Theme.nullable(),
    }),
    read: query({
      path: '/platform/configSystem/queryConfig',
      access: 'signed-in',
      summary: 'Returns a setting: that of the park, else of the space, else of the platform',
      input: z.object({ configCode: text(100, '请填写配置编码'), configVersion: integer('配置版本不正确').default(0) }),
      output: z.object({ configCode: z.string(), configVersion: z.int(), content: z.record(z.string(), z.unknown()) }),
      errors: [commonErrors.notFound],
    }),
    list: query({
      path: '/platform/configSystem/list',
      access: 'config:read',
      summary: 'Lists every setting of the platform with its value and its default',
      input: emptyObject,
      output: z.array(
        z.object({
          configCode: z.string(),
          configVersion: z.int(),
          title: z.string(),
          content: z.record(z.string(), z.unknown()),
          isShipped: z.boolean(),
          /** Version that a save must send. Null if the setting was never saved. */
          version: z.int().nullable(),
          updatedDate: z.string().nullable(),
          updatedBy: z.string().nullable(),
        }),
      ),
    }),
    save: command({
      path: '/platform/configSystem/saveConfig',
      title: '保存平台配置',
      access: 'config:update',
      summary: 'Sets a setting of the platform; refused unless the value is valid for its code',
      input: z.object({
        configCode: text(100, '请填写配置编码'),
        configVersion: integer('配置版本不正确').default(0),
        content: z.record(plain(50), printableDeep),
        version: version.optional(),
      }),
      output: z.object({ version: z.int() }),
      errors: [commonErrors.stale, commonErrors.notFound],
      affects: ['*'],
    }),
    saveTheme: command({
      path: '/smartop-admin/theme/save',
      title: '保存主题',
      access: 'config:update',
      summary: 'Sets name, logo, icon and grey mode of the platform or of a project',
      input: z.object({
        spaceId: id.nullish().transform((value) => value ?? null),
        admin: flag,
        name: z
          .string()
          .regex(/^[a-z][a-z0-9-]{0,30}$/, '主题名称只能是小写字母、数字和连字符')
          .default('baseline'),
        saasadminName: text(30, '请输入平台名称'),
        browerIcon: picture,
        logo: picture,
      }),
      output: emptyObject,
      errors: [commonErrors.notFound],
      affects: ['*'],
    }),
    projectConfig: query({
      path: '/portal/open/projectConfig/queryProjectConfig',
      access: 'public',
      summary: 'Returns the public facts of the project whose code an address begins with, before the sign-in',
      input: z.object({ projectCode: optionalText(31) }),
      output: z.object({ projectCode: z.string(), projectName: z.string(), theme: Theme.nullable(), needVaildCode: z.boolean() }),
      errors: [commonErrors.notFound],
    }),
    basicInfo: query({
      path: '/portal/saasadmin/basicInfo',
      access: 'signed-in',
      summary: 'Returns name, contact, position and area of the current park, with figures computed from its data',
      input: emptyObject,
      output: z.object({
        parkId: z.string(),
        parkName: z.string(),
        logo: z.string().nullable(),
        contactName: z.string().nullable(),
        contactPhone: z.string().nullable(),
        address: z.string().nullable(),
        longitude: z.number().nullable(),
        latitude: z.number().nullable(),
        area: z.string().nullable(),
        intro: z.string().nullable(),
        /** Numbers of companies and people; null if the actor may not see them. */
        companyNum: z.int().nullable(),
        staffNum: z.int().nullable(),
        version: z.int(),
      }),
      errors: [commonErrors.notFound],
    }),
    codeLists: query({
      path: '/portal/from/systemBaseInfoList',
      method: 'GET',
      access: 'signed-in',
      summary: 'Returns the code lists that provide the options of forms',
      input: emptyObject,
      output: z.array(z.object({ code: z.string(), name: z.string(), itemNum: z.int() })),
    }),
    codes: query({
      path: '/portal/from/systemBaseInfoDetailPageList',
      access: 'signed-in',
      summary: 'Lists the entries of a code list in order',
      input: z.object({ ...paging(), code: text(50, '请选择字典'), keyword: optionalText(50), isEnable: flag.optional() }),
      output: pageOf(
        z.object({
          id: z.string(),
          itemKey: z.string(),
          itemValue: z.string(),
          sortNum: z.int(),
          isEnable: z.union([z.literal(0), z.literal(1)]),
          version: z.int(),
        }),
      ),
      errors: [commonErrors.notFound],
    }),
    saveCode: command({
      path: '/portal/from/systemBaseInfoSave',
      title: '保存字典项',
      access: 'config:update',
      summary: 'Adds an entry to a code list, or changes an entry',
      input: z.object({
        id: id.optional(),
        code: text(50, '请选择字典'),
        itemKey: z
          .string('请输入编码')
          .trim()
          .regex(/^[A-Za-z0-9_-]{1,30}$/, '编码只能是字母、数字、下划线和连字符，最多30位'),
        itemValue: text(50, '请输入名称'),
        sortNum: integer('请输入排序号', { max: 9_999_999 }).default(100),
        isEnable: flag.default(1),
        /** Version of the entry. Required if the request changes an existing entry. */
        version: version.optional(),
      }),
      output: z.object({ id: z.string() }),
      errors: [configErrors.codeTaken, commonErrors.stale, commonErrors.notFound],
    }),
    removeCode: command({
      path: '/portal/from/systemBaseInfoDelete',
      title: '删除字典项',
      access: 'config:update',
      summary: 'Removes an entry from a code list; records that use it keep its text',
      input: z.object({ id }),
      output: emptyObject,
      errors: [commonErrors.notFound],
    }),
  },
});
