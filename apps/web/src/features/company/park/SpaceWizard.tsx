import { park, parkErrors } from '@park/contract/company/park';
import type { Reply } from '@park/contract/core';
import { Button, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallError } from '../../../kit/api/send.ts';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { LeaveDialog } from '../../../kit/form/leave-dialog.tsx';
import { unsaved } from '../../../kit/form/unsaved.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { useExistingOperator } from './ExistingOperator.tsx';
import { InvitedNote } from './InvitedNote.tsx';
import { OperatorFields } from './OperatorFields.tsx';
import { ParkFacts } from './ParkFields.tsx';
import './site.css';

const steps = [
  { title: '空间', fields: ['name', 'projectCode', 'companyName'] },
  { title: '首个园区', fields: ['parkName', 'address', 'area', 'contactName', 'contactPhone'] },
  { title: '运营管理员', fields: ['operatorName', 'operatorPhone', 'isConfirmed'] },
] as const;
const lastStep = steps.length - 1;
const stepOf = (name: string) => steps.findIndex(({ fields }) => (fields as readonly string[]).includes(name));

const about = ({ message }: CallError): Record<string, string> => {
  if (message === parkErrors.spaceNameTaken.message) return { name: message };
  return message === parkErrors.projectCodeTaken.message ? { projectCode: message } : {};
};

type CreatedSpace = { reply: Reply<typeof park.addSpace>; name: string };
/** 新增空间 in three steps: the space, its first park, and its operator. */
export function SpaceWizard({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const [at, goTo] = useState(0);
  const [done, setDone] = useState<CreatedSpace>();
  const [isLeaving, setLeaving] = useState(false);
  const existing = useExistingOperator();
  const state = useCallForm({
    call: park.addSpace,
    done: '空间已创建',
    about: (error) => ({ ...about(error), ...existing.about(error) }),
    onEdit: () => unsaved.set(pathname, true),
    onDone: (reply) => {
      unsaved.set(pathname, false);
      setDone({ reply, name: state.form.getFieldValue('operatorName') });
    },
  });
  const leave = () => {
    unsaved.set(pathname, false);
    onLeave();
  };

  /**
   * Runs on Enter and 下一步 once the fields of the step are valid: goes to the next step or, from the last step, sends the fields of all
   * steps.
   */
  async function forward() {
    if (at < lastStep) return goTo(at + 1);
    await state.submit();
    // the server may refuse a field of an earlier step, so the wizard goes back to that step
    const wrong = steps.findIndex(({ fields }) => state.form.getFieldsError([...fields]).some(({ errors }) => errors.length > 0));
    if (wrong >= 0) goTo(wrong);
  }
  /** Validates a field, but ignores the errors of steps that the user has not reached yet. */
  const check = async (name: string) => (stepOf(name) > at ? undefined : state.check(name));

  if (done) return <Finished done={done} onLeave={leave} />;
  return (
    <div className="stack form-page">
      <Panel>
        <h2 className="panel-title">新增空间</h2>
        <Steps className="site-steps" size="small" current={at} items={steps.map(({ title }) => ({ title }))} />
        <CallForm state={{ ...state, check, submit: forward }}>
          {/* All stay in the form, so that going back loses nothing. */}
          {[<SpaceStep key={0} />, <ParkStep key={1} />, <OperatorStep key={2} existingNote={existing.note} />].map((content, step) => (
            <div key={steps[step]?.title} className="form-column" hidden={step !== at}>
              {content}
            </div>
          ))}
        </CallForm>
      </Panel>
      <Panel className="form-page-footer">
        <Button onClick={() => (state.isDirty ? setLeaving(true) : leave())}>取消</Button>
        {at > 0 && <Button onClick={() => goTo(at - 1)}>上一步</Button>}
        <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
          {at < lastStep ? '下一步' : '创建并邀请'}
        </Button>
      </Panel>
      <LeaveDialog open={isLeaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </div>
  );
}

const SpaceStep = () => (
  <>
    <Field name="name" label="空间名称" required extra="一个空间由一家运营主体管理，可包含多个园区">
      <Input maxLength={50} showCount autoComplete="off" placeholder="如：星河产业运营" />
    </Field>
    <Field name="projectCode" label="空间编码" required extra={`作为专属登录地址的开头，保存后不能修改：${location.origin}/空间编码`}>
      <Input maxLength={31} autoComplete="off" placeholder="如：xinghe" />
    </Field>
    <Field name="companyName" label="运营主体" required extra="负责运营园区的公司，请填写营业执照上的全称">
      <Input maxLength={100} showCount autoComplete="off" placeholder="如：星河运营管理有限公司" />
    </Field>
  </>
);

const ParkStep = () => (
  <>
    <Field name="parkName" label="园区名称" required>
      <Input maxLength={50} showCount autoComplete="off" placeholder="如：星河智谷" />
    </Field>
    <ParkFacts />
  </>
);

const OperatorStep = ({ existingNote }: { existingNote: ReactNode }) => (
  <>
    <p className="muted">将成为运营主体的超级管理员，收到邀请后自行设置登录密码。</p>
    <OperatorFields />
    {existingNote}
  </>
);

const Finished = ({ done: { reply, name }, onLeave }: { done: CreatedSpace; onLeave: () => void }) => (
  <Panel className="form-page">
    <div className="stack site-done">
      <h2>空间已创建</h2>
      <InvitedNote invited={reply.invited} name={name} />
      <div>
        <Button type="primary" onClick={onLeave}>
          返回列表
        </Button>
      </div>
    </div>
  </Panel>
);
