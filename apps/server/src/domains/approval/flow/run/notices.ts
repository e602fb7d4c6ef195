import type { FlowEvent } from '../engine/event.ts';
import type { Effect, State } from '../engine/model.ts';
import { resultTexts } from './texts.ts';

type Notice = { user: string; title: string; content: string };
type NoticeSource = {
  state: State;
  effects: readonly Effect[];
  event: { type: FlowEvent['type'] };
  by: string | null;
  comment: string | null;
  flowName: string;
  title: string;
  nameOf(user: string): string;
  nodeName(id: string): string;
};

/** Message texts for people who get a task from another person; for all other tasks the general message is sent. */
const handOverTexts: Partial<Record<FlowEvent['type'], { title: string; text: (by: string, subject: string) => string }>> = {
  transfer: { title: '转交给你的待办', text: (by, subject) => `${by}把${subject}转交给你处理` },
  delegate: { title: '请你协助的待办', text: (by, subject) => `${by}请你对${subject}填写意见` },
  addSign: { title: '加签给你的待办', text: (by, subject) => `${by}邀请你一起处理${subject}` },
  changeHandler: { title: '转给你的待办', text: (_, subject) => `${subject}改由你处理` },
  standIn: { title: '委托你代理的待办', text: (_, subject) => `原处理人已委托你代理，请处理${subject}` },
  return: { title: '退回给你的待办', text: (by, subject) => `${by}退回了${subject}，请重新处理` },
  takeBack: { title: '新的待办', text: (by, subject) => `${by}撤回了${subject}，等待你处理` },
};

/** Returns the messages about one event: at most one per person, the most important first. Actors get no message about their own action. */
export function noticesOf({ state, effects, event, by, comment, flowName, title, nameOf, nodeName }: NoticeSource): Notice[] {
  const notices = new Map<string, Notice>();
  const addNotice = (user: string, heading: string, content: string) => {
    if (!notices.has(user)) notices.set(user, { user, title: heading, content });
  };
  const others = (users: readonly string[]) => users.filter((user) => user !== by);
  const of = <T extends Effect['type']>(type: T) =>
    effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
  const byName = (by && nameOf(by)) || '系统';
  const called = `${flowName}“${title}”`;
  const commentText = comment ? `：${comment}` : '';
  const handOver = handOverTexts[event.type];
  const isOpen = new Set(state.tasks.filter(({ status }) => status === 'open').map(({ id }) => id));

  for (const { result } of of('finished'))
    if (by !== state.applicant || result !== 'withdrawn')
      addNotice(
        state.applicant,
        `申请${resultTexts[result]}`,
        `你的${called}${resultTexts[result]}${result === 'agreed' ? '' : commentText}`,
      );
  if (state.status === 'returned' && of('returned').length)
    addNotice(state.applicant, '申请已退回', `你的${called}被${byName}退回${commentText}`);
  for (const { task } of of('opened'))
    for (const user of isOpen.has(task.id) ? others([task.user]) : [])
      if (handOver) addNotice(user, handOver.title, `${handOver.text(byName, called)}${commentText}`);
      else addNotice(user, '新的待办', `${nameOf(state.applicant)}的${called}等待你处理，当前节点：${nodeName(task.node)}`);
  const successors = of('opened').map(({ task }) => nameOf(task.user));
  for (const { user } of event.type === 'changeHandler' && successors.length > 0 ? of('closed') : [])
    for (const one of others([user]))
      addNotice(one, '待办已更换处理人', `${called}改由${successors.join('、')}处理，无需你再处理${commentText}`);
  for (const { users } of of('urged')) for (const user of users) addNotice(user, '催办提醒', `${byName}催促你处理${called}${commentText}`);
  for (const { users } of of('reminded'))
    for (const user of users) addNotice(user, '超时提醒', `${called}等待你处理已超过规定时间，请尽快处理`);
  for (const { users, node } of of('cc'))
    for (const user of others(users))
      addNotice(
        user,
        '抄送给你的申请',
        node ? `${nameOf(state.applicant)}的${called}抄送给你` : `${byName}把${called}抄送给你${commentText}`,
      );
  return [...notices.values()];
}
