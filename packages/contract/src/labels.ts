import { builtInRoles } from './access.ts';
import { compTypes } from './kinds.ts';
import { words } from './words.ts';

/** Chinese names of fields that occur in many domains. Each domain defines the names of its own fields in `labels` of its contract file. */
const common: Readonly<Record<string, string>> = {
  address: '地址',
  attachments: '附件',
  code: '编码',
  companyId: '企业编号',
  companyName: '企业名称',
  days: '天数',
  departmentId: '部门编号',
  extValues: '自定义字段',
  from: '开始',
  groupId: '分组编号',
  id: '编号',
  ids: '编号',
  isDryRun: '只预览',
  isEnable: '启用',
  kind: '类型',
  menuIds: '菜单权限',
  name: '名称',
  parentId: '上级编号',
  phone: '手机号',
  rank: '排序',
  realName: '姓名',
  reason: '原因',
  remark: '备注',
  smsId: '短信编号',
  spaceId: '空间编号',
  type: '类型',
  userId: '人员编号',
  userIds: '人员',
  validFrom: '生效时间',
  validTo: '失效时间',
  version: '数据版本',
};

/** Words for the values of fields that mean the same in every domain. */
const commonValues: Values = {
  compType: compTypes,
  departmentId: { '-2': '未分配部门' },
  enableFlag: { 0: '停用', 1: '启用' },
  roleId: builtInRoles,
  sex: { 0: '男', 1: '女' },
};

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Words = Readonly<Record<string, { title: string; labels: Readonly<Record<string, string>>; values?: Values }>>;
const ofDomain = (name: string) => (words as Words)[name];

/**
 * Returns the Chinese name of a domain. If this console does not know the domain, because newer software wrote the document, returns its
 * code.
 */
export const titleOf = (domain: string): string => ofDomain(domain)?.title ?? domain;

/** Returns the Chinese name of a field of a command, or the field itself if it has no name. */
export function labelOf(call: string, field: string): string {
  const [domain = '', name = ''] = call.split('.');
  const labels = ofDomain(domain)?.labels;
  return labels?.[`${name}.${field}`] ?? labels?.[field] ?? common[field] ?? field;
}

/** Returns the Chinese word for a value of a field of a command, or undefined if the field is no enumeration or the value is unknown. */
export function wordOf(call: string, field: string, value: string): string | undefined {
  const [domain = '', name = ''] = call.split('.');
  const values = ofDomain(domain)?.values;
  return (values?.[`${name}.${field}`] ?? values?.[field] ?? commonValues[field])?.[value];
}
