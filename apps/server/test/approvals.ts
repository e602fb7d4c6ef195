import { flow } from '@park/contract/approval/flow';
import { process } from '@park/contract/approval/process';
import { message } from '@park/contract/people/message';
import { demoId } from '../../../demo/rows.ts';
import type { Person } from './app.ts';

export const user = (name: string) => demoId(`user ${name}`);
export const company = (name: string) => demoId(`company ${name}`);
export const department = (name: string) => demoId(`department ${name}`);
export const park = (name: string) => demoId(`park ${name}`);

/** Input for a new instance of the built-in flow. */
export const general = (title = '采购办公椅', more: object = {}) => ({
  processKey: 'general',
  form: { title, content: '十把', amount: 320_000, ...more },
});

/** Returns the open to-do of a user in an instance. */
export async function taskOf(person: Person, processInstanceId: string): Promise<number> {
  const { task } = await person.call(process.detail, { processInstanceId });
  if (!task) throw new Error('no task');
  return task.taskId;
}

export const titles = async (person: Person, type: 1 | 2 | 3 | 4 | 5 | 6) =>
  (await person.call(message.list, { type, pageSize: 100 })).list.map(({ title }) => title);
export const ids = async (person: Person, type: 1 | 2 | 3 | 4 | 5 | 6) =>
  (await person.call(message.list, { type, pageSize: 100 })).list.map(({ processInstanceId }) => processInstanceId);

export const approve = (id: string, people: string[] | object[], more: object = {}) => ({
  id,
  kind: 'approve',
  name: `节点${id}`,
  candidates: people.map((one) => (typeof one === 'string' ? { kind: 'users', userIds: [user(one)] } : one)),
  mode: 'any',
  ...more,
});
export const drawn = (nodes: object[], settings: object = {}, fields: object[] = []) => ({
  fields: [{ key: 'title', name: '标题', kind: 'text', required: true }, ...fields],
  nodes: [{ id: 'start', kind: 'start', name: '发起' }, ...nodes, { id: 'end', kind: 'end', name: '结束' }],
  settings,
});

let flows = 0;
/** Publishes a flow and returns its key. */
export async function deployed(operator: Person, definition: object, facts: object = {}): Promise<string> {
  const processKey = `test${flows++}`;
  const { id } = await operator.call(flow.create, { processKey, name: `流程${processKey}`, definition, ...facts } as never);
  const { version } = await operator.call(flow.detail, { id });
  await operator.call(flow.deploy, { id, version });
  return processKey;
}
