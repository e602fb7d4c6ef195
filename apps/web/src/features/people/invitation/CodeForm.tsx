import { invitation, invitationErrors } from '@park/contract/people/invitation';
import { type FormEvent, useState } from 'react';
import { send } from '../../../kit/api/send.ts';
import { Field, Refusal } from '../../../login/fields.tsx';
import { type Invited, textOf } from './invited.ts';
import { problemOf } from './problem.ts';

/** Asks for the code of an invitation or the permanent code of a company, for users without a link. */
export function CodeForm({ onFound }: { onFound: (code: string, invited: Invited) => void }) {
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // drops spaces and hyphens that were typed or copied with the code
    const code = String(new FormData(form).get('code') ?? '').replace(/[\s-]/g, '');
    const wrong = problemOf('code', code);
    setProblem(wrong);
    setRefusal('');
    if (wrong) return form.querySelector('input')?.focus();
    setSending(true);
    try {
      onFound(code, await send(invitation.show, { code }));
    } catch (error) {
      const text = textOf(error);
      if (text === invitationErrors.badCode.message) setProblem(text);
      else setRefusal(text);
      form.querySelector('input')?.focus();
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={look}>
      <h1>加入企业</h1>
      <p className="login-hint">输入企业管理员提供给你的邀请码或企业码。</p>
      <Refusal text={refusal} />
      <Field
        name="code"
        label="邀请码或企业码"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        problem={problem}
        onEdit={() => setProblem(undefined)}
      />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '查询中…' : '下一步'}
      </button>
    </form>
  );
}
