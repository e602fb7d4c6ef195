import { domain } from '../core.ts';
import { definitionCalls } from './flow/definitions.ts';
import { modes } from './flow/kinds.ts';
import { groupCalls, nodeCalls } from './flow/nodes.ts';

export { type FlowDetail, type FlowRow, flowErrors, type Starters } from './flow/model.ts';

/** Calls for designing and publishing flows. The calls about running instances are in the domain `process`. */
export const flow = domain('flow', {
  title: '流程配置',
  labels: {
    buttons: '操作按钮',
    candidates: '人员范围',
    claim: '允许认领',
    definition: '流程设计',
    description: '说明',
    expression: '条件',
    icon: '图标',
    items: '内容项',
    managerIds: '管理员',
    mode: '方式',
    opinion: '必须填写意见',
    processKey: '流程编码',
    ratio: '通过比例',
    starters: '发起范围',
    taskKey: '节点编号',
    until: '截止时间',
  },
  values: { mode: modes },
  calls: { ...definitionCalls, ...nodeCalls, ...groupCalls },
});
