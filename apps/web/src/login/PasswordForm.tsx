import type { Reply } from '@park/contract/core';
import { activationPath } from '@park/contract/people/activation-code';
import type { Agreement } from '@park/contract/people/agreement';
import { type Challenge, identity, identityErrors } from '@park/contract/people/identity';
import { type FormEvent, useState } from 'react';
import { CallError, send } from '../kit/api/send.ts';
import { projectPrefix } from '../kit/api/session.ts';
import { brand } from '../parts/brand/brand.ts';
import { CaptchaField, isAboutCaptcha, useCaptcha } from './Captcha.tsx';
import { Consent, consentMissing, useAgreements } from './Consent.tsx';
import { textOf } from './checks.ts';
import { Field, focus, PasswordField, Refusal, readForm, useProblems } from './fields.tsx';
import { remembered, versionsOf } from './remembered.ts';

export type Opened = Reply<typeof identity.login>;
/** State of the sign-in page on arrival: a prefilled account, a notice or a refusal, and whether the user returns from the second step. */
export type Arrival = { account?: string; notice?: string; refusal?: string; isBack?: boolean };

type FieldName = 'loginName' | 'password' | 'vaildCode' | 'consent';
type PasswordFormProps = {
  arrival: Arrival;
  onOpened: (opened: Opened) => Promise<void>;
  onChallenge: (challenge: Challenge, account: string) => void;
  onForgot: () => void;
};

/** Renders account, password, captcha if demanded, and consent. */
export function PasswordForm({ arrival, onOpened, onChallenge, onForgot }: PasswordFormProps) {
  const [rememberedAccount] = useState(remembered.get);
  const [account, setAccount] = useState(arrival.account ?? rememberedAccount.account);
  const [isRemembering, setRemembering] = useState(Boolean(rememberedAccount.account));
  const [ticked, setTicked] = useState<boolean>();
  const [refusal, setRefusal] = useState(arrival.refusal ?? '');
  const [isSending, setSending] = useState(false);
  const { fieldState, showProblems } = useProblems<FieldName>();
  const captcha = useCaptcha();
  const agreements = useAgreements();
  // Remembered consent holds only for the account that gave it and for the same versions of the agreements.
  const isSame =
    account !== '' &&
    account === rememberedAccount.account &&
    rememberedAccount.agreements !== '' &&
    rememberedAccount.agreements === versionsOf(agreements.texts);
  const isAgreed = ticked ?? isSame;
  // Focuses the password if the account is prefilled, and the account if the user returns from the second step without one.
  const begin = { account: arrival.isBack && !arrival.account && { ref: focus }, password: arrival.account && { ref: focus } };

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = readForm(form, 'loginName', 'password', 'vaildCode');
    setRefusal('');
    const missing = {
      loginName: filled.loginName ? undefined : '请输入账号或手机号',
      password: filled.password ? undefined : '请输入密码',
      vaildCode: captcha.isShown && !filled.vaildCode ? identityErrors.needCaptcha.message : undefined,
      consent: isAgreed ? undefined : consentMissing,
    };
    if (showProblems(form, missing)) return;
    setSending(true);
    const texts = await agreements.whenLoaded();
    try {
      const { loginName, password, vaildCode } = filled;
      const picture = captcha.isShown ? { vaildCode, vaildCodeKey: captcha.picture?.vaildCodeKey } : {};
      const opened = await send(identity.login, { loginName, password, ...picture, agreements: texts.map(acceptedVersion) });
      note(loginName, texts);
      await onOpened(opened);
    } catch (error) {
      if (isChallenge(error)) note(filled.loginName, texts);
      await follow(form, error);
      setSending(false);
    }
  }

  function note(loginName: string, texts: readonly Agreement[]) {
    if (isRemembering) remembered.set(loginName, texts);
    else remembered.forget();
  }

  async function follow(form: HTMLFormElement, error: unknown) {
    if (isChallenge(error)) return onChallenge(error.body as Challenge, account);
    await captcha.follow(error);
    const onFields = error instanceof CallError ? error.fields : {};
    if (!showProblems(form, isAboutCaptcha(error) ? { vaildCode: textOf(error) } : onFields)) setRefusal(textOf(error));
  }

  return (
    <form className="login-form" noValidate onSubmit={signIn}>
      <h1>登录</h1>
      <p className="login-hint">使用账号或手机号登录{brand.saasadminName}</p>
      {arrival.notice && (
        <p className="login-notice" role="status">
          {arrival.notice}
        </p>
      )}
      <Refusal text={refusal} />
      <Field
        name="loginName"
        label="账号或手机号"
        autoComplete="username"
        maxLength={64}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        {...begin.account}
        {...fieldState('loginName')}
      />
      <PasswordField {...begin.password} {...fieldState('password')} />
      {captcha.isShown && <CaptchaField captcha={captcha} {...fieldState('vaildCode')} />}
      <div className="login-row">
        <label className="login-check">
          <input type="checkbox" checked={isRemembering} onChange={(event) => setRemembering(event.target.checked)} />
          记住账号
        </label>
        <button type="button" className="login-link" onClick={onForgot}>
          忘记密码？
        </button>
      </div>
      <Consent agreements={agreements} checked={isAgreed} onChange={setTicked} {...fieldState('consent')} />
      <button type="submit" className="login-submit" disabled={isSending}>
        {isSending ? '登录中…' : '登录'}
      </button>
      <p className="login-more">
        首次受邀使用？<a href={projectPrefix() + activationPath}>激活账号</a>
      </p>
    </form>
  );
}

const isChallenge = (error: unknown): error is CallError => error instanceof CallError && error.code === identityErrors.secondFactor.code;
const acceptedVersion = ({ kind, version }: Agreement) => ({ kind, version });
