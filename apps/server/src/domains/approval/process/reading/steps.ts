import { type Definition, type NodeAction, nodeActions } from '@park/contract/approval/flow/definition';
import { type Step, statuses } from '@park/contract/approval/process';
import { actionTexts, type LoadedInstance } from '../../flow/index.ts';
import { isHandled, treeNodes } from '../nodes.ts';
import { labelOf } from './actions.ts';
import type { Line, Trail } from './queries.ts';

type UpcomingStep = { taskKey: string; taskName: string; kind: string; people: string[] };

const minutesBetween = (from: string, to: string | number) =>
  Math.max(0, Math.round(((typeof to === 'number' ? to : Date.parse(to)) - Date.parse(from)) / 60_000));
const reasonTexts: Readonly<Record<string, string>> = {
  nobody: '无审批人',
  self: '审批人为发起人本人',
  same: '已审批过',
  skip: '不满足条件',
  delay: '等待时间已到',
  trigger: '回调成功',
  remind: '提醒',
  escalate: '升级至上级',
  agree: '自动同意',
  refuse: '自动拒绝',
  transfer: '自动转交',
};

/** Returns the remark of a history entry: the recipients, the reason why nobody was asked, and the comment. */
function remarkOf({ comment, data, event }: Line): string | null {
  const to =
    data.users
      ?.map(({ name }) => name)
      .filter(Boolean)
      .join('、') ?? data.toName;
  const why = event === 'end' || !data.why ? undefined : reasonTexts[data.why];
  return [to && [data.fromName, '→', to].filter(Boolean).join(' '), why, comment].filter(Boolean).join('；') || null;
}

/** Returns the signature shown with a history entry. Only readers of the instance can open the picture's URL. */
function signatureOf({ data: { signature } }: Line, addresses: ReadonlyMap<string, string>): Step['signature'] {
  if (!signature) return null;
  return 'name' in signature ? { name: signature.name, url: null } : { name: null, url: addresses.get(signature.fileId) ?? null };
}

/** Actions that neither move the instance nor decide anything. They are ignored when waiting times are computed. */
const sideActions: readonly string[] = ['urge', 'cc', 'comment'];
/** Returns when the waiting time that a history entry ended had begun: at the last earlier entry of another round. */
function startOf(lines: readonly Line[], at: number): string | null {
  const { data } = lines[at] as Line;
  const before = lines.slice(0, at).filter(({ event }) => !sideActions.includes(event));
  return before.findLast((line) => line.data.round !== data.round || data.round === undefined)?.createdDate ?? null;
}

const isAction = (event: string): event is NodeAction => event in nodeActions;
/** Returns a function that names an action by the label of its button at the node. */
function labelsFor(definition: Definition) {
  const nodes = new Map(treeNodes(definition).map((node) => [node.id, node]));
  return ({ event, node: at, data }: Line): string => {
    const node = nodes.get(at ?? '');
    const label = node && isHandled(node) && isAction(event) && labelOf(node, event);
    const result = event === 'end' ? statuses[data.why as keyof typeof statuses] : undefined;
    return label || (result ?? actionTexts[event] ?? event);
  };
}

type TrailSource = { id: string; lines: readonly Line[]; wordOf: (line: Line) => string; addresses: ReadonlyMap<string, string> };
function doneSteps({ id, lines, wordOf, addresses }: TrailSource): Step[] {
  return lines.map((line, at) => {
    const startTime = line.taskId ? startOf(lines, at) : null;
    return {
      processInstanceId: id,
      taskKey: line.node,
      taskName: line.nodeName,
      userId: line.userId,
      handler: line.userName ?? (line.userId ? null : '系统'),
      action: line.event,
      actionName: wordOf(line),
      comment: remarkOf(line),
      signature: signatureOf(line, addresses),
      startTime,
      endTime: line.createdDate,
      minutes: startTime ? minutesBetween(startTime, line.createdDate) : null,
      deadline: null,
      isOnThisTask: false,
    };
  });
}

/** Builds the history that readers see: completed, open and future steps. */
export function stepsOf(
  { row, now, definition, state }: Pick<LoadedInstance, 'row' | 'now' | 'definition' | 'state'>,
  { lines, deadlines }: Pick<Trail, 'lines' | 'deadlines'>,
  coming: readonly UpcomingStep[],
  addresses: ReadonlyMap<string, string>,
): Step[] {
  const blank = { processInstanceId: row.id, comment: null, signature: null, endTime: null, deadline: null };
  const deadlineOf = (taskId: number) => {
    const round = state.tasks.find(({ id }) => id === taskId)?.round;
    return deadlines.find((one) => one.round === round)?.at ?? null;
  };
  const waiting = row.current.map(({ taskId, taskKey, taskName, userId, realName, startTime }) => ({
    ...blank,
    ...{ taskKey, taskName, userId, handler: realName, startTime },
    action: 'wait',
    actionName: row.status === 'returned' ? '待重新提交' : (actionTexts.wait as string),
    minutes: minutesBetween(startTime, now),
    deadline: deadlineOf(taskId),
    isOnThisTask: true,
  }));
  const names = new Map(treeNodes(definition).map(({ id, name }) => [id, name]));
  const resting = state.positions
    .filter(({ waits }) => waits !== 'people')
    .map(({ node, since }) => ({
      ...blank,
      ...{ taskKey: node, taskName: names.get(node) ?? null, userId: null, handler: '系统', startTime: new Date(since).toISOString() },
      action: 'wait',
      actionName: actionTexts.wait as string,
      minutes: minutesBetween(new Date(since).toISOString(), now),
      isOnThisTask: true,
    }));
  const later = coming.map(({ taskKey, taskName, people }) => ({
    ...blank,
    ...{ taskKey, taskName, userId: null, handler: people.join('、') || null, startTime: null, minutes: null },
    action: 'coming',
    actionName: actionTexts.coming as string,
    isOnThisTask: false,
  }));
  return [...doneSteps({ id: row.id, lines, wordOf: labelsFor(definition), addresses }), ...waiting, ...resting, ...later];
}

/** Returns which form fields a reader sees and may edit. The node of their current or last task decides. */
export function fieldRights(
  definition: Definition,
  rights: Readonly<Record<string, 'edit' | 'read' | 'hide'>>,
  isOpen: boolean,
  isStart: boolean,
) {
  return Object.fromEntries(
    definition.fields.flatMap(({ key }) => {
      const right = rights[key] ?? (isStart ? 'edit' : 'read');
      return right === 'hide' ? [] : [[key, isOpen ? right : ('read' as const)]];
    }),
  );
}
