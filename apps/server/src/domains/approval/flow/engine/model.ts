import type { Candidate } from '@park/contract/approval/flow/definition';

/** `returned` waits for the applicant; the last four statuses are final. */
export type Status = 'running' | 'returned' | 'agreed' | 'refused' | 'withdrawn' | 'stopped';

/** A request to one person to decide at one node in one round. The state drops a task when its decision no longer matters. */
export type Task = {
  id: number;
  node: string;
  round: number;
  user: string;
  status: 'open' | 'waiting' | 'agreed' | 'refused';
  /** Ids of the tasks that must be decided before this task opens. Only sequential mode and added approvers use it. */
  after: number[];
  /** The approver who added this person. An added approver must agree in every mode, and the ratio of agreeing people ignores this task. */
  addedBy?: string;
  /** The previous holder, who transferred or delegated the task. */
  from?: string;
  /** The absent person for whom the stand-in in `user` acts. */
  standsFor?: string;
  /** The id of the delegated task, which stays undecided until this task has given an opinion. */
  delegatedBy?: number;
  claimed?: true;
  /** Set if the engine approved the task itself: the person had approved before, or the node approves on timeout. */
  auto?: true;
};

/** A node where the instance stands now; with parallel branches there are several positions. Entering a node starts a new round. */
export type Position = {
  node: string;
  round: number;
  since: number;
  waits: 'people' | 'timer' | 'trigger' | 'sub';
  /** Somebody acted here, so that the previous approver can no longer take their approval back. */
  touched?: true;
  reminded?: number;
  failed?: true;
  /** The positions to reopen when this one is complete, instead of continuing to the next node. */
  back?: Resume;
};

/** A running parallel or inclusive node with the branches that are not complete yet. */
type Fork = { node: string; round: number; open: string[] };
/** The positions and forks that a return closed; completing the step it was returned to opens them again. */
export type Resume = { positions: { node: string; users: string[]; back?: Resume }[]; forks: { node: string; open: string[] }[] };
/** A node the instance has passed, with the people who approved there. Only the latest pass of each node is kept. */
export type Passed = { node: string; round: number; users: string[] };
/** A completed round. Its approvals can be taken back until somebody acts in one of the rounds it led to. */
export type Undo = { node: string; tasks: Task[]; rounds: number[]; fork?: number; back?: Resume };

export type State = {
  status: Status;
  applicant: string;
  /** The last round number and the last task number in use. */
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

/** How a task ended; `paused` means that it was only suspended. */
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

/** An entry of the history. `by` is null if no person acted; `why` then gives the cause. */
export type Line = {
  action: Action;
  by: string | null;
  node: string | null;
  round: number | null;
  task?: number;
  /** The person who is replaced by `users`. */
  from?: string;
  users?: string[];
  to?: string;
  why?: string;
};

/** A change that the caller of the engine must store or carry out, in the order of the list. */
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
  /** `round` makes each end unique, because a manager can reopen an ended instance, which then ends again. */
  | { type: 'finished'; result: Exclude<Status, 'running' | 'returned'>; round: number }
  | ({ type: 'history' } & Line);

/** A question about people that only the database can answer: who is still active, who holds a role, who heads a department. */
export type Question =
  | Exclude<Candidate, { kind: 'applicant' | 'applicantChoice' | 'previousChoice' | 'field' | 'handler' | 'users' }>
  | { kind: 'users'; userIds: string[] }
  | { kind: 'headOf'; userId: string };

/**
 * Everything the engine knows about the world outside the state. If an answer is missing, the engine returns `needs` and expects another
 * call with the answers.
 */
export type Context = {
  now: number;
  /** The form with the changes of this event applied. */
  form: Readonly<Record<string, unknown>>;
  /** Keyed by `keyOf(question)`; the people are in the order they are asked. */
  answers: ReadonlyMap<string, readonly string[]>;
  /** Users who count as managers of the flow. */
  admins: readonly string[];
  /** Returns a random integer from 0 to n - 1, for nodes that ask one random person. */
  pick(n: number): number;
  /** Returns the stand-in of a person who is out of the office. */
  delegateOf(user: string): string | undefined;
};
export const keyOf = (question: Question): string => JSON.stringify(question);

/** Error messages for users whose event the engine refuses. */
export const refusals = {
  unknown: '不支持的操作',
  started: '流程已经发起',
  closed: '流程已结束',
  notClosed: '流程尚未结束',
  notReturned: '流程没有退回给发起人',
  effective: '已通过的流程不能重新激活',
  taskGone: '该任务已被处理或已失效',
  notYours: '这不是你的任务',
  notApplicant: '只有发起人可以操作',
  notAdmin: '只有流程管理员可以操作',
  notParty: '只有发起人、当前处理人和流程管理员可以操作',
  switchedOff: '该节点未开启此操作',
  noRefuse: '办理节点没有拒绝',
  advise: '请你协助的任务只能填写意见',
  badTarget: '不能到达该节点',
  oneself: '不能选择自己',
  notThere: '所选人员不在可选范围内',
  alreadyThere: '所选人员已在处理人中',
  tooMany: '处理人过多',
  lastOne: '至少要保留一位处理人',
  notAdded: '只能减去自己加签的人员',
  noClaim: '该任务不需要认领',
  tooLate: '下一步已处理，不能撤回',
  noWithdraw: '该流程不允许撤销',
  tooSoon: '催办过于频繁，请稍后再试',
  nobodyWaits: '当前没有待处理的人员',
  stale: '已失效，无需处理',
  choiceMissing: '请选择下一步处理人',
  nobody: '找不到处理人，也没有流程管理员',
} as const;
export type Refusal = keyof typeof refusals;

export type Result = { state: State; effects: Effect[] } | { refusal: Refusal; node?: string } | { needs: Question[] };
