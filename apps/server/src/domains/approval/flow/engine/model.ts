import type { Candidate } from '@park/contract/approval/flow/definition';

/** `returned` waits for the applicant; the last four are closed. */
export type Status = 'running' | 'returned' | 'agreed' | 'refused' | 'withdrawn' | 'stopped';

/** What one person is asked at one node in one round. What is over and counts for nothing any more leaves the state. */
export type Task = {
  id: number;
  node: string;
  round: number;
  user: string;
  status: 'open' | 'waiting' | 'agreed' | 'refused';
  /** Opens when none of these is left to decide: one after the other, and signs added before. */
  after: number[];
  /** Who added this sign. It must agree, whatever the mode, and counts for no share. */
  addedBy?: string;
  /** Who handed it over. */
  from?: string;
  /** Out of the office: whose task it is. */
  standsFor?: string;
  /** The task that gets it back with an opinion. */
  delegatedBy?: number;
  claimed?: true;
  /** Nobody was asked: the same person had agreed before. */
  auto?: true;
};

/** Where the flow stands; in parallel branches at several places. Every entry is a round of its own. */
export type Position = {
  node: string;
  round: number;
  since: number;
  waits: 'people' | 'timer' | 'trigger' | 'sub';
  /** Somebody acted here, so that the one before can no longer take it back. */
  touched?: true;
  reminded?: number;
  failed?: true;
  /** Where to go when this is through, instead of on. */
  back?: Resume;
};

/** A parallel or inclusive node under way: the branches not yet through. */
type Fork = { node: string; round: number; open: string[] };
/** What a return closed and its fix opens again. */
export type Resume = { positions: { node: string; users: string[]; back?: Resume }[]; forks: { node: string; open: string[] }[] };
/** A node that was walked through, and who agreed there. One line per node, the latest. */
export type Passed = { node: string; round: number; users: string[] };
/** What whoever decided last may take back, while what came of it is untouched. */
export type Undo = { node: string; tasks: Task[]; rounds: number[]; fork?: number; back?: Resume };

export type State = {
  status: Status;
  applicant: string;
  /** The last round and the last task given out. */
  round: number;
  task: number;
  positions: Position[];
  forks: Fork[];
  tasks: Task[];
  trail: Passed[];
  undo: Undo[];
  choices: Record<string, string[]>;
  urgedAt: number | null;
  touched: boolean;
};

/** How a task ended, or stopped for a while (`paused`). */
export type Ending =
  | 'agreed'
  | 'refused'
  | 'returned'
  | 'resubmitted'
  | 'advised'
  | 'transferred'
  | 'paused'
  | 'skipped'
  | 'claimed'
  | 'removed'
  | 'timeout'
  | 'cancelled';

type Action =
  | 'start'
  | 'agree'
  | 'refuse'
  | 'return'
  | 'resubmit'
  | 'advise'
  | 'transfer'
  | 'delegate'
  | 'addSign'
  | 'removeSign'
  | 'claim'
  | 'takeBack'
  | 'withdraw'
  | 'urge'
  | 'cc'
  | 'comment'
  | 'jump'
  | 'stop'
  | 'wake'
  | 'changeHandler'
  | 'standIn'
  | 'retry'
  | 'skip'
  | 'timeout'
  | 'pass'
  | 'failed'
  | 'end';

/** A line of the timeline. `by` is null where no person did it; `why` says then what did. */
export type Line = {
  action: Action;
  by: string | null;
  node: string | null;
  round: number | null;
  task?: number;
  /** In whose place the users are. */
  from?: string;
  users?: string[];
  to?: string;
  why?: string;
};

/** What the caller has to write down or set off, in this order. */
export type Effect =
  | { type: 'opened'; task: Task }
  | { type: 'closed'; task: number; user: string; node: string; round: number; as: Ending }
  | { type: 'timerSet'; round: number; node: string; purpose: 'timeout' | 'delay'; minutes: number; working: boolean }
  | { type: 'timerCleared'; round: number }
  | { type: 'cc'; node: string | null; users: string[] }
  | { type: 'urged'; users: string[] }
  | { type: 'reminded'; node: string; round: number; users: string[] }
  | { type: 'trigger'; node: string; round: number; url: string; wait: boolean }
  | { type: 'startSub'; node: string; round: number; processKey: string; fields: Record<string, string>; wait: boolean }
  | { type: 'cancelSub'; round: number }
  | { type: 'incident'; node: string; round: number }
  | { type: 'returned'; to: string; by: string | null }
  /** `round` tells one end from another: what was woken ends again. */
  | { type: 'finished'; result: Exclude<Status, 'running' | 'returned'>; round: number }
  | ({ type: 'history' } & Line);

/** What only the caller knows: who of these people is still there, who holds a role, who heads a department. */
export type Question =
  | Exclude<Candidate, { kind: 'applicant' | 'applicantChoice' | 'previousChoice' | 'field' | 'handler' | 'users' }>
  | { kind: 'users'; userIds: string[] }
  | { kind: 'headOf'; userId: string };

/** All the engine knows of the world. It asks for answers it lacks (`needs`) and is called again with them. */
export type Context = {
  now: number;
  /** The form as it is after what this event changes in it. */
  form: Readonly<Record<string, unknown>>;
  /** By `keyOf(question)`; each in the order people are to be asked. */
  answers: ReadonlyMap<string, readonly string[]>;
  /** The managers of the flow. */
  admins: readonly string[];
  /** A number from 0 to n - 1. */
  pick(n: number): number;
  /** Who stands in for somebody out of the office. */
  delegateOf(user: string): string | undefined;
};
export const keyOf = (question: Question): string => JSON.stringify(question);

/** Why an event is refused, for the person who sent it. */
export const refusals = {
  unknown: '不支持的操作',
  started: '流程已经发起',
  closed: '流程已结束',
  notClosed: '流程尚未结束',
  notReturned: '流程没有退回给发起人',
  effective: '已通过的流程不能唤醒',
  taskGone: '该任务已被处理或已失效',
  notYours: '这不是您的任务',
  notApplicant: '只有发起人可以操作',
  notAdmin: '只有流程管理员可以操作',
  notParty: '只有发起人、当前处理人和流程管理员可以操作',
  switchedOff: '该节点未开启此操作',
  noRefuse: '办理节点没有拒绝',
  advise: '委派给您的任务只能填写意见',
  badTarget: '不能到达该节点',
  oneself: '不能选择自己',
  notThere: '所选人员不在可选范围内',
  alreadyThere: '所选人员已在处理人中',
  tooMany: '处理人过多',
  lastOne: '至少要保留一位处理人',
  notAdded: '只能减去自己加签的人员',
  noClaim: '该任务不需要认领',
  tooLate: '下一步已处理，不能拿回',
  noWithdraw: '该流程不允许撤销',
  tooSoon: '催办过于频繁，请稍后再试',
  nobodyWaits: '当前没有待处理的人员',
  stale: '已失效，无需处理',
  choiceMissing: '请选择下一步处理人',
  nobody: '找不到处理人，也没有流程管理员',
} as const;
export type Refusal = keyof typeof refusals;

export type Result = { state: State; effects: Effect[] } | { refusal: Refusal; node?: string } | { needs: Question[] };
