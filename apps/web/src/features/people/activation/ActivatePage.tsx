import { activation, activationErrors } from '@park/contract/people/activation';
import { readActivationCode } from '@park/contract/people/activation-code';
import { type FormEvent, useEffect, useState } from 'react';
import { browser } from '../../../kit/api/browser.ts';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { dateTime } from '../../../kit/format.ts';
import { Field, focus, Refusal, readForm, useProblems } from '../../../login/fields.tsx';
import { brand } from '../../../parts/brand/brand.ts';
import { Logo } from '../../../parts/brand/Logo.tsx';
import { type ActivationInfo, PasswordStep } from './PasswordStep.tsx';
import '../../../login/login.css';
import '../../../login/join.css';

/** Returns the reason why a code is refused; for a code in an invalid format the server sends a field error. */
const textOf = (error: unknown) => (error instanceof CallError ? (error.fields.code ?? error.message) : clientTexts.failed);
type ActivationInput = { code: string };
/** The code is in the fragment of the address, which browsers do not send to servers. */
const inputInAddress = (): ActivationInput | undefined =>
  location.hash.length > 1 ? { code: readActivationCode(location.hash) } : undefined;

/** Page of an activation link: the invited operator sets a password and can then sign in. */
export function ActivatePage() {
  const [input, setInput] = useState(inputInAddress);
  const [info, setInfo] = useState<ActivationInfo>();
  const [problem, setProblem] = useState('');
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!input) return;
    setProblem('');
    send(activation.show, input).then(setInfo, (error) => setProblem(textOf(error)));
  }, [input]);
  useEffect(() => {
    document.title = `激活账号 - ${brand.saasadminName}`;
    // handles another link pasted into the address bar of this page
    const follow = () => setInput(inputInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const lose = (text: string) => {
    setInfo(undefined);
    setProblem(text);
  };
  return (
    <div className="join">
      <header className="login-brand">
        <Logo />
        {brand.saasadminName}
      </header>
      <main className="join-card">
        {isDone ? (
          <Done />
        ) : info && input ? (
          <>
            <h1>欢迎，{info.realName}</h1>
            <p className="login-hint">
              你将作为{info.companyName}的管理员使用“{info.spaceName}”，登录账号为 {info.phone}。
              <br />
              请在 {dateTime(info.expiresDate)} 前设置登录密码。
            </p>
            <PasswordStep code={input.code} info={info} onDone={() => setDone(true)} onLost={lose} />
          </>
        ) : input && !problem ? (
          <p className="login-hint">正在读取邀请…</p>
        ) : (
          <CodeStep refusal={problem} onGiven={(code) => setInput({ code })} />
        )}
      </main>
    </div>
  );
}

/** Asks for the activation code if the user has no link or the link is no longer valid. */
function CodeStep({ refusal, onGiven }: { refusal: string; onGiven: (code: string) => void }) {
  const { fieldState, showProblems } = useProblems<'code'>();
  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readActivationCode(readForm(event.currentTarget, 'code').code);
    if (!showProblems(event.currentTarget, { code: code ? undefined : '请输入激活码' })) onGiven(code);
  }
  return (
    <form noValidate onSubmit={next}>
      <h1>激活账号</h1>
      <p className="login-hint">
        {refusal === activationErrors.badCode.message
          ? '激活链接仅可使用一次，过期后请联系平台管理员重新邀请；已激活的，请直接登录。'
          : '请输入邀请短信中的激活码。'}
      </p>
      <Refusal text={refusal} />
      <Field name="code" label="激活码" autoComplete="one-time-code" maxLength={200} ref={focus} {...fieldState('code')} />
      <button type="submit" className="login-submit">
        下一步
      </button>
      <button type="button" className="login-plain" onClick={() => browser.leaveFor('/login')}>
        返回登录
      </button>
    </form>
  );
}

const Done = () => (
  <div role="status">
    <h1>账号已激活</h1>
    <p className="login-hint">请使用手机号和刚设置的密码登录。</p>
    <button type="button" className="login-submit" onClick={() => browser.leaveFor('/login')}>
      去登录
    </button>
  </div>
);
