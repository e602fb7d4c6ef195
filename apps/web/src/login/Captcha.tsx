import type { Reply } from '@park/contract/core';
import { identity, identityErrors } from '@park/contract/people/identity';
import { useState } from 'react';
import { CallError, send } from '../kit/api/send.ts';
import { Field, type FieldState } from './fields.tsx';

type Picture = Reply<typeof identity.captcha>;
const captchaMessages: readonly string[] = [identityErrors.needCaptcha.message, identityErrors.wrongCaptcha.message];

/** Tells whether a refusal concerns the captcha and is shown below it. */
export const isAboutCaptcha = (error: unknown): boolean => error instanceof CallError && captchaMessages.includes(error.message);
const isCaptchaRequired = (error: unknown) =>
  error instanceof CallError && Boolean((error.body as { needVaildCode?: boolean } | undefined)?.needVaildCode);

/** Manages the captcha, which appears after the first refusal that demands it. Each captcha is valid for one try. */
export function useCaptcha() {
  const [isShown, setShown] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const renew = async () => {
    setPicture(undefined);
    setPicture(await send(identity.captcha, { random: Math.random() }).catch(() => undefined));
  };
  return {
    isShown,
    picture,
    renew,
    async follow(error: unknown) {
      if (!isShown && !isCaptchaRequired(error)) return;
      setShown(true);
      await renew();
    },
  };
}
export type Captcha = ReturnType<typeof useCaptcha>;

export function CaptchaField({ captcha: { picture, renew }, ...settled }: FieldState & { captcha: Captcha }) {
  return (
    <Field
      {...settled}
      // A new captcha clears the typed characters.
      key={picture?.vaildCodeKey}
      name="vaildCode"
      label="图形验证码"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={10}
      action={
        <button type="button" className="login-picture" aria-label="看不清，换一张" title="看不清，换一张" onClick={() => void renew()}>
          {picture ? <img src={picture.image} alt="" /> : '点击获取'}
        </button>
      }
    />
  );
}
