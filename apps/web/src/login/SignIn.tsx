import { lazy, useEffect, useState } from 'react';
import { currentPath } from '../kit/api/browser.ts';
import { type ChunkError, fetched } from '../kit/api/chunk.ts';
import { projectPrefix } from '../kit/api/session.ts';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { brand } from '../parts/brand/brand.ts';
import { Frame } from './Frame.tsx';
import { Refusal } from './fields.tsx';
import { LoginPage } from './LoginPage.tsx';
import type { Arrival } from './PasswordForm.tsx';
import { forgotPath, isForgot } from './redirect.ts';
import { signOutReason } from './sign-out-reason.ts';

/** The page is rarely needed, so it is not loaded with the sign-in page. */
const ForgotPage = lazy(() =>
  fetched(import('./ForgotPage.tsx')).then(
    (file) => ({ default: file.ForgotPage }),
    ({ message }: ChunkError) => ({ default: () => <Refusal text={message} /> }),
  ),
);

/** Renders the sign-in page or the page for a forgotten password, by the address. Its query holds the address to open after signing in. */
export function SignIn({ onEnter, onTouch }: { onEnter: () => Promise<void>; onTouch: () => void }) {
  const [path, setPath] = useState(currentPath);
  const [arrival, setArrival] = useState<Arrival>(() => ({ refusal: signOutReason.get() }));
  useEffect(signOutReason.remove, []);
  const isForgotten = isForgot(path);

  useEffect(() => {
    const follow = () => setPath(currentPath());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    document.title = `${isForgotten ? '忘记密码' : '登录'} - ${brand.saasadminName}`;
  }, [isForgotten]);

  const go = (to: string) => {
    history.pushState(null, '', projectPrefix() + to + location.search);
    setPath(currentPath());
  };
  const toLogin = (next: Arrival) => {
    setArrival(next);
    go('/login');
  };
  return (
    <Frame onTouch={onTouch}>
      {isForgotten ? (
        <LoadingBoundary fallback={null}>
          <ForgotPage onBack={() => toLogin({ isBack: true })} onDone={(phone) => toLogin({ account: phone, notice: '密码设置成功' })} />
        </LoadingBoundary>
      ) : (
        <LoginPage arrival={arrival} onEnter={onEnter} onForgot={() => go(forgotPath)} />
      )}
    </Frame>
  );
}
