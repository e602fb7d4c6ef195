import { activationRules, company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Radio } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import './company.css';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';

const choices = Object.entries(activationRules).map(([value, label]) => ({ value, label }));
const meanings = {
  firstSignIn: '新增的企业在超级管理员首次登录后激活，之前其他员工不能进入。',
  operator: '新增的企业由运营人员在企业列表中激活，之前其员工不能进入。',
  date: '新增的企业到设定的天数后，当天零点自动激活。',
} as const;

/** Sets how new companies become active. */
export function ActivationTab() {
  const { data, error, refetch } = useQuery(ask(company.activation, {}));
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data)
    return (
      <Panel>
        <SkeletonLines rows={5} />
      </Panel>
    );
  return <Rule key={data.version} rule={data} />;
}

function Rule({ rule }: { rule: { rule: keyof typeof meanings; days: number | null; version: number } }) {
  const mayEdit = useRight('company:admin') !== undefined;
  const initial = { ...rule };
  const state = useCallForm({ call: company.saveActivation, initial, done: '保存激活规则成功', onDone: () => {} });
  const drop = useCommand(company.dropActivation, '已恢复默认规则');
  const chosen = (Form.useWatch('rule', state.form) as keyof typeof meanings | undefined) ?? rule.rule;
  return (
    <Panel className="company-deploy">
      <CallForm state={state} initial={initial}>
        <Field name="rule" label="激活方式" required extra={meanings[chosen]}>
          <Radio.Group options={choices} disabled={!mayEdit} />
        </Field>
        {chosen === 'date' && (
          <Field name="days" label="新增后多少天激活" required>
            <Input inputMode="numeric" maxLength={3} suffix="天" className="company-limit" disabled={!mayEdit} />
          </Field>
        )}
        <Alert type="info" showIcon className="company-note" title="规则只对之后新增的企业生效；等待激活的企业可在列表中立即激活。" />
        <Can access="company:admin">
          <span className="row">
            <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
              保存
            </Button>
            {rule.version > 0 && (
              <Question
                placement="topLeft"
                title="恢复默认规则？"
                description="之后新增的企业在超级管理员首次登录时激活。"
                okText="恢复"
                onConfirm={() => drop.mutateAsync({}).catch(() => {})}
              >
                <Button>恢复默认</Button>
              </Question>
            )}
          </span>
        </Can>
      </CallForm>
    </Panel>
  );
}
