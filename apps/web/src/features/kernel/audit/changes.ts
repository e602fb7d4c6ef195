import { labelOf, titleOf, wordOf } from '@park/contract/labels';

/** `key` is the name of the field in the input. It identifies the change, because two fields may have the same label. */
export type Change = {
  key: string;
  field: string;
  before: string;
  after: string;
  differs: boolean;
  /** Ids and versions, which tell a user nothing. */
  isTechnical: boolean;
};
type Input = Record<string, unknown>;
/** The titles of exported columns by key, as the list shows them. */
type Titles = ReadonlyMap<string, string>;

/** Names of the subjects of imports and exports that are not called like a domain. */
const subjects: Readonly<Record<string, string>> = {
  building: '楼栋',
  companyRoleUser: '角色成员',
  groupCompany: '分组企业',
  leftCompany: '迁出企业',
  member: '部门成员',
  organisation: '全部企业',
  parkAdmin: '园区管理员',
  parkRoleUser: '角色成员',
  parkStaff: '园区人员',
  parkUser: '园区人员',
  roomClaim: '房间占用',
  space: '空间',
  thirdCompany: '外部企业',
  userAccount: '平台账号',
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown) => typeof value === 'string' && uuid.test(value);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
const flagNames = /^(is|has|may|need)[A-Z]|^(admin|delFlag|setManager)$/;
const isFlag = (key: string, value: unknown) => typeof value === 'boolean' || (flagNames.test(key) && (value === 0 || value === 1));

type Reading = { call: string; subject: string; titles: Titles };
/** The filter of an export has the fields of its subject. */
function label({ call, subject }: Reading, field: string): string {
  const own = labelOf(call, field);
  return own === field ? labelOf(`${subject}.list`, field) : own;
}
function text(reading: Reading, key: string, value: unknown): string {
  if (isEmpty(value)) return '--';
  if (Array.isArray(value)) return value.map((item) => text(reading, key, item)).join('、');
  if (typeof value === 'object')
    return Object.entries(value as Input)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([name, inner]) => `${label(reading, name)}：${text(reading, name, inner)}`)
      .join('；');
  if (isFlag(key, value)) return value ? '是' : '否';
  const plain = String(value);
  if (key === 'subject') return subjects[plain] ?? titleOf(plain);
  if (key === 'columns') return reading.titles.get(plain) ?? label(reading, plain);
  return wordOf(reading.call, key, plain) ?? wordOf(`${reading.subject}.list`, key, plain) ?? plain;
}

const isTechnical = (key: string, value: unknown) =>
  key === 'version' || isId(value) || (Array.isArray(value) && value.length > 0 && value.every(isId));

/** Compares an input with the previous input field by field. */
export function changesOf(call: string, now: Input, before: Input | null, titles: Titles = new Map()): Change[] {
  const reading = { call, subject: String(now.subject ?? ''), titles };
  const keys = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])];
  return keys.map((key) => {
    const [was, is] = [text(reading, key, before?.[key]), text(reading, key, now[key])];
    const value = now[key] ?? before?.[key];
    return {
      key,
      field: labelOf(call, key),
      before: was,
      after: is,
      differs: before !== null && was !== is,
      isTechnical: isTechnical(key, value),
    };
  });
}
