/** Display names of the node kinds of a flow. */
export const nodeKinds = {
  start: '发起',
  approve: '审批',
  handle: '办理',
  cc: '抄送',
  condition: '条件分支',
  parallel: '并行分支',
  inclusive: '包容分支',
  delay: '延时',
  trigger: '触发器',
  sub: '子流程',
  end: '结束',
} as const;
export type NodeKind = keyof typeof nodeKinds;
export const modes = { sequential: '依次审批', all: '会签', ratio: '比例会签', any: '或签', random: '随机一人' } as const;
export type Mode = keyof typeof modes;
export const candidateKinds = {
  users: '指定人员',
  companyRole: '企业角色',
  parkRole: '园区角色',
  department: '部门成员',
  head: '部门负责人',
  heads: '连续多级部门负责人',
  applicant: '发起人',
  applicantChoice: '发起人自选',
  previousChoice: '上一审批人指定',
  field: '表单内人员',
  grid: '网格责任人',
  handler: '当前处理人',
  manager: '企业管理员',
} as const;
/** Actions that an approver can take at a node. Agreeing and refusing cannot be switched off. */
export const nodeActions = {
  agree: '同意',
  refuse: '拒绝',
  return: '退回',
  transfer: '转交',
  delegate: '转他人协助',
  addSign: '加签',
  removeSign: '减签',
  cc: '抄送',
} as const;
export type NodeAction = keyof typeof nodeActions;
/** Operators of conditions with their display names. */
export const operators = {
  '==': '等于',
  '!=': '不等于',
  '>': '大于',
  '>=': '大于等于',
  '<': '小于',
  '<=': '小于等于',
  in: '属于',
  contains: '包含',
} as const;
export type Operator = keyof typeof operators;
export const fieldKinds = {
  text: '单行文字',
  longText: '多行文字',
  number: '数字',
  money: '金额',
  date: '日期',
  switch: '是否',
  select: '单选',
  multiSelect: '多选',
  user: '人员',
  department: '部门',
  attachment: '附件',
} as const;
export type FieldKind = keyof typeof fieldKinds;

/** Returns the keys of a record as the non-empty tuple that z.enum requires. */
export const keysOf = <T extends Record<string, string>>(record: T) => Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];

/** Limits of a flow. `people` limits the users listed in one setting, `round` the people asked at the same time. */
export const flowLimits = {
  nodes: 200,
  depth: 6,
  branches: 20,
  people: 50,
  round: 100,
  fields: 100,
  candidates: 10,
  minutes: 525_600,
} as const;

/**
 * Message for an invalid amount of money. Screens check amounts before sending a form, because JSON would turn NaN into null and lose the
 * amount.
 */
export const wrongAmount = '请输入正确的金额，最多两位小数';
