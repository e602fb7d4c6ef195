import { smsErrors } from '@park/contract/kernel/sms';
import { invitation } from '@park/contract/people/invitation';
import { type FormEvent, useState } from 'react';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { Field } from '../../../login/fields.tsx';
import { useSmsCode } from '../../../parts/account/sms.ts';
import { phoneDigits } from '../../../parts/phone/digits.ts';
import { type Name, problemOf } from './problem.ts';

type Problems = Partial<Record<Name | 'remark', string>>;

const read = (form: HTMLFormElement, name: Name | 'remark') => String(new FormData(form).get(name) ?? '').trim();

/** Asks for name, phone number and the SMS code. */
export function JoinForm({ code, onSent }: { code: string; onSent: (state: 'waiting' | 'joined') => void }) {
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const sms = useSmsCode('join');
  const settle = (name: keyof Problems) => ({
    problem: problems[name],
    onEdit: () => setProblems(({ [name]: _, ...others }) => others),
  });

  /** Shows the errors, focuses the first invalid field, and tells whether there are any errors. */
  function land(form: HTMLFormElement, found: Problems): boolean {
    const left = Object.entries(found).filter(([, text]) => text);
    setProblems(Object.fromEntries(left));
    setRefusal('');
    const [first] = left[0] ?? [];
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return left.length > 0;
  }

  async function ask(form: HTMLFormElement) {
    const phone = phoneDigits(read(form, 'phone'));
    if (land(form, { phone: problemOf('phone', phone) ?? '' })) return;
    setRefusal((await sms.ask(() => send(invitation.sendCode, { code, phone }))) ?? '');
  }

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = { realName: read(form, 'realName'), phone: phoneDigits(read(form, 'phone')), smsCode: read(form, 'smsCode') };
    const found: Problems = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, problemOf(name as Name, value)]));
    if (land(form, sms.smsId ? found : { ...found, smsCode: '请先获取验证码' })) return;
    setSending(true);
    try {
      const { state } = await send(invitation.apply, { code, ...filled, smsId: sms.smsId, remark: read(form, 'remark') });
      sms.forget();
      onSent(state);
    } catch (error) {
      const isWrongCode = error instanceof CallError && error.message === smsErrors.wrongCode.message;
      const onFields = isWrongCode ? { smsCode: error.message } : error instanceof CallError ? error.fields : {};
      if (!land(form, onFields)) setRefusal(error instanceof CallError ? error.message : clientTexts.failed);
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={apply}>
      <div role="alert">{refusal && <p className="login-refusal">{refusal}</p>}</div>
      <Field name="realName" label="姓名" autoComplete="name" maxLength={20} {...settle('realName')} />
      <Field name="phone" label="手机号" type="tel" autoComplete="tel" maxLength={20} {...settle('phone')} />
      <Field
        name="smsCode"
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...settle('smsCode')}
        action={
          <button
            type="button"
            className="join-code"
            disabled={sms.left > 0 || sms.isSending}
            onClick={({ currentTarget }) => void ask(currentTarget.form as HTMLFormElement)}
          >
            {sms.label}
          </button>
        }
      />
      <Field name="remark" label="附言（选填）" maxLength={100} {...settle('remark')} />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '提交中…' : '申请加入'}
      </button>
    </form>
  );
}
