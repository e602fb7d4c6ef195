import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { flow } from '@park/contract/approval/flow';
import type { Candidate, FormField } from '@park/contract/approval/flow/definition';
import { candidateKinds, flowLimits } from '@park/contract/approval/flow/kinds';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';

type Kind = keyof typeof candidateKinds;
const kindOptions = (Object.keys(candidateKinds) as Kind[]).map((value) => ({ value, label: candidateKinds[value] }));
/** The names of the people in a flow definition, by id, and the form fields that its steps can refer to. */
export type DefinitionContext = { names: ReadonlyMap<string, string>; fields: readonly FormField[] };

/** Returns a new candidate entry of this kind that names nobody yet. */
function blankCandidate(kind: Kind, { fields }: DefinitionContext): Candidate {
  switch (kind) {
    case 'users':
      return { kind, userIds: [] };
    case 'companyRole':
    case 'parkRole':
      return { kind, roleIds: [] };
    case 'department':
      return { kind, departmentIds: [] };
    case 'head':
      return { kind, up: 0 };
    case 'heads':
      return { kind, up: 1 };
    case 'applicantChoice':
    case 'previousChoice':
      return { kind, many: false };
    case 'field':
      return { kind, field: fields.find((one) => one.kind === 'user')?.key ?? '' };
    default:
      return { kind };
  }
}

type CandidatesInputProps = {
  id?: string;
  value?: Candidate[];
  onChange?: (next: Candidate[]) => void;
  context: DefinitionContext;
  noun?: string;
};
/** Form field for the handlers or recipients of a step. Each entry is one way to name people; the step gets the people of all entries. */
export function CandidatesInput({ id, value = [], onChange, context, noun = '处理人' }: CandidatesInputProps) {
  const put = (at: number, next: Candidate) => onChange?.(value.with(at, next));
  return (
    <div className="stack flow-candidates" {...(id && { id })}>
      {value.map((candidate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a candidate has no id, so its index is part of the key
        <div key={`${candidate.kind} ${at}`} className="flow-candidate">
          <Select<Kind>
            aria-label={`第${at + 1}种${noun}`}
            options={kindOptions}
            value={candidate.kind}
            onChange={(kind) => put(at, blankCandidate(kind, context))}
            popupMatchSelectWidth={false}
          />
          <CandidateDetails of={candidate} context={context} onChange={(next) => put(at, next)} />
          <Button
            type="text"
            aria-label={`移除第${at + 1}种${noun}`}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(value.toSpliced(at, 1))}
          />
        </div>
      ))}
      {value.length < flowLimits.candidates && (
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => onChange?.([...value, blankCandidate('users', context)])}>
          添加{noun}
        </Button>
      )}
    </div>
  );
}

const levelOptions = (first: string, say: (up: number) => string) =>
  Array.from({ length: 11 }, (_, up) => ({ value: up, label: up === 0 ? first : say(up) }));
const headLevels = levelOptions('所在部门', (up) => `上${up}级部门`);
const headsLevels = levelOptions('仅所在部门', (up) => `直到上${up}级部门`);
const countOptions = [
  { value: false, label: '选一人' },
  { value: true, label: '可选多人' },
];

type DetailsProps = { of: Candidate; context: DefinitionContext; onChange: (next: Candidate) => void };
function CandidateDetails({ of, context: { names, fields }, onChange }: DetailsProps) {
  switch (of.kind) {
    case 'users':
      return (
        <PersonPicker
          mode="multiple"
          aria-label="成员"
          names={names}
          value={of.userIds}
          onChange={(userIds) => onChange({ ...of, userIds })}
        />
      );
    case 'companyRole':
    case 'parkRole':
      return <Roles of={of} onChange={onChange} />;
    case 'department':
      return (
        <DepartmentSelect
          multiple
          isReal
          allowClear
          companyId={undefined}
          placeholder="请选择部门"
          value={of.departmentIds}
          onChange={(departmentIds) => onChange({ ...of, departmentIds })}
        />
      );
    case 'head':
    case 'heads':
      return (
        <Select
          aria-label="部门级数"
          options={of.kind === 'head' ? headLevels : headsLevels}
          value={of.up}
          onChange={(up) => onChange({ ...of, up })}
        />
      );
    case 'applicantChoice':
    case 'previousChoice':
      return <Select aria-label="可选人数" options={countOptions} value={of.many} onChange={(many) => onChange({ ...of, many })} />;
    case 'field':
      return (
        <Select
          aria-label="人员字段"
          placeholder="请选择人员字段"
          options={fields.filter(({ kind }) => kind === 'user').map(({ key, name }) => ({ value: key, label: name }))}
          value={of.field || null}
          onChange={(field) => onChange({ ...of, field })}
          notFoundContent="表单中没有人员字段"
        />
      );
    case 'grid':
      return <span className="muted">由所在网格的责任人处理；没有划分网格的，按无审批人处理</span>;
    default:
      return <span />;
  }
}

type RolesProps = { of: Extract<Candidate, { kind: 'companyRole' | 'parkRole' }>; onChange: (next: Candidate) => void };
function Roles({ of, onChange }: RolesProps) {
  const { data, isPending, isError } = useQuery(ask(flow.roles, {}));
  const offered = of.kind === 'companyRole' ? data?.companyRoles : data?.parkRoles;
  return (
    <Select
      mode="multiple"
      aria-label="角色"
      placeholder="请选择角色"
      loading={isPending}
      options={(offered ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      showSearch={{ optionFilterProp: 'label' }}
      value={of.roleIds}
      onChange={(roleIds) => onChange({ ...of, roleIds })}
      notFoundContent={isError ? '加载失败，请重新打开' : '没有角色'}
    />
  );
}
