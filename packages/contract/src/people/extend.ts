import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import {
  bit,
  emptyObject,
  flag,
  id,
  integer,
  isPrintable,
  optionalText,
  pageOf,
  paging,
  plain,
  text,
  unprintable,
  version,
} from '../fields.ts';
import { departmentErrors } from './department.ts';

/** Modules that have custom fields. To join, a domain adds itself here and calls the validation of the domain `extend`. */
export const extendModules = { person: 1, company: 2, room: 3 } as const;
export type ExtendModule = keyof typeof extendModules;
export const extendTypes = { Text: '文本', Enum: '单选', Bool: '是否', DateTime: '日期' } as const;
export type ExtendType = keyof typeof extendTypes;

/** Maximum number of custom fields per module. With the fixed columns they still fit into one workbook. */
export const maxFields = 30;

export const extendErrors = defineErrors({
  columnTaken: { code: '409', status: 409, message: '该字段编码已存在' },
  nameTaken: { code: '409', status: 409, message: '该字段名称已存在' },
  tooMany: { code: '409', status: 409, message: `每个模块最多${maxFields}个自定义字段` },
  invalidValue: { code: '400', status: 400, message: '自定义字段内容有误，请检查后重试' },
  notEditable: { code: '403', status: 403, message: '该自定义字段不能由你修改' },
});

const useModule = integer('适用对象不正确', { min: 1, max: 3 });
const enumItems = z
  .array(z.object({ key: text(30, '请输入选项编码'), value: text(50, '请输入选项名称') }))
  .max(100, '最多100个选项')
  .refine((items) => new Set(items.map((item) => item.key)).size === items.length, '选项编码不能重复')
  .default([]);
/** Values of custom fields by column name. The definitions of the fields validate them. */
export const extValues = z.record(plain(50), z.union([plain(1000), z.number(), z.boolean(), z.null()])).default({});

export const ExtendField = z.object({
  id: z.string(),
  useModule: z.int(),
  name: z.string(),
  columnName: z.string(),
  extendType: z.enum(Object.keys(extendTypes) as [ExtendType, ...ExtendType[]]),
  description: z.string().nullable(),
  length: z.int(),
  enumItems: z.array(z.object({ key: z.string(), value: z.string() })),
  isRequired: bit,
  /** 1: everybody who sees the record sees the field, 0: only actors who may edit the record. */
  isView: bit,
  /** 1: the person or company may fill in the field itself. 0: only users who may edit the record. */
  isEdit: bit,
  isEnable: bit,
  sortNum: z.int(),
  /** Whether the field comes with the product. It can be switched off but not changed. */
  isBuiltIn: z.boolean(),
  version: z.int(),
});
export type ExtendField = z.infer<typeof ExtendField>;

/** Patterns and messages of the fields that come with the product, as the spec has them. */
const formats: Readonly<Record<string, readonly [RegExp, string]>> = { short_num: [/^[\d-]+$/, '仅支持输入数字和英文符号"-"'] };
const blank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';
function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
type FieldDefinition = Pick<ExtendField, 'name' | 'columnName' | 'extendType' | 'length' | 'enumItems' | 'isRequired'>;

/**
 * Returns the error message for a value that cannot be stored, undefined otherwise. A blank value counts as no value. The console and the
 * server share this function.
 */
export function extendProblem(
  { name, columnName, extendType, length, enumItems, isRequired }: FieldDefinition,
  value: unknown,
): string | undefined {
  if (blank(value)) return isRequired ? `${extendType === 'Text' ? '请填写' : '请选择'}${name}` : undefined;
  const trimmed = String(value).trim();
  if (extendType === 'Enum') return enumItems.some(({ key }) => key === trimmed) ? undefined : `请选择正确的${name}`;
  if (extendType === 'Bool') return /^(true|false|0|1)$/.test(trimmed) ? undefined : `请选择正确的${name}`;
  if (extendType === 'DateTime') return isDay(trimmed) ? undefined : '请选择正确的日期';
  if (!isPrintable(trimmed)) return unprintable;
  if ([...trimmed].length > length) return `最多输入${length}个字符`;
  const format = formats[columnName];
  return format && !format[0].test(trimmed) ? format[1] : undefined;
}

/** Converts a valid value to the stored form: text, option key, day, boolean; null if blank. */
export function extendValue({ extendType }: Pick<ExtendField, 'extendType'>, value: unknown): string | boolean | null {
  if (blank(value)) return null;
  const trimmed = String(value).trim();
  return extendType === 'Bool' ? trimmed === 'true' || trimmed === '1' : trimmed;
}

