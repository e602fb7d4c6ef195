import { commonErrors } from '@park/contract/core';
import { invitation, invitationErrors } from '@park/contract/people/invitation';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { browser, showPath } from '../../../kit/api/browser.ts';
import { send } from '../../../kit/api/send.ts';
import { dateTime } from '../../../kit/format.ts';
import { brand } from '../../../parts/brand/brand.ts';
import { Logo } from '../../../parts/brand/Logo.tsx';
import { CodeForm } from './CodeForm.tsx';
import { type Invited, textOf } from './invited.ts';
import { JoinForm } from './JoinForm.tsx';
import '../../../login/login.css';
import '../../../login/join.css';

const codeInAddress = () => new URLSearchParams(location.search).get('code') ?? '';

/** Page of an invitation link or company code: shows the company and the form to join it. Users without a link enter a code. */
export function JoinPage() {
  const [linked] = useState(codeInAddress);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each code in the address
  useEffect(() => {
    if (linked) load();
  }, [linked]);
  const find = (code: string, invited: Invited) => {
    // keeps the code in the address, so that it survives a reload
    showPath(`/join?code=${code}`);
    setFound({ code, invited });
    setTyping(false);
    setProblem('');
  };
  useEffect(() => {
    document.title = `加入企业 - ${brand.saasadminName}`;
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
          <p className="login-hint">正在查询企业…</p>
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
      {needsApproval ? '提交后由企业管理员审核。' : '提交后即成为企业员工。'}
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
        <p className="login-hint">{isOver ? '请联系邀请你的人重新发送邀请，或向企业索取企业码。' : '请检查网络后重试。'}</p>
      )}
      <button type="button" className="login-submit" onClick={isOver ? onOther : onRetry}>
        {isOver ? '输入其他邀请码或企业码' : '重试'}
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
