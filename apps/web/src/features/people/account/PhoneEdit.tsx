import { type Account, account, accountErrors } from '@park/contract/people/account';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { say } from '../../../kit/feedback/message.ts';
import { Field } from '../../../kit/form/form.tsx';
import { type SmsCode, useSmsCode } from '../../../parts/account/sms.ts';
import { CodeInput } from './CodeInput.tsx';
import { codeFor } from './PhoneChange.tsx';

const codeLength = 6;

type PhoneEditProps = { person: Account; sms: SmsCode; isMoving: boolean; onMove: (isMoving: boolean) => void };
/** Shows the phone number in the personal info dialog or, while the user changes it, the fields for the change. */
export function PhoneEdit({ person, sms, isMoving, onMove }: PhoneEditProps) {
  const { phone, mayChangePhone } = person;
  return (
    <>
      <Form.Item label="手机号" required extra={mayChangePhone ? undefined : accountErrors.adminPhone.message}>
        <div className="row row-between">
          {phone}
          <Button disabled={!mayChangePhone} aria-label={isMoving ? '取消修改手机号' : '修改手机号'} onClick={() => onMove(!isMoving)}>
            {isMoving ? '取消修改' : '修改'}
          </Button>
        </div>
      </Form.Item>
      {isMoving && <Check person={person} sms={sms} />}
    </>
  );
}

/** V113: asks for the code that was sent to the old phone; once the user has typed it, asks for the new phone number. */
function Check({ person, sms }: Pick<PhoneEditProps, 'person' | 'sms'>) {
  const form = Form.useFormInstance();
  const id = useId();
  const old = useSmsCode(`old.${person.id}`);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isProved, setProved] = useState(false);

  async function prove(smsCode: string) {
    if (!old.smsId) return setProblem('请先获取验证码');
    try {
      await send(account.proveOldPhone, { smsCode, smsId: old.smsId, smsType: 2 });
      old.forget();
      setProved(true);
      say.success('原手机号验证成功');
    } catch (error) {
      setProblem(error instanceof CallError ? (error.fields.smsCode ?? error.message) : clientTexts.failed);
    }
  }
  const type = (next: string) => {
    setCode(next);
    setProblem('');
    if (next.length === codeLength) void prove(next);
  };

  return (
    <>
      <Form.Item label="原手机号验证码" htmlFor={id} required validateStatus={problem ? 'error' : ''} help={problem || undefined}>
        <CodeInput id={id} value={code} onChange={type} sms={old} onSend={() => send(account.sendCode, {})} isDone={isProved} />
      </Form.Item>
      {code.length === codeLength && (
        <>
          <Field name="phone" label="新手机号" required>
            <Input type="tel" autoComplete="off" maxLength={20} />
          </Field>
          <Field name="smsCode" label="新手机号验证码" required>
            <CodeInput sms={sms} onSend={() => codeFor(form, 'phone')} isWaiting={!isProved} />
          </Field>
        </>
      )}
    </>
  );
}
