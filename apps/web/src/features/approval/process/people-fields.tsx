import { processErrors } from '@park/contract/approval/process';
import { Select } from 'antd';
import type { CallError } from '../../../kit/api/send.ts';
import { Field } from '../../../kit/form/form.tsx';
import { Opinion } from '../../../parts/flow/Opinion.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { useMe } from '../../../parts/session/me.ts';

const { badPerson, toOneself, already } = processErrors;
const personErrors: readonly string[] = [badPerson.message, toOneself.message, already.message];
/** Maps a refusal that concerns the chosen person to the field where the person was chosen. */
export const aboutPerson =
  (field: string) =>
  ({ message }: CallError): Record<string, string> =>
    personErrors.includes(message) ? { [field]: message } : {};

/** Selects people of the user's own company, except the user. */
export function PeopleField({ name, label, isMany = false }: { name: string; label: string; isMany?: boolean }) {
  const { id } = useMe().user;
  return (
    <Field name={name} label={label} required>
      <PersonPicker without={[id]} {...(isMany && { mode: 'multiple' as const })} />
    </Field>
  );
}

type ChoosableNode = { taskKey: string; taskName: string; many: boolean };
const singleValue = {
  getValueProps: (ids: string[] | undefined) => ({ value: ids?.[0] }),
  normalize: (id: string | undefined) => (id ? [id] : []),
};
/** Returns an empty selection of handlers for each step. */
export const emptyApprovers = (nodes: readonly ChoosableNode[]): Record<string, string[]> =>
  Object.fromEntries(nodes.map(({ taskKey }) => [taskKey, []]));
/** Fields for the steps whose handlers the current user chooses. */
export const ChooseFields = ({ nodes }: { nodes: readonly ChoosableNode[] }) =>
  nodes.map(({ taskKey, taskName, many }) => (
    <Field key={taskKey} name={`approvers.${taskKey}`} label={`${taskName}的处理人`} required {...(!many && singleValue)}>
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
