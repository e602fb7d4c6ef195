import type { Challenge } from '@park/contract/people/identity';
import { useState } from 'react';
import { session } from '../kit/api/session.ts';
import { initialPassword, token } from '../kit/api/storage.ts';
import { useSmsCode } from '../parts/account/sms.ts';
import { FactorForm } from './FactorForm.tsx';
import { type Arrival, type Opened, PasswordForm } from './PasswordForm.tsx';
import { pendingChallenge } from './remembered.ts';

type LoginPageProps = { arrival?: Arrival; onEnter: () => Promise<void>; onForgot: () => void };
/** Signs the user in, then opens the console. */
export function LoginPage({ arrival = {}, onEnter, onForgot }: LoginPageProps) {
  const [challenge, setChallenge] = useState(pendingChallenge.get);
  const [account, setAccount] = useState(arrival.account);
  const { note } = useSmsCode('factor');

  async function open({ loginToken, sessionKey, change }: Opened) {
    pendingChallenge.forget();
    token.set(loginToken);
    session.setKey(sessionKey);
    initialPassword.note(!change);
    await onEnter();
  }
  const ask = (next: Challenge, name: string) => {
    setAccount(name);
    pendingChallenge.set(next);
    note(next);
    setChallenge(next);
  };
  const back = () => {
    pendingChallenge.forget();
    setChallenge(undefined);
  };
  return challenge ? (
    <FactorForm challenge={challenge} onOpened={open} onBack={back} />
  ) : (
    <PasswordForm arrival={{ ...arrival, ...(account && { account }) }} onOpened={open} onChallenge={ask} onForgot={onForgot} />
  );
}
