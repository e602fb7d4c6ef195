import { domain } from '../core.ts';
import { actingCalls, signPlaces } from './process/acting.ts';
import { incidentEnds, monitorCalls } from './process/monitor.ts';
import { readingCalls } from './process/reading.ts';

export { type Status, statuses } from '../people/message.ts';
export { signPlaces } from './process/acting.ts';
export { processErrors, type Signature, type Step } from './process/model.ts';
export { type ProcessRow, type Trouble, troubles } from './process/monitor.ts';
export type { ProcessDetail } from './process/reading.ts';

/** Calls about instances of flows: starting, deciding, reading and monitoring. */
export const process = domain('process', {
  title: '流程办理',
  labels: {
    approvers: '选择的审批人',
    ccUserIds: '抄送人',
    comment: '意见',
    delegateId: '代理人',
    flowIds: '流程',
    form: '表单内容',
    how: '处理方式',
    items: '内容项',
    pId: '流程实例',
    processInstanceId: '流程实例',
    processKey: '流程编码',
    signature: '签名',
    targetKey: '目标节点',
    targetTaskId: '减签的任务',
    taskId: '任务编号',
    to: '结束',
    toUserId: '转给',
    toUserIds: '选择的人员',
    where: '加签方式',
  },
  values: { how: incidentEnds, where: signPlaces },
  exports: { process: 'process:read' },
  calls: { ...readingCalls, ...actingCalls, ...monitorCalls },
});
