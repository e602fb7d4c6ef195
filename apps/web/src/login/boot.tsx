import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showPath } from '../kit/api/browser.ts';
import { fetched } from '../kit/api/chunk.ts';
import { redirectTarget } from './redirect.ts';
import { SignIn } from './SignIn.tsx';
import './login.css';

const loadConsole = () => fetched(import('../app/boot.tsx'));

export function start(element: HTMLElement) {
  const root = createRoot(element);
  const enter = async () => {
    const { start: open } = await loadConsole();
    showPath(redirectTarget(location.search));
    root.unmount();
    open(element);
  };
  root.render(
    <StrictMode>
      <SignIn onEnter={enter} onTouch={() => void loadConsole().catch(() => {})} />
    </StrictMode>,
  );
}
