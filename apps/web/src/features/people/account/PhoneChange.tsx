import { smsErrors } from '@park/contract/kernel/sms';
import { type Account, account, accountErrors } from '@park/contract/people/account';
import { Form, Input, Steps } from 'antd';
import { type PropsWithChildren, useState } from 'react';
import { type CallError, send } from '../../../kit/api/send.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { useSmsCode } from '../../../parts/account/sms.ts';
import { CodeInput } from './CodeInput.tsx';
import './account.css';

const phoneErrors: readonly string[] = [accountErrors.samePhone.message, accountErrors.phoneTaken.message];
/** Maps errors about the new phone number, or about the code sent to it, to their form fields. */
export const aboutPhone =
  (number: string, code: string) =>
  ({ message }: CallError): Record<string, string> => {
    if (phoneErrors.includes(message)) return { [number]: message };
    return message === smsErrors.wrongCode.message ? { [code]: message } : {};
  };

type PhoneChangeProps = { person: Account; onClose: () => void; onSaved: () => void };
/** R218: changes the phone number. The user types a code sent to the old phone, then a code sent to the new phone. */
export function PhoneChange({ person, onClose, onSaved }: PhoneChangeProps) {
  const [isProved, setProved] = useState(false);
  const done = () => {
    onClose();
    onSaved();
  };
  return isProved ? (
    <NewPhone person={person} onDone={done} onClose={onClose} />
  ) : (
    <OldPhone person={person} onDone={() => setProved(true)} onClose={onClose} />
  );
}

type StepProps = { person: Account; onDone: () => void; onClose: () => void };

function OldPhone({ person, onDone, onClose }: StepProps) {
  const sms = useSmsCode(`old.${person.id}`);
  const state = useCallForm({
    call: account.proveOldPhone,
    done: '原手机号验证成功',
    prepare: ({ smsCode }: { smsCode: string }) => ({ smsCode, smsId: sms.smsId, smsType: 2 }),
    about: aboutPhone('', 'smsCode'),
    onDone: () => {
      sms.forget();
      onDone();
    },
  });
  return (
    <Step at={0} okText="下一步" state={state} onClose={onClose}>
      <Form.Item label="原手机号">{person.phone}</Form.Item>
      <Field name="smsCode" label="验证码" required>
        <CodeInput sms={sms} onSend={() => send(account.sendCode, {})} />
      </Field>
    </Step>
  );
}

function NewPhone({ person, onDone, onClose }: StepProps) {
  const sms = useSmsCode(`new.${person.id}`);
  const state = useCallForm({
    call: account.bindPhone,
    done: '手机号换绑成功',
    prepare: ({ newMobileNo, verifyCode }: { newMobileNo: string; verifyCode: string }) => ({
      newMobileNo,
      verifyCode,
      smsId: sms.smsId,
      smsType: 2,
    }),
    about: aboutPhone('newMobileNo', 'verifyCode'),
    onDone: () => {
      sms.forget();
      onDone();
    },
  });
  return (
    <Step at={1} okText="确定" state={state} onClose={onClose}>
      <Field name="newMobileNo" label="新手机号" required>
        <Input type="tel" autoComplete="off" maxLength={20} />
      </Field>
      <Field name="verifyCode" label="验证码" required>
        <CodeInput sms={sms} onSend={() => codeFor(state.form, 'newMobileNo')} />
      </Field>
    </Step>
  );
}

/** Requests a code for the number in a field, once the number is valid. */
export const codeFor = (form: ReturnType<typeof useCallForm>['form'], name: string) =>
  form.validateFields([name]).then(
    () => send(account.sendCode, { phoneNo: String(form.getFieldValue(name)) }),
    () => undefined,
  );

type FrameProps = PropsWithChildren<{
  at: number;
  okText: string;
  state: ReturnType<typeof useCallForm>;
  onClose: () => void;
}>;
function Step({ at, okText, state, onClose, children }: FrameProps) {
  return (
    <PageModal
      title="更换手机号"
      open
      width={450}
      okText={okText}
      cancelText="取消"
      mask={{ closable: false }}
      confirmLoading={state.isPending}
      onOk={state.form.submit}
      onCancel={onClose}
    >
      <Steps className="phone-steps" size="small" current={at} items={[{ title: '验证原手机号' }, { title: '绑定新手机号' }]} />
      <CallForm state={state}>{children}</CallForm>
    </PageModal>
  );
}
