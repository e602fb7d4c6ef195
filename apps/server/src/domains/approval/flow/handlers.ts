import { builtInRoles } from '@park/contract/access';
import { flowErrors as errors, flow, type Starters } from '@park/contract/approval/flow';
import { operators } from '@park/contract/approval/flow/condition';
import { candidateKinds, Definition, fieldKinds, modes, nodeActions, nodeKinds } from '@park/contract/approval/flow/definition';
import { readExpression } from '@park/contract/approval/flow/expression';
import { readForm } from '@park/contract/approval/flow/form';
import { commonErrors } from '@park/contract/core';
import { type Context, fail, must, onConstraint } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { editDraft, endNoticeId, personNode, personNodes, readDrawing, withBranch, withEnd, withNode } from './drawing/edit.ts';
import * as flows from './drawing/queries.ts';
import { predictSteps } from './run/prediction.ts';
import { Situation } from './run/situation.ts';
import { mayStart } from './run/start.ts';
import { webhookSecret } from './secret.ts';

const explain = onConstraint({
  flow_key: errors.keyTaken,
  flow_name: errors.nameTaken,
  flow_in_group: errors.noGroup,
  flow_group_name: errors.groupTaken,
});
const optionsOf = (record: Record<string, string>) => Object.entries(record).map(([value, label]) => ({ value, label }));

const missingTexts = {
  companyIds: '所选企业不存在，请重新选择',
  departmentIds: '所选部门不存在，请重新选择',
  userIds: '所选人员不存在或已离职，请重新选择',
  roleIds: '所选角色不存在，请重新选择',
} as const satisfies Record<keyof Starters, string>;
/**
 * Refuses new starters that do not exist. Starters that were listed before and have been deleted since are accepted, so that they do not
 * block other changes. Built-in roles are named by code and always exist.
 */
async function checkStarters({ db }: Context, starters: Starters | null | undefined, before: Starters | null = null) {
  if (!starters) return;
  const added = (list: keyof Starters) => starters[list].filter((id) => !before?.[list].includes(id));
  const [first] = await flows.unknownStarters(db, {
    companyIds: added('companyIds'),
    departmentIds: added('departmentIds'),
    userIds: added('userIds'),
    roleIds: added('roleIds').filter((id) => !(id in builtInRoles)),
  });
  if (first) fail(commonErrors.invalidInput, { [`starters.${first}`]: missingTexts[first] });
}

/** Returns the definition of a new flow with one approval step, decided by the head of the applicant's department. */
const initialDefinition = () =>
  Definition.parse({
    nodes: [
      { id: 'start', kind: 'start', name: '发起申请' },
      { id: 'approve', kind: 'approve', name: '审批', candidates: [{ kind: 'head' }] },
      { id: 'end', kind: 'end', name: '结束' },
    ],
  });

