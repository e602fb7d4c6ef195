import { commonErrors } from '@park/contract/core';
import { invitation, invitationErrors } from '@park/contract/people/invitation';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { brand } from '../../../kit/brand.ts';
import { browser, showPath } from '../../../kit/browser.ts';
import { dateTime } from '../../../kit/format.ts';
import { Logo } from '../../../kit/Logo.tsx';
import { send } from '../../../kit/send.ts';
import { CodeForm } from './CodeForm.tsx';
import { type Invited, textOf } from './invited.ts';
import { JoinForm } from './JoinForm.tsx';
import '../../../login/login.css';
import '../../../login/join.css';

const codeIn = () => new URLSearchParams(location.search).get('code') ?? '';

/** Where an invitation or a company's code leads: which company it is to, and the form that asks to join it. Who has no link types a code. */
export function JoinPage() {
  const [linked] = useState(codeIn);
  const [isTyping, setTyping] = useState(!linked);
  const [found, setFound] = useState<{ code: string; invited: Invited }>();
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'waiting' | 'joined'>();
  const load = () => {
    setProblem('');
    send(invitation.show, { code: linked }).then(
      (invited) => setFound({ code: linked, invited }),
      (error) => setProblem(textOf(error)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code of the address
  useEffect(() => {
    if (linked) load();
  }, [linked]);
  const find = (code: string, invited: Invited) => {
    // so that it is still there after a reload
    showPath(`/join?code=${code}`);
    setFound({ code, invited });
    setTyping(false);
    setProblem('');
  };
  useEffect(() => {
    document.title = `加入单位 - ${brand.saasadminName}`;
  }, []);
  return (
    <div className="join">
      <header className="login-brand">
        <Logo />
        {brand.saasadminName}
      </header>
      <main className="join-card">
        {isTyping ? (
          <CodeForm onFound={find} />
        ) : problem ? (
          <Refused text={problem} onRetry={load} onOther={() => setTyping(true)} />
        ) : !found ? (
          <p className="login-hint">正在查询单位…</p>
        ) : state ? (
          <Done state={state} company={found.invited.companyName} />
        ) : (
          <>
            <Welcome to={found.invited} />
            <JoinForm code={found.code} onSent={setState} />
          </>
        )}
      </main>
    </div>
  );
}

const Welcome = ({ to: { companyName, needsApproval, expiresDate } }: { to: Invited }) => (
  <>
    <h1>加入{companyName}</h1>
    <p className="login-hint">
      {needsApproval ? '提交后由单位管理员审核。' : '提交后即成为单位成员。'}
      {expiresDate && <br />}
      {expiresDate && `邀请有效期至 ${dateTime(expiresDate)}`}
    </p>
  </>
);

type RefusedProps = { text: string; onRetry: () => void; onOther: () => void };
function Refused({ text, onRetry, onOther }: RefusedProps) {
  const isOver = text === invitationErrors.badCode.message;
  return (
    <div role="alert">
      <h1>{text}</h1>
      {text !== commonErrors.tooMany.message && (
        <p className="login-hint">{isOver ? '请联系邀请你的人重新发送邀请，或向单位索取单位码。' : '请检查网络后重试。'}</p>
      )}
      <button type="button" className="login-submit" onClick={isOver ? onOther : onRetry}>
        {isOver ? '输入其他邀请码或单位码' : '重试'}
      </button>
      <ToLogin className="login-plain">返回登录</ToLogin>
    </div>
  );
}

function Done({ state, company }: { state: 'waiting' | 'joined'; company: string }) {
  return (
    <div role="status">
      <h1>{state === 'joined' ? `已加入${company}` : '申请已提交，请等待审核'}</h1>
      <p className="login-hint">
        {state === 'joined' ? '已有账号的，账号和密码不变；首次使用的，初始密码已以短信发送给你。' : '审核结果将以短信告知你。'}
      </p>
      {state === 'joined' && <ToLogin className="login-submit">去登录</ToLogin>}
    </div>
  );
}

const ToLogin = (props: PropsWithChildren<{ className: string }>) => (
  <button type="button" onClick={() => browser.leaveFor('/login')} {...props} />
);
