import { smsErrors } from '@park/contract/kernel/sms';
import { password, passwordForm } from '@park/contract/people/password';
import { type FormEvent, useState } from 'react';
import { CallError, send } from '../kit/api/send.ts';
import { PasswordChecklist, passwordProblem, repeatProblem } from '../parts/account/password.tsx';
import { useSmsCode } from '../parts/account/sms.ts';
import { textOf } from './checks.ts';
import { BackToLogin } from './Frame.tsx';
import { focus, PasswordField, Refusal, readForm, useProblems } from './fields.tsx';
import type { Proof } from './ProvePhone.tsx';

type NewPasswordProps = { proof: Proof; onDone: () => void; onLost: (text: string) => void; onBack: () => void };
/** Renders step 2: the new password, entered twice. A code that has expired in between leads back to step 1. */
export function NewPassword({ proof: { phone, smsId, smsCode }, onDone, onLost, onBack }: NewPasswordProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const { fieldState, showProblems } = useProblems<'password' | 'repeated'>();
  const sms = useSmsCode('forgot');

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { password: chosen, repeated } = readForm(form, 'password', 'repeated');
    setRefusal('');
    if (showProblems(form, { password: passwordProblem(chosen), repeated: repeatProblem(chosen, repeated) })) return;
    setSending(true);
    try {
      await send(password.reset, { mobileNo: phone, password: chosen, smsId, smsCode });
      sms.forget();
      onDone();
    } catch (error) {
      follow(form, error);
      setSending(false);
    }
  }

  function follow(form: HTMLFormElement, error: unknown) {
    const text = textOf(error);
    if (text === smsErrors.wrongCode.message) return onLost(text);
    const isOnPassword = error instanceof CallError && error.status === 400;
    if (!showProblems(form, isOnPassword ? { password: error.fields.password ?? text } : {})) setRefusal(text);
  }

  return (
    <form className="login-form" noValidate onSubmit={save}>
      <h1>设置新密码</h1>
      <p className="login-hint">第 2 步，共 2 步：{passwordForm.hint}</p>
      <Refusal text={refusal} />
      {/* Tells password managers which account the password belongs to. */}
      <input className="unseen" name="username" autoComplete="username" value={phone} readOnly tabIndex={-1} aria-hidden="true" />
      <PasswordField
        ref={focus}
        label="新密码"
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value)}
        {...fieldState('password')}
      >
        <PasswordChecklist value={typed} />
      </PasswordField>
      <PasswordField label="确认新密码" name="repeated" autoComplete="new-password" {...fieldState('repeated')} />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '保存中…' : '保存'}
      </button>
      <BackToLogin onBack={onBack} />
    </form>
  );
}
