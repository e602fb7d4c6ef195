import type { FormField } from '@park/contract/approval/flow/definition';
import type { Ending } from '../engine/model.ts';

const inYuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a form value as one line of text for lists and workbooks. User ids are replaced by names. */
export function valueText({ kind }: Pick<FormField, 'kind'>, value: unknown, nameOf: (userId: string) => string | undefined): string {
  if (value === undefined || value === null) return '';
  if (kind === 'money') return `¥${inYuan.format(Number(value) / 100)}`;
  if (kind === 'switch') return value ? '是' : '否';
  if (kind === 'attachment') return `${[value].flat().length}个附件`;
  if (kind === 'user')
    return [value]
      .flat()
      .map((one) => nameOf(String(one)) ?? '')
      .filter(Boolean)
      .join('、');
  if (kind === 'department') return '';
  if (Array.isArray(value)) return value.join('、');
  return String(value);
}

/** Tells for each ending of a task whether the person decided. Only then does their done list show the task. */
export const isDoneBy: Readonly<Record<Ending, boolean>> = {
  agreed: true,
  refused: true,
  returned: true,
  resubmitted: true,
  advised: true,
  transferred: true,
  paused: false,
  skipped: false,
  claimed: false,
  removed: false,
  timeout: false,
  cancelled: false,
};

export const resultTexts = {
  agreed: '已通过',
  refused: '已被拒绝',
  withdrawn: '已撤销',
  stopped: '已被终止',
} as const;

/** Texts of the history actions. */
export const actionTexts: Readonly<Record<string, string>> = {
  start: '发起',
  agree: '同意',
  refuse: '拒绝',
  return: '退回',
  resubmit: '重新提交',
  advise: '填写意见',
  transfer: '转交',
  delegate: '转他人协助',
  addSign: '加签',
  removeSign: '减签',
  claim: '认领',
  takeBack: '撤回审批',
  withdraw: '撤销',
  urge: '催办',
  cc: '抄送',
  comment: '评论',
  jump: '跳转',
  stop: '终止',
  wake: '重新激活',
  changeHandler: '更换处理人',
  standIn: '委托代理',
  retry: '重试',
  skip: '跳过',
  timeout: '超时处理',
  pass: '自动通过',
  failed: '执行失败',
  end: '结束',
  wait: '处理中',
  coming: '待处理',
};
