import type { PropsWithChildren } from 'react';
import { brand } from '../parts/brand/brand.ts';
import { Logo } from '../parts/brand/Logo.tsx';
import { engineWarning, isChrome } from './chrome.ts';
import { Skyline } from './Skyline.tsx';

/** Shows the brand, the picture and the words beside every form before the sign-in. */
const Picture = () => (
  <aside className="login-side">
    <div className="login-brand">
      <Logo />
      {brand.saasadminName}
    </div>
    <Skyline />
    <div className="login-words">
      <p className="login-slogan">一个平台，管好整座园区</p>
      <p>园区、企业与物业的事，在同一处办理。</p>
    </div>
  </aside>
);

/** Shows the picture of the sign-in page behind a dialog that the user must answer before the console opens. */
export const Backdrop = () => (
  <div className="login">
    <Picture />
  </div>
);

/** Renders the frame of every page before the sign-in. */
export function Frame({ onTouch, children }: PropsWithChildren<{ onTouch: () => void }>) {
  return (
    <div className="login">
      <Picture />
      <main className="login-main" onFocus={onTouch}>
        {!isChrome() && (
          <p className="login-engine" role="status">
            {engineWarning}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

export const BackToLogin = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className="login-plain" onClick={onBack}>
    返回登录
  </button>
);
