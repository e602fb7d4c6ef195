import { flow } from '@park/contract/approval/flow';
import { draws, notFound, ok, type Row, row, self } from '../../../../test/matrix/may.ts';
import { drawnFlow, flowGroup } from '../../../../test/matrix/scene/flow.ts';

const named = async (...[at, tools]: Parameters<Row['input']>) => ({ id: await drawnFlow(at, tools) });
const drawing =
  (more: object) =>
  async (...at: Parameters<Row['input']>) => ({ ...(await named(...at)), version: 1, ...more });
const group = async (...[at, tools]: Parameters<Row['input']>) => ({ id: await flowGroup(at, tools) });

export const flowMatrix: readonly Row[] = [
  row(flow.list, () => ({}), draws(ok)),
  row(flow.all, () => ({}), draws(ok)),
  row(flow.detail, named, draws(notFound)),
  row(flow.create, () => ({ processKey: 'matrixNew', name: '矩阵流程' }), draws(ok), self),
  row(flow.change, drawing({ name: '矩阵改名' }), draws(notFound), { trips: 3 }),
  row(flow.deploy, drawing({}), draws(notFound), { ...self, trips: 4 }),
  row(flow.remove, named, draws(notFound), { trips: 4 }),
  row(flow.arrange, async (...at) => ({ items: [{ ...(await named(...at)), rank: 3 }] }), draws(notFound)),
  row(flow.simulate, async (...[at, tools]) => ({ ...(await named(at, tools)), userId: at.person.id }), draws(notFound), { trips: 3 }),
  row(flow.people, ({ person }) => ({ userIds: [person.id] }), draws(ok)),
  row(flow.choices, () => ({}), draws(ok)),
  row(flow.roles, () => ({}), draws(ok)),
  row(flow.auto, named, draws(notFound)),
  row(flow.openAuto, async (...at) => ({ ...(await named(...at)), until: '2099-01-01T00:00:00Z' }), draws(notFound), { trips: 3 }),
  row(flow.closeAuto, named, draws(notFound)),
  row(flow.setHandlers, drawing({ taskKey: 'head', candidates: [{ kind: 'manager' }] }), draws(notFound), { trips: 3 }),
  row(flow.operators, async (...at) => ({ ...(await named(...at)), taskKey: 'head' }), draws(notFound)),
  row(flow.setOperators, drawing({ taskKey: 'head', buttons: {} }), draws(notFound), { trips: 3 }),
  row(flow.messages, async (...at) => ({ ...(await named(...at)), taskKey: 'head' }), draws(notFound)),
  row(flow.endMessages, named, draws(notFound)),
  row(flow.setMessages, drawing({ candidates: [{ kind: 'manager' }] }), draws(notFound), { trips: 3 }),
  row(flow.setExpression, drawing({ taskKey: 'big', expression: `$${'{amount > 5}'}` }), draws(notFound), { trips: 3 }),
  row(flow.timeouts, named, draws(notFound)),
  row(flow.setTimeouts, drawing({ items: [{ taskKey: 'head', timeout: null }] }), draws(notFound), { trips: 3 }),
  row(flow.groups, () => ({}), draws(ok)),
  row(flow.addGroup, () => ({ name: '矩阵分组' }), draws(ok), { ...self, trips: 1 }),
  row(flow.changeGroup, async (...at) => ({ ...(await group(...at)), version: 1, name: '矩阵改组' }), draws(notFound), { trips: 3 }),
  row(flow.removeGroup, group, draws(notFound), { trips: 3 }),
  row(flow.regroup, async (...at) => ({ groupId: null, ids: [(await named(...at)).id] }), draws(notFound)),
];
