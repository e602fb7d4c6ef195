import type { FlowEvent } from '../engine/event.ts';
import type { Effect, State } from '../engine/model.ts';
import { resultTexts } from './texts.ts';

type Notice = { user: string; title: string; content: string };
type Told = {
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

/** The messages for tasks that a person handed over; all other tasks get the general message. */
const gifts: Partial<Record<FlowEvent['type'], { title: string; text: (by: string, what: string) => string }>> = {
  transfer: { title: '转交给你的待办', text: (by, what) => `${by}把${what}转交给你处理` },
  delegate: { title: '请你协助的待办', text: (by, what) => `${by}请你对${what}填写意见` },
  addSign: { title: '加签给你的待办', text: (by, what) => `${by}邀请你一起处理${what}` },
  changeHandler: { title: '转给你的待办', text: (_, what) => `${what}改由你处理` },
  standIn: { title: '委托你代理的待办', text: (_, what) => `原处理人已委托你代理，请处理${what}` },
  return: { title: '退回给你的待办', text: (by, what) => `${by}退回了${what}，请重新处理` },
  takeBack: { title: '新的待办', text: (by, what) => `${by}撤回了${what}，等待你处理` },
};

/** Returns the messages of one step: at most one per person, the most important first, and none to the actor about their own action. */
export function noticesOf({ state, effects, event, by, comment, flowName, title, nameOf, nodeName }: Told): Notice[] {
  const notices = new Map<string, Notice>();
  const tell = (user: string, heading: string, content: string) => {
    if (!notices.has(user)) notices.set(user, { user, title: heading, content });
  };
  const others = (users: readonly string[]) => users.filter((user) => user !== by);
  const of = <T extends Effect['type']>(type: T) =>
    effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
  const who = (by && nameOf(by)) || '系统';
  const called = `${flowName}“${title}”`;
  const said = comment ? `：${comment}` : '';
  const gift = gifts[event.type];
  const isOpen = new Set(state.tasks.filter(({ status }) => status === 'open').map(({ id }) => id));

  for (const { result } of of('finished'))
    if (by !== state.applicant || result !== 'withdrawn')
      tell(state.applicant, `申请${resultTexts[result]}`, `你的${called}${resultTexts[result]}${result === 'agreed' ? '' : said}`);
  if (state.status === 'returned' && of('returned').length) tell(state.applicant, '申请已退回', `你的${called}被${who}退回${said}`);
  for (const { task } of of('opened'))
    for (const user of isOpen.has(task.id) ? others([task.user]) : [])
      if (gift) tell(user, gift.title, `${gift.text(who, called)}${said}`);
      else tell(user, '新的待办', `${nameOf(state.applicant)}的${called}等待你处理，当前节点：${nodeName(task.node)}`);
  const heirs = of('opened').map(({ task }) => nameOf(task.user));
  for (const { user } of event.type === 'changeHandler' && heirs.length > 0 ? of('closed') : [])
    for (const one of others([user])) tell(one, '待办已更换处理人', `${called}改由${heirs.join('、')}处理，无需你再处理${said}`);
  for (const { users } of of('urged')) for (const user of users) tell(user, '催办提醒', `${who}催促你处理${called}${said}`);
  for (const { users } of of('reminded')) for (const user of users) tell(user, '超时提醒', `${called}等待你处理已超过规定时间，请尽快处理`);
  for (const { users, node } of of('cc'))
    for (const user of others(users))
      tell(user, '抄送给你的申请', node ? `${nameOf(state.applicant)}的${called}抄送给你` : `${who}把${called}抄送给你${said}`);
  return [...notices.values()];
}
