import type { Reply } from '@park/contract/core';
import { invitation, invitationErrors } from '@park/contract/invitation';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { brand } from '../../kit/brand.ts';
import { browser } from '../../kit/browser.ts';
import { dateTime } from '../../kit/format.ts';
import { Logo } from '../../kit/Logo.tsx';
import { CallError, clientTexts, send } from '../../kit/send.ts';
import { JoinForm } from './JoinForm.tsx';
import '../../login/login.css';
import '../../login/join.css';

type Invited = Reply<typeof invitation.show>;
const codeIn = () => new URLSearchParams(location.search).get('code') ?? '';

/** Where an invitation leads: which company it is to, and the form that asks to join it. */
export function JoinPage() {
  const [code] = useState(codeIn);
  const [invited, setInvited] = useState<Invited>();
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'waiting' | 'joined'>();
  const load = () => {
    setProblem('');
    send(invitation.show, { code }).then(setInvited, (error) => setProblem(textOf(error)));
  };
  useEffect(load, [code]);
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
        {problem ? (
          <Refused text={problem} onRetry={load} />
        ) : !invited ? (
          <p className="login-hint">正在读取邀请…</p>
        ) : state ? (
          <Done state={state} company={invited.companyName} />
        ) : (
          <>
            <h1>加入{invited.companyName}</h1>
            <p className="login-hint">
              {invited.needsApproval ? '提交后由单位管理员审核。' : '提交后即成为单位成员。'}
              <br />
              邀请有效期至 {dateTime(invited.expiresDate)}
            </p>
            <JoinForm code={code} onSent={setState} />
          </>
        )}
      </main>
    </div>
  );
}

/** A code that cannot be one is refused on its field. */
const textOf = (error: unknown) => (error instanceof CallError ? (error.fields.code ?? error.message) : clientTexts.failed);

function Refused({ text, onRetry }: { text: string; onRetry: () => void }) {
  const isOver = text === invitationErrors.badCode.message;
  return (
    <div role="alert">
      <h1>{text}</h1>
      <p className="login-hint">{isOver ? '请联系邀请你的人重新发送邀请。' : '请检查网络后重试。'}</p>
      {!isOver && (
        <button type="button" className="login-submit" onClick={onRetry}>
          重试
        </button>
      )}
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
