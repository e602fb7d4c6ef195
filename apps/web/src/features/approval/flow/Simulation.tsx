import { type FlowDetail, flow } from '@park/contract/approval/flow';
import { wrongAmount } from '@park/contract/approval/flow/kinds';
import type { Sent } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { FlowPath } from '../../../parts/flow/FlowPath.tsx';
import { FormInputs } from '../../../parts/flow/FormInputs.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { drawingOf } from './drawing.ts';

type SimulationInput = Pick<Sent<typeof flow.simulate>, 'userId' | 'companyId' | 'form'>;
type Typed = { userId?: string; form?: Record<string, unknown> };

/** Simulates the unpublished definition: shows the path of an application that the chosen person would start with the entered values. */
export function Simulation({ of }: { of: FlowDetail }) {
  const [companyId, chooseCompany] = useState<string>();
  const [input, setInput] = useState<SimulationInput>();
  const [form] = Form.useForm<Typed>();
  // A simulation works with a partly filled form, so no field is required.
  const fields = drawingOf(of.definition).fields.flatMap((field) => (field.kind === 'attachment' ? [] : [{ ...field, required: false }]));
  const start = ({ userId, form: values = {} }: Typed) => {
    const wrong = Object.keys(values).filter((key) => Number.isNaN(values[key]));
    if (wrong.length) form.setFields(wrong.map((key) => ({ name: ['form', key], errors: [wrongAmount] })));
    else if (userId) setInput({ userId, ...(companyId && { companyId }), form: withoutEmpty(values) });
  };
  return (
    <Panel>
      <div className="flow-simulation">
        <Form form={form} layout="vertical" onFinish={start}>
          <Form.Item label="发起人所属企业">
            <CompanySelect
              value={companyId}
              onChange={(next) => {
                chooseCompany(next);
                form.resetFields(['userId']);
              }}
            />
          </Form.Item>
          <Form.Item name="userId" label="发起人" rules={[{ required: true, message: '请选择发起人' }]}>
            <PersonPicker companyId={companyId} />
          </Form.Item>
          <FormInputs fields={fields} />
          <Button type="primary" htmlType="submit">
            模拟
          </Button>
        </Form>
        <section className="flow-simulated" aria-label="模拟结果">
          <h3>预计路径</h3>
          {input ? (
            <SimulatedPath key={of.version} id={of.id} input={input} />
          ) : (
            <EmptyState kind="first" text="选择发起人并填写表单后，查看会经过哪些节点、由谁处理" />
          )}
        </section>
      </div>
    </Panel>
  );
}

function SimulatedPath({ id, input }: { id: string; input: SimulationInput }) {
  const { data, error, refetch } = useQuery(ask(flow.simulate, { id, ...input }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={4} />;
  const { applicantName, companyName, mayStart, path } = data;
  return (
    <div className="stack">
      <span className="muted">
        {applicantName}（{companyName}）发起，仅为模拟，不会提交申请
      </span>
      {!mayStart && <Alert type="warning" showIcon title={`${applicantName}不在此流程的发起范围内，不能发起`} />}
      <FlowPath steps={path} applicant="发起人" />
    </div>
  );
}

/** Drops empty values before sending. */
const withoutEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''));
