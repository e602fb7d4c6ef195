import { processErrors } from '@park/contract/approval/process';
import { Select } from 'antd';
import { Field } from '../../../kit/form.tsx';
import { useMe } from '../../../kit/me.ts';
import { Opinion } from '../../../kit/opinion.tsx';
import { PersonPicker } from '../../../kit/people/PersonPicker.tsx';
import type { CallError } from '../../../kit/send.ts';

const { badPerson, toOneself, already } = processErrors;
const unfit: readonly string[] = [badPerson.message, toOneself.message, already.message];
/** What is refused because of who was chosen belongs on the field he was chosen in. */
export const aboutPerson =
  (field: string) =>
  ({ message }: CallError): Record<string, string> =>
    unfit.includes(message) ? { [field]: message } : {};

/** One person or several of one's own company, never oneself. */
export function PeopleField({ name, label, isMany = false }: { name: string; label: string; isMany?: boolean }) {
  const { id } = useMe().user;
  return (
    <Field name={name} label={label} required>
      <PersonPicker without={[id]} {...(isMany && { mode: 'multiple' as const })} />
    </Field>
  );
}

type Chosen = { taskKey: string; taskName: string; many: boolean };
const one = {
  getValueProps: (ids: string[] | undefined) => ({ value: ids?.[0] }),
  normalize: (id: string | undefined) => (id ? [id] : []),
};
/** Nobody chosen yet, node by node. */
export const nobodyYet = (nodes: readonly Chosen[]): Record<string, string[]> =>
  Object.fromEntries(nodes.map(({ taskKey }) => [taskKey, []]));
/** Nodes whose people are chosen with this step. */
export const ChooseFields = ({ nodes }: { nodes: readonly Chosen[] }) =>
  nodes.map(({ taskKey, taskName, many }) => (
    <Field key={taskKey} name={`approvers.${taskKey}`} label={`${taskName}的处理人`} required {...(!many && one)}>
      <PersonPicker {...(many && { mode: 'multiple' as const })} />
    </Field>
  ));

type OpinionFieldProps = { label?: string; required?: boolean; words?: readonly string[]; extra?: string };
export const OpinionField = ({ label = '意见', required = false, words, extra }: OpinionFieldProps) => (
  <Field name="comment" label={label} required={required} extra={extra}>
    <Opinion {...(words && { words })} />
  </Field>
);

type NodeFieldProps = { nodes: readonly { taskKey: string; taskName: string }[] | undefined; isLoading: boolean; label: string };
export const NodeField = ({ nodes = [], isLoading, label }: NodeFieldProps) => (
  <Field name="targetKey" label={label} required>
    <Select
      loading={isLoading}
      placeholder="请选择节点"
      options={nodes.map(({ taskKey, taskName }) => ({ value: taskKey, label: taskName }))}
      notFoundContent={isLoading ? '加载中…' : '没有可选的节点'}
    />
  </Field>
);
