import { readForm } from '@park/contract/approval/flow/form';
import type { process } from '@park/contract/approval/process';
import type { Handlers } from '../../../../http/mount.ts';
import { allStartable, definitionOf, mayStart, predictSteps, Situation, start, startable } from '../../flow/index.ts';
import { choices } from '../nodes.ts';

export const startingHandlers = {
  async startable({ db, actor }) {
    const { parkId } = actor;
    const found = parkId ? (await allStartable(db, { ...actor, parkId })).filter((flow) => mayStart(flow, actor)) : [];
    const groups = Map.groupBy(found, ({ groupId }) => groupId);
    return [...groups].map(([groupId, flows]) => ({
      groupId,
      groupName: flows[0]?.groupName ?? '其他',
      flows: flows.map(({ key, name, icon, description }) => ({ processKey: key, name, icon, description })),
    }));
  },

  async blank({ db, actor }, { processKey }) {
    const flow = await startable(db, actor, processKey);
    const definition = await definitionOf(db, flow.versionId);
    const [first] = definition.nodes;
    const rights = first?.kind === 'start' ? first.fields : {};
    const fields = definition.fields.filter(({ key }) => (rights[key] ?? 'edit') === 'edit');
    const { key, name, description, isAuto } = flow;
    return { processKey: key, name, description, fields, choose: isAuto ? [] : choices(definition, 'applicantChoice'), isAuto };
  },

  async predict({ db, actor }, { processKey, form: sent, approvers }) {
    const flow = await startable(db, actor, processKey);
    const definition = await definitionOf(db, flow.versionId);
    // the steps can be predicted from a partly filled form
    const { form } = readForm(definition.fields, sent);
    const about = {
      parkId: actor.parkId as string,
      companyId: actor.companyId,
      userId: actor.userId,
      flowId: flow.id,
      managerIds: async () => flow.managerIds,
    };
    const situation = new Situation(db, about, { [actor.userId]: { companyId: actor.companyId, name: flow.applicant } });
    const there = await situation.choose(Object.values(approvers).flat(), [actor.companyId]);
    const choicesMade = Object.fromEntries(Object.entries(approvers).map(([key, users]) => [key, users.filter((user) => there.has(user))]));
    return predictSteps(situation, definition, { applicant: actor.userId, choices: choicesMade }, form, new Date(flow.now).getTime());
  },

  async start({ db, actor }, given) {
    const { id, number } = await start(db, actor, given);
    return { id, processInstanceId: id, number };
  },
} satisfies Partial<Handlers<typeof process>>;
