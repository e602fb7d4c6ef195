import type { Mode } from '@park/contract/approval/flow/kinds';
import { modes } from '@park/contract/approval/flow/kinds';
import { Form, InputNumber, Select, Switch } from 'antd';
import type { PropsWithChildren } from 'react';
import { Field } from '../../../kit/form/form.tsx';
import { CandidatesInput, type DefinitionContext } from './CandidatesInput.tsx';
import { ButtonsInput, NobodyInput, RightsInput, TimeoutInput } from './node-inputs.tsx';

const modeOptions = Object.entries(modes).map(([value, label]) => ({ value, label }));
const selfOptions = [
  { value: 'self', label: '由本人审批' },
  { value: 'skip', label: '自动跳过' },
  { value: 'head', label: '由其部门负责人审批' },
];
const refusalOptions = [
  { value: 'end', label: '流程结束' },
  { value: 'applicant', label: '退回发起人' },
  { value: 'previous', label: '退回上一节点' },
];

const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <section className="flow-section" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

type PersonFieldsProps = { kind: 'approve' | 'handle'; path: string; context: DefinitionContext };
/** Fields of a step at which people decide or work. Options the author leaves out keep their defaults. */
export function PersonFields({ kind, path, context }: PersonFieldsProps) {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const mode = (Form.useWatch([...parts, 'mode']) as Mode | undefined) ?? 'all';
  const isHandle = kind === 'handle';
  return (
    <>
      <Section title="处理人">
        <Field name={`${path}.candidates`} label="由谁处理" required>
          <CandidatesInput context={context} />
        </Field>
        <Field name={`${path}.mode`} label="多人处理方式">
          <Select options={modeOptions} />
        </Field>
        {mode === 'ratio' && (
          <Field name={`${path}.ratio`} label="通过比例" required extra="达到此比例的人同意即通过">
            <InputNumber min={1} max={100} precision={0} suffix="%" className="flow-number" />
          </Field>
        )}
        {mode === 'any' && (
          <Field name={`${path}.claim`} label="需要认领" valuePropName="checked" extra="认领后，从其他人的待办中移除">
            <Switch />
          </Field>
        )}
        <Field name={`${path}.nobody`} label="无审批人时">
          <NobodyInput names={context.names} isHandle={isHandle} />
        </Field>
        {!isHandle && (
          <Field name={`${path}.self`} label="审批人为发起人本人时">
            <Select options={selfOptions} />
          </Field>
        )}
      </Section>
      <Section title="操作">
        <Field name={`${path}.buttons`} label="按钮" extra="关闭后不显示；名称不填时使用默认名称，最多8个字">
          <ButtonsInput isHandle={isHandle} />
        </Field>
        {!isHandle && (
          <Field name={`${path}.refused`} label="拒绝后">
            <Select options={refusalOptions} />
          </Field>
        )}
        <Field name={`${path}.opinion`} label="必须填写意见" valuePropName="checked">
          <Switch />
        </Field>
        <Field name={`${path}.signature`} label="必须签名" valuePropName="checked" extra="手写签名，或输入本人姓名">
          <Switch />
        </Field>
      </Section>
      <Section title="表单权限">
        <Field name={`${path}.fields`} label="各字段的权限">
          <RightsInput fields={context.fields} usual="read" />
        </Field>
      </Section>
      <Section title="超时与通知">
        <Field name={`${path}.timeout`} label="超时后" extra="按园区工作日历的工作时间计算">
          <TimeoutInput names={context.names} isHandle={isHandle} />
        </Field>
        <Field name={`${path}.cc`} label="通过后抄送给">
          <CandidatesInput context={context} noun="抄送人" />
        </Field>
      </Section>
    </>
  );
}
