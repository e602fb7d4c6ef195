import { z } from 'zod';
import { defineErrors } from '../../core.ts';
import { id, integer, optionalText, plain, printableDeep, text } from '../../fields.ts';
import { fileAddress } from '../../kernel/file.ts';
import { instance } from '../../people/message.ts';
import { wrongAmount } from '../flow/kinds.ts';

export const processErrors = defineErrors({
  noFlow: { code: '404', status: 404, message: '流程不存在或已停用' },
  mayNotStart: { code: '403', status: 403, message: '你不在该流程的发起范围内' },
  moved: { code: '409', status: 409, message: '该任务已被处理，请刷新后查看' },
  over: { code: '409', status: 409, message: '流程已结束' },
  notYours: { code: '403', status: 403, message: '你不是当前处理人' },
  notAllowed: { code: '409', status: 409, message: '当前节点不允许此操作' },
  badTarget: { code: '409', status: 409, message: '不能退回或跳转到该节点' },
  badPerson: { code: '409', status: 409, message: '所选人员不能处理该流程，请重新选择' },
  toOneself: { code: '409', status: 409, message: '不能选择自己' },
  already: { code: '409', status: 409, message: '所选人员已在处理人中' },
  noOpinion: { code: '400', status: 400, message: '请填写意见' },
  noSignature: { code: '400', status: 400, message: '请签名' },
  wrongSignature: { code: '400', status: 400, message: '请输入你本人的姓名' },
  noChoice: { code: '400', status: 400, message: '请选择审批人' },
  tooLate: { code: '409', status: 409, message: '后续节点已处理，不能撤回' },
  mayNotWithdraw: { code: '409', status: 409, message: '该流程当前不能撤销' },
  urged: { code: '429', status: 429, message: '刚刚催办过，请稍后再试' },
  notBatch: { code: '409', status: 409, message: '该流程不支持批量同意' },
  fileGone: { code: '404', status: 404, message: '附件不存在或不是你上传的' },
  fileTwice: { code: '409', status: 409, message: '该附件已添加' },
  overlaps: { code: '409', status: 409, message: '该时间段已设置过委托' },
  badPeriod: { code: '400', status: 400, message: '结束时间必须晚于开始时间' },
});

export const task = { ...instance, taskId: integer('请选择任务', { min: 1 }) };
export const opinion = { comment: optionalText(500) };
/** A signature: the file of a drawn picture or, if the person cannot draw, their typed name. */
export const signature = z
  .union([z.strictObject({ fileId: fileAddress('请签名') }), z.strictObject({ name: text(20, '请输入姓名') })], '请签名')
  .nullish();
export type Signature = { fileId: string } | { name: string };
/** People whom the actor chooses as approvers of later nodes, by node id. */
export const approvers = z.record(plain(40), z.array(id).max(50, '最多选择50人'));
/**
 * A value of a form field. Its type is validated later by the flow's definition. Only NaN is refused here, because JSON would store it as
 * null.
 */
const filled = printableDeep.refine((value) => !Number.isNaN(value), wrongAmount);
export const form = z.record(plain(40), filled);
export const attachments = z.array(fileAddress('请上传附件')).max(20, '附件最多20个').default([]);

export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  url: z.string(),
  byName: z.string(),
  isMine: z.boolean(),
  createdDate: z.string(),
});

/** A step in the history of an application: completed, open or future. */
export const Step = z.object({
  processInstanceId: z.string(),
  taskKey: z.string().nullable(),
  taskName: z.string().nullable(),
  userId: z.string().nullable(),
  handler: z.string().nullable(),
  /** The action, such as `agree`, `refuse`, `return` or `transfer`. `wait` marks an open step, `coming` a future step. */
  action: z.string(),
  actionName: z.string(),
  comment: z.string().nullable(),
  /** The signature of the step: a typed name, or the URL of a drawn picture. */
  signature: z.object({ name: z.string().nullable(), url: z.string().nullable() }).nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Minutes from the start of the step to its end, or until now while the step is open. */
  minutes: z.int().nullable(),
  /** When the open step times out; null if its node has no time limit. */
  deadline: z.string().nullable(),
  isOnThisTask: z.boolean(),
});
export type Step = z.infer<typeof Step>;
