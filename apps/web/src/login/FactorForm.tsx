import { type Challenge, identity } from '@park/contract/people/identity';
import { type FormEvent, useState } from 'react';
import { CallError, send } from '../kit/api/send.ts';
import { useSmsCode } from '../parts/account/sms.ts';
import { codeProblem, textOf } from './checks.ts';
import { BackToLogin } from './Frame.tsx';
import { CodeField, focus, Refusal, readForm, SendCode, useProblems } from './fields.tsx';
import type { Opened } from './PasswordForm.tsx';

type FactorFormProps = { challenge: Challenge; onOpened: (opened: Opened) => Promise<void>; onBack: () => void };
/** Renders the second step of a sign-in: a code from an authenticator app or from the text message just sent. */
export function FactorForm({ challenge: { challenge, method, phone }, onOpened, onBack }: FactorFormProps) {
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const { fieldState, showProblems } = useProblems<'code'>();
  const sms = useSmsCode('factor');
  const label = method === 'sms' ? '验证码' : '动态口令';
  const named = (problem: string | undefined) => problem?.replace('验证码', label);

  const resend = async () => setRefusal((await sms.ask(() => send(identity.resendFactor, { challenge }))) ?? '');

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { code } = readForm(form, 'code');
    setRefusal('');
    if (showProblems(form, { code: named(codeProblem(code)) })) return;
    setSending(true);
    try {
      const opened = await send(identity.secondFactor, { challenge, code });
      sms.forget();
      await onOpened(opened);
    } catch (error) {
      const isOnCode = error instanceof CallError && error.status === 400;
      if (!showProblems(form, isOnCode ? { code: named(error.fields.code ?? error.message) } : {})) setRefusal(textOf(error));
      setSending(false);
    }
  }

  return (
    <form className="login-form" noValidate onSubmit={confirm}>
      <h1>二次验证</h1>
      <p className="login-hint">
        {method === 'sms' ? `验证码已发送至 ${phone ?? '你的手机'}，5 分钟内有效` : '请输入身份验证器应用中的 6 位动态口令'}
      </p>
      <Refusal text={refusal} />
      <CodeField
        ref={focus}
        label={label}
        {...fieldState('code')}
        action={method === 'sms' && <SendCode sms={sms} onSend={() => void resend()} />}
      />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '验证中…' : '验证并登录'}
      </button>
      <BackToLogin onBack={onBack} />
      {method === 'totp' && <p className="login-more">无法获取动态口令？请联系平台管理员解除</p>}
    </form>
  );
}