const fields = {
  name: text(20, '请输入字段名称'),
  description: optionalText(100),
  length: integer('请输入1到500的长度', { min: 1, max: 500 }).default(50),
  enumItems,
  isRequired: flag.default(0),
  isView: flag.default(1),
  isEdit: flag.default(0),
  isEnable: flag.default(1),
};
const typeFields = {
  useModule,
  columnName: z
    .string('请输入字段编码')
    .trim()
    .regex(/^[a-z][a-z0-9_]{1,29}$/, '字段编码须以小写字母开头，由小写字母、数字和下划线组成，2到30位'),
  extendType: z.enum(Object.keys(extendTypes) as [ExtendType, ...ExtendType[]], '请选择字段类型'),
};
const hasItems = (field: { extendType: string; enumItems: unknown[] }) => field.extendType !== 'Enum' || field.enumItems.length > 0;
/** Message for a choice field without options. */
export const noItems = '请至少添加一个选项';
const itemsRule = { path: ['enumItems'], error: noItems };

export const extend = domain('extend', {
  title: '自定义字段',
  labels: {
    columnName: '字段编码',
    description: '说明',
    enumItems: '选项',
    extendType: '字段类型',
    isEdit: '可编辑',
    isRequired: '必填',
    isView: '可查看',
    length: '长度',
    useModule: '适用对象',
  },
  values: { extendType: extendTypes },
  calls: {
    list: query({
      path: '/portal/extend/queryExtendList',
      access: 'signed-in',
      summary: 'Lists the extended fields of a module that the actor may see, in order',
      input: z.object({ ...paging(), useModule: useModule.default(1), isEnable: flag.optional() }),
      output: pageOf(ExtendField),
    }),
    shown: query({
      path: '/portal/user/queryShowUserExtendSetting',
      method: 'GET',
      access: 'signed-in',
      summary: 'Lists the extended fields that screens of people show to the actor',
      input: emptyObject,
      output: z.array(ExtendField),
    }),
    create: command({
      path: '/portal/extend/save',
      title: '新增自定义字段',
      access: 'extend:update',
      summary: 'Adds an extended field for people, companies or rooms of the space',
      input: z.object({ ...typeFields, ...fields }).refine(hasItems, itemsRule),
      output: z.object({ id: z.string() }),
      errors: [extendErrors.columnTaken, extendErrors.nameTaken, extendErrors.tooMany],
      affects: ['staff'],
    }),
    change: command({
      path: '/portal/extend/update',
      title: '修改自定义字段',
      access: 'extend:update',
      summary: 'Changes an extended field; its code and type stay, existing values are kept',
      input: z.object({ id, version: version.optional(), ...fields }),
      output: emptyObject,
      errors: [extendErrors.nameTaken, commonErrors.stale, commonErrors.notFound],
      affects: ['staff', 'company'],
    }),
    rank: command({
      path: '/portal/extend/updateRank',
      title: '排序自定义字段',
      access: 'extend:update',
      summary: 'Sets the order of a module’s fields, first to last',
      input: z.object({ useModule, ids: z.array(id).min(1, '请选择自定义字段').max(maxFields) }),
      output: emptyObject,
      errors: [commonErrors.stale],
      affects: ['staff'],
    }),
    setView: command({
      path: '/portal/extend/updateViewEdit',
      title: '设置自定义字段可见与可编辑',
      access: 'extend:update',
      summary: 'Sets who sees a field and who may fill it in',
      input: z.object({ id, isView: flag.optional(), isEdit: flag.optional() }),
      output: emptyObject,
      errors: [commonErrors.notFound],
      affects: ['staff'],
    }),
    /** Changes the values of custom fields: the actor's own, or those of a record that the actor may edit. */
    setValues: command({
      path: '/portal/update/extendValue',
      title: '修改自定义字段内容',
      access: 'signed-in',
      summary: 'Sets extended fields of a person (useModule 1) or of a company (2)',
      input: z.object({ useModule: useModule.default(1), id, companyId: id.optional(), extValues }),
      output: emptyObject,
      errors: [extendErrors.invalidValue, extendErrors.notEditable, departmentErrors.superLocked, commonErrors.notFound],
      affects: ['staff', 'department', 'company'],
    }),
    ofCompany: query({
      path: '/portal/corp-detail/extend-field/{a}/{b}',
      method: 'GET',
      access: 'signed-in',
      summary: 'Lists the extended fields of company a in module b with their values',
      input: z.object({ a: id, b: useModule }),
      output: z.array(ExtendField.extend({ value: z.unknown() })),
      errors: [commonErrors.notFound],
    }),
  },
});
