import { type NodeAction, nodeActions, type PersonNode } from '@park/contract/approval/flow/definition';
import { isOver, type LoadedInstance, returnTargets, type State, takeBackTargets } from '../../flow/index.ts';

export type Action = { action: string; label: string; taskId: number | null };
type Task = State['tasks'][number];

/** Returns the label of a button at a node, or false if the node's settings hide the button. */
export const labelOf = ({ buttons, kind }: PersonNode, action: NodeAction): string | false =>
  buttons[action] ?? (action === 'agree' && kind === 'handle' ? '完成' : nodeActions[action]);

/** Returns the actions that the holder of an open task can take, with the button labels of the node. */
function ofTask({ definition, state }: LoadedInstance, task: Task, node: PersonNode): Action[] {
  if (task.delegatedBy !== undefined) return [{ action: 'agree', label: '填写意见', taskId: task.id }];
  const isThere: Partial<Record<NodeAction, boolean>> = {
    refuse: node.kind === 'approve',
    return: returnTargets(definition, state, task.id).length > 0,
    removeSign: state.tasks.some(
      ({ addedBy, round, status }) => addedBy === task.user && round === task.round && (status === 'open' || status === 'waiting'),
    ),
  };
  const own = (Object.keys(nodeActions) as NodeAction[]).flatMap((action) => {
    const label = labelOf(node, action);
    return label === false || isThere[action] === false ? [] : [{ action, label, taskId: task.id }];
  });
  const mayClaim = node.claim && !task.claimed && task.addedBy === undefined;
  return mayClaim ? [{ action: 'claim', label: '认领', taskId: task.id }, ...own] : own;
}

function ofApplicant({ definition, state }: LoadedInstance): Action[] {
  const { withdraw } = definition.settings;
  const mayWithdraw = state.status === 'returned' || withdraw === 'running' || (withdraw === 'untouched' && !state.touched);
  return [
    ...(mayWithdraw ? [{ action: 'withdraw', label: '撤销', taskId: null }] : []),
    ...(state.status === 'running' && state.tasks.some(({ status, user }) => status === 'open' && user !== state.applicant)
      ? [{ action: 'urge', label: '催办', taskId: null }]
      : []),
  ];
}

const ofManager = ({ state }: LoadedInstance): Action[] => {
  if (!isOver(state))
    return [
      { action: 'changeHandler', label: '更换处理人', taskId: null },
      { action: 'jump', label: '跳转', taskId: null },
      { action: 'stop', label: '终止', taskId: null },
    ];
  return state.status === 'agreed' ? [] : [{ action: 'wake', label: '重新激活', taskId: null }];
};

type Reader = { userId: string; task: Task | undefined; node: PersonNode | undefined; isManager: boolean };
/** Returns the actions a reader may take now. Leaves out actions that the engine would refuse. */
export function actionsOf(instance: LoadedInstance, { userId, task, node, isManager }: Reader): Action[] {
  const { state, definition } = instance;
  const isRunning = !isOver(state);
  const isOwn = state.applicant === userId;
  const back = takeBackTargets(definition, state, userId).at(-1);
  return [
    ...(task && node ? ofTask(instance, task, node) : []),
    ...(task && !node ? [{ action: 'resubmit', label: '重新提交', taskId: task.id }] : []),
    ...(isOwn && isRunning ? ofApplicant(instance) : []),
    ...(back !== undefined ? [{ action: 'takeBack', label: '撤回审批', taskId: back }] : []),
    ...(isManager ? ofManager(instance) : []),
    { action: 'comment', label: '评论', taskId: null },
  ];
}
