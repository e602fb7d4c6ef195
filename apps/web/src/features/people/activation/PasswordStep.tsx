import type { Reply } from '@park/contract/core';
import { activation, activationErrors } from '@park/contract/people/activation';
import { type FormEvent, useState } from 'react';
import { CallError, send } from '../../../kit/api/send.ts';
import { textOf } from '../../../login/checks.ts';
import { focus, PasswordField, Refusal, readForm, useProblems } from '../../../login/fields.tsx';
import { PasswordChecklist, passwordProblem, repeatProblem } from '../../../parts/account/password.tsx';

export type ActivationInfo = Reply<typeof activation.show>;
type PasswordStepProps = { code: string; info: ActivationInfo; onDone: () => void; onLost: (text: string) => void };
/** Asks for the password twice. If the code has expired or been used meanwhile, the page returns to the code step. */
export function PasswordStep({ code, info, onDone, onLost }: PasswordStepProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const { fieldState, showProblems } = useProblems<'password' | 'repeated'>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { password, repeated } = readForm(form, 'password', 'repeated');
    setRefusal('');
    if (showProblems(form, { password: passwordProblem(password), repeated: repeatProblem(password, repeated) })) return;
    setSending(true);
    try {
      await send(activation.accept, { code, newPassword: password });
      onDone();
    } catch (error) {
      setSending(false);
      const text = textOf(error);
      if (text === activationErrors.badCode.message) return onLost(text);
      const isOnPassword = error instanceof CallError && error.status === 400;
      if (!showProblems(form, isOnPassword ? { password: error.fields.newPassword ?? text } : {})) setRefusal(text);
    }
  }

  return (
    <form noValidate onSubmit={save}>
      <Refusal text={refusal} />
      {/* Tells password managers whose password this is. */}
      <input className="unseen" name="username" autoComplete="username" value={info.phone} readOnly tabIndex={-1} aria-hidden="true" />
      <PasswordField
        ref={focus}
        label="登录密码"
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value)}
        {...fieldState('password')}
      >
        <PasswordChecklist value={typed} />
      </PasswordField>
      <PasswordField label="确认密码" name="repeated" autoComplete="new-password" {...fieldState('repeated')} />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '激活中…' : '激活账号'}
      </button>
    </form>
  );
}
