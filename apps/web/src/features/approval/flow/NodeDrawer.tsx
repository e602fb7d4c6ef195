import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import { nodeKinds } from '@park/contract/approval/flow/kinds';
import type { Sent } from '@park/contract/core';
import { Input } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDrawer } from '../../../kit/form/form-drawer.tsx';
import { CandidatesInput, type DefinitionContext } from './CandidatesInput.tsx';
import { type Place, valueAt, withValueAt } from './definition-rows.ts';
import { factsOf } from './facts.ts';
import { RightsInput } from './node-inputs.tsx';
import { PersonFields } from './PersonFields.tsx';
import { DelayFields, TriggerFields } from './WaitFields.tsx';

type Typed = { definition: unknown };
type NodeDrawerProps = {
  dialog: Dialog;
  of: FlowDetail;
  /** The definition; if the step is new, it already contains the step. */
  drawing: Definition;
  place: Place;
  names: ReadonlyMap<string, string>;
};

const personDefaults = {
  mode: 'all',
  nobody: { action: 'admin' },
  timeout: null,
  cc: [],
  buttons: {},
  fields: {},
  opinion: false,
  signature: false,
};
/** Defaults for options that the author of a definition left out. */
const defaults: Partial<Record<FlowNode['kind'], object>> = {
  start: { fields: {} },
  approve: { ...personDefaults, self: 'self', refused: 'end' },
  handle: personDefaults,
  delay: { working: false },
  trigger: { wait: true, failed: 'stay' },
};

/** Drops options that do not apply: a ratio without ratio voting, or claiming when there is no choice of handler. */
function withoutUnusedOptions(node: FlowNode): FlowNode {
  if (node.kind !== 'approve' && node.kind !== 'handle') return node;
  return { ...node, ratio: node.mode === 'ratio' ? (node.ratio ?? null) : null, claim: node.mode === 'any' && (node.claim ?? false) };
}

/** Edits every option of a step. Fields are named by their path in the definition, so that validation errors appear at the right field. */
export function NodeDrawer({ dialog, of, drawing, place, names }: NodeDrawerProps) {
  const drawn = valueAt(drawing, place) as FlowNode;
  const node = { ...defaults[drawn.kind], ...drawn } as FlowNode;
  const prepare = ({ definition }: Typed): Sent<typeof flow.change> => {
    const typed = valueAt(definition, place) as object;
    return { ...factsOf(of), definition: withValueAt(drawing, place, withoutUnusedOptions({ ...node, ...typed } as FlowNode)) };
  };
  return (
    <FormDrawer<typeof flow.change, Typed>
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={node.name ? `设置“${node.name}”` : `新增${nodeKinds[node.kind]}节点`}
      call={flow.change}
      initial={{ ...factsOf(of), definition: withValueAt(drawing, place, node) }}
      prepare={prepare}
      done="保存成功，发布后生效"
    >
      <Fields node={node} path={['definition', ...place].join('.')} context={{ names, fields: drawing.fields }} />
    </FormDrawer>
  );
}

const examples: Partial<Record<FlowNode['kind'], string>> = { handle: '如：行政办理', cc: '如：抄送财务', delay: '如：等待三天' };
type FieldsProps = { node: FlowNode; path: string; context: DefinitionContext };
function Fields({ node, path, context }: FieldsProps) {
  return (
    <>
      <Field name={`${path}.name`} label="节点名称" required>
        <Input maxLength={30} autoComplete="off" placeholder={examples[node.kind] ?? '如：部门负责人审批'} />
      </Field>
      {(node.kind === 'approve' || node.kind === 'handle') && <PersonFields kind={node.kind} path={path} context={context} />}
      {node.kind === 'cc' && (
        <Field name={`${path}.candidates`} label="抄送给" required>
          <CandidatesInput context={context} noun="抄送人" />
        </Field>
      )}
      {node.kind === 'start' && (
        <Field name={`${path}.fields`} label="表单权限" extra="发起人填写申请时，各字段是否可见、可填">
          <RightsInput fields={context.fields} usual="edit" />
        </Field>
      )}
      {node.kind === 'delay' && <DelayFields path={path} />}
      {node.kind === 'trigger' && <TriggerFields path={path} />}
    </>
  );
}