export const flowModule = (secrets: Pick<Secrets, 'keyedHash'>) =>
  implement(flow, {
    list: ({ db }, input) => flows.page(db, input),
    all: ({ db }) => flows.all(db),
    detail: async ({ db }, { id }) => (await flows.find(db, id)) ?? fail(commonErrors.notFound),
    people: ({ db }, { userIds }) => flows.people(db, userIds),

    async simulate(context, { id, userId, companyId, form: sent }) {
      const { db, actor } = context;
      const { definition, starters, managerIds } = await readDrawing(context, id);
      const applicant = (await flows.applicant(db, userId, companyId)) ?? fail(errors.noApplicant, { userId: errors.noApplicant.message });
      const about = {
        parkId: actor.parkId as string,
        companyId: applicant.companyId,
        userId,
        flowId: id,
        managerIds: async () => managerIds,
      };
      const situation = new Situation(db, about, { [userId]: { companyId: applicant.companyId, name: applicant.name } });
      // a simulation needs only a partly filled form, so required fields are optional here; invalid values are still refused
      const optional = definition.fields.map((field) => ({ ...field, required: false }));
      const { form, problems } = readForm(optional, sent);
      if (Object.keys(problems).length) fail(commonErrors.invalidInput, problems);
      const path = await predictSteps(situation, definition, { applicant: userId }, form, new Date(applicant.now).getTime());
      return {
        applicantName: applicant.name,
        companyName: applicant.companyName,
        mayStart: mayStart({ ...applicant, starters }, { ...actor, companyId: applicant.companyId, userId }),
        path,
      };
    },

    async create(context, given) {
      const { db, actor } = context;
      await checkStarters(context, given.starters);
      return { id: await flows.insert(db, actor, { ...given, definition: given.definition ?? initialDefinition() }).catch(explain) };
    },

    async change(context, given) {
      const { db, actor } = context;
      const locked = (await flows.lock(db, given.id)) ?? fail(commonErrors.notFound);
      if (locked.version !== given.version) fail(commonErrors.stale);
      await checkStarters(context, given.starters, locked.starters);
      await flows.update(db, given, actor.userId).catch(explain);
      return {};
    },

    async deploy({ db, actor }, { id, version, remark }) {
      const locked = (await flows.lock(db, id)) ?? fail(commonErrors.notFound);
      if (locked.version !== version) fail(commonErrors.stale);
      if (!locked.isChanged && locked.liveNumber !== null) fail(errors.unchanged);
      return { number: await flows.publish(db, actor, id, remark) };
    },

    async remove({ db, actor }, { id, version }) {
      const locked = (await flows.lockExclusively(db, id)) ?? fail(commonErrors.notFound);
      if (version !== undefined && locked.version !== version) fail(commonErrors.stale);
      if (locked.isBuiltIn) fail(errors.builtIn);
      if (await flows.hasRunning(db, id)) fail(errors.hasRunning);
      await flows.remove(db, id, actor.userId);
      return {};
    },

    async arrange({ db, actor }, { items }) {
      must(await flows.arrange(db, items, actor.userId));
      return {};
    },

    async choices({ actor }) {
      const key = actor.may('flow:update') && actor.parkId ? webhookSecret(secrets, actor.parkId).toString('base64') : null;
      return {
        nodeKinds: optionsOf(nodeKinds),
        modes: optionsOf(modes),
        candidateKinds: optionsOf(candidateKinds),
        actions: optionsOf(nodeActions),
        fieldKinds: optionsOf(fieldKinds),
        operators: optionsOf(operators),
        webhookSecret: key && `whsec_${key}`,
      };
    },

    async roles({ db }) {
      const found = await flows.roles(db);
      const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
      return {
        companyRoles: [
          ...Object.entries(builtInRoles).map(([id, name]) => ({ id, name })),
          ...found.filter(({ kind }) => kind === 'inner').map(named),
        ],
        parkRoles: found.filter(({ kind }) => kind !== 'inner').map(named),
      };
    },

    auto: async ({ db }, { id }) => (await flows.auto(db, id)) ?? fail(commonErrors.notFound),

    async openAuto({ db, actor }, { id, from, until, reason }) {
      if (from && from >= until) fail(commonErrors.invalidInput, { until: '结束时间必须晚于开始时间' });
      if (await flows.isPast(db, until)) fail(commonErrors.invalidInput, { until: '结束时间必须晚于现在' });
      must(await flows.setAuto(db, { id, from, until, reason }, actor.userId));
      return {};
    },

    async closeAuto({ db, actor }, { id }) {
      must(await flows.setAuto(db, { id, until: null, reason: null }, actor.userId));
      return {};
    },

    setHandlers: (context, { id, version, taskKey, candidates, mode, ratio }) =>
      editDraft(context, { id, version, field: 'candidates' }, (definition) => {
        const node = personNode(definition, taskKey);
        const share = (mode ?? node.mode) === 'ratio' ? (ratio ?? node.ratio) : null;
        const changed = { ...node, candidates, mode: mode ?? node.mode, ratio: share };
        return { ...definition, nodes: withNode(definition.nodes, taskKey, () => changed) };
      }),

    async operators(context, { id, taskKey }) {
      const { definition, version } = await readDrawing(context, id);
      const { name, buttons, opinion, claim } = personNode(definition, taskKey);
      return { version, taskName: name, buttons: buttons as Record<string, string | false>, opinion, claim };
    },

    setOperators: (context, { id, version, taskKey, buttons, opinion, claim }) =>
      editDraft(context, { id, version, field: 'buttons' }, (definition) => {
        const changed = { ...personNode(definition, taskKey), buttons, opinion, claim } as never;
        return { ...definition, nodes: withNode(definition.nodes, taskKey, () => changed) };
      }),

    async messages(context, { id, taskKey }) {
      const { definition, version } = await readDrawing(context, id);
      return { version, candidates: personNode(definition, taskKey).cc };
    },

    async endMessages(context, { id }) {
      const { definition, version } = await readDrawing(context, id);
      const notice = definition.nodes.find((node) => node.id === endNoticeId);
      return { version, candidates: notice && 'candidates' in notice ? notice.candidates : [] };
    },

    setMessages: (context, { id, version, taskKey, candidates }) =>
      editDraft(context, { id, version, field: 'candidates' }, (definition) => {
        if (!taskKey) return { ...definition, nodes: withEnd(definition.nodes, candidates) };
        const changed = { ...personNode(definition, taskKey), cc: candidates };
        return { ...definition, nodes: withNode(definition.nodes, taskKey, () => changed) };
      }),

    setExpression: (context, { id, version, taskKey, expression }) =>
      editDraft(context, { id, version, field: 'expression' }, (definition) => {
        const result = readExpression(expression);
        if ('problem' in result) return fail(commonErrors.invalidInput, { expression: result.problem });
        const nodes = withBranch(definition.nodes, taskKey, result.condition) ?? fail(errors.noNode, { taskKey: errors.noNode.message });
        return { ...definition, nodes };
      }),

    async timeouts(context, { id }) {
      const { definition, version } = await readDrawing(context, id);
      return { version, items: personNodes(definition).map((node) => ({ taskKey: node.id, taskName: node.name, timeout: node.timeout })) };
    },

    setTimeouts: (context, { id, version, items }) =>
      editDraft(context, { id, version, field: 'items' }, (definition) => {
        const changed = items.reduce((nodes, { taskKey, timeout }) => {
          const node = { ...personNode({ ...definition, nodes }, taskKey), timeout } as never;
          return withNode(nodes, taskKey, () => node);
        }, definition.nodes);
        return { ...definition, nodes: changed };
      }),

    groups: ({ db }) => flows.groups(db),
    addGroup: ({ actor, make }, { name }) => make(flows.groupInsertion, { name, ...actor }).catch(explain),

    async changeGroup({ db, actor }, given) {
      if (!(await flows.hasGroup(db, given.id))) fail(commonErrors.notFound);
      must(await flows.changeGroup(db, given, actor.userId).catch(explain), commonErrors.stale);
      return {};
    },

    async removeGroup({ db }, { id }) {
      if (!(await flows.hasGroup(db, id))) fail(commonErrors.notFound);
      must(await flows.removeGroup(db, id).catch(onConstraint({ flow_in_group: errors.groupUsed })), errors.groupUsed);
      return {};
    },

    async regroup({ db, actor }, { groupId, ids }) {
      must(await flows.regroup(db, groupId, ids, actor.userId).catch(explain));
      return {};
    },
  });
