import { sms as calls } from '@park/contract/kernel/sms';
import { password } from '@park/contract/people/password';
import { type FormEvent, useState } from 'react';
import { CallError, send } from '../kit/api/send.ts';
import { useSmsCode } from '../parts/account/sms.ts';
import { codeProblem, phoneProblem, textOf } from './checks.ts';
import { BackToLogin } from './Frame.tsx';
import { CodeField, Field, focus, Refusal, readForm, SendCode, useProblems } from './fields.tsx';

/** Proof that the user holds the phone. */
export type Proof = { phone: string; smsId: string; smsCode: string };

type ProvePhoneProps = { before: string; onProved: (proof: Proof) => void; onBack: () => void };
/** Renders step 1: the bound phone and the code sent to it. */
export function ProvePhone({ before, onProved, onBack }: ProvePhoneProps) {
  const [refusal, setRefusal] = useState(before);
  const [isSending, setSending] = useState(false);
  const { fieldState, showProblems } = useProblems<'phone' | 'code'>();
  const sms = useSmsCode('forgot');
  const phoneOf = (form: HTMLFormElement) => readForm(form, 'phone').phone.replace(/[\s-]/g, '');

  async function ask(form: HTMLFormElement) {
    const phoneNo = phoneOf(form);
    setRefusal('');
    if (showProblems(form, { phone: phoneProblem(phoneNo) })) return;
    setRefusal((await sms.ask(() => send(password.sendCode, { phoneNo }))) ?? '');
  }

  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const [phone, { code }, { smsId }] = [phoneOf(form), readForm(form, 'code'), sms];
    setRefusal('');
    if (showProblems(form, { phone: phoneProblem(phone), code: smsId ? codeProblem(code) : '请先获取验证码' })) return;
    setSending(true);
    try {
      await send(calls.validate, { phone, code, smsId });
      onProved({ phone, smsId, smsCode: code });
    } catch (error) {
      const isOnCode = error instanceof CallError && error.status === 400;
      if (!showProblems(form, isOnCode ? { code: error.message } : {})) setRefusal(textOf(error));
      setSending(false);
    }
  }

  return (
    <form className="login-form" noValidate onSubmit={prove}>
      <h1>忘记密码</h1>
      <p className="login-hint">第 1 步，共 2 步：验证账号绑定的手机号</p>
      <Refusal text={refusal} />
      <Field name="phone" label="手机号" type="tel" autoComplete="tel" maxLength={20} ref={focus} {...fieldState('phone')} />
      <CodeField {...fieldState('code')} action={<SendCode sms={sms} onSend={(form) => void ask(form)} />} />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '验证中…' : '下一步'}
      </button>
      <BackToLogin onBack={onBack} />
    </form>
  );
}
