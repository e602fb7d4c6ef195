import { identity } from '@park/contract/identity';
import { type FormEvent, useState } from 'react';
import { brand } from '../kit/brand.ts';
import { ChunkError } from '../kit/chunk.ts';
import { Logo } from '../kit/Logo.tsx';
import { CallError, clientTexts, send } from '../kit/send.ts';
import { session } from '../kit/session.ts';
import { token } from '../kit/storage.ts';
import { Field, PasswordField } from './fields.tsx';
import { Skyline } from './Skyline.tsx';

const rules = { loginName: '请输入账号或手机号', password: '请输入密码' };
type Problems = Partial<typeof rules>;

const read = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return { loginName: String(data.get('loginName')).trim(), password: String(data.get('password')) };
};

const problemsOf = (filled: typeof rules): Problems => ({
  ...(!filled.loginName && { loginName: rules.loginName }),
  ...(!filled.password && { password: rules.password }),
});

const textOf = (error: unknown) => (error instanceof CallError || error instanceof ChunkError ? error.message : clientTexts.failed);

/** Signs in, then hands over to the console. */
export function LoginPage({ onEnter, onTouch }: { onEnter: () => Promise<void>; onTouch: () => void }) {
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = read(form);
    const missing = problemsOf(filled);
    setProblems(missing);
    setRefusal('');
    const first = Object.keys(missing)[0];
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setSending(true);
    try {
      const { loginToken, sessionKey } = await send(identity.login, filled);
      token.set(loginToken);
      session.keep(sessionKey);
      await onEnter();
    } catch (error) {
      const onFields: Problems = error instanceof CallError ? error.fields : {};
      setProblems(onFields);
      setRefusal(Object.keys(onFields).length ? '' : textOf(error));
      setSending(false);
    }
  }

  const settle = (name: keyof Problems) => ({
    problem: problems[name],
    onEdit: () => setProblems(({ [name]: _, ...others }) => others),
  });

  return (
    <div className="login">
      <aside className="login-side">
        <div className="login-brand">
          <Logo />
          {brand.saasadminName}
        </div>
        <Skyline />
        <div className="login-words">
          <p className="login-slogan">一个平台，管好整座园区</p>
          <p>园区、企业与物业的事，在同一处办理。</p>
        </div>
      </aside>
      <main className="login-main">
        <form className="login-form" noValidate onSubmit={signIn} onFocus={onTouch}>
          <h1>登录</h1>
          <p className="login-hint">使用账号或手机号登录{brand.saasadminName}</p>
          <div role="alert">{refusal && <p className="login-refusal">{refusal}</p>}</div>
          <Field name="loginName" label="账号或手机号" autoComplete="username" maxLength={64} {...settle('loginName')} />
          <PasswordField {...settle('password')} />
          <button type="submit" className="login-submit" disabled={isSending}>
            {isSending ? '登录中…' : '登录'}
          </button>
        </form>
      </main>
    </div>
  );
}
