import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { JoinPage } from './JoinPage.tsx';

/** For those who have no account yet: the page alone, without the console. */
export function start(element: HTMLElement) {
  createRoot(element).render(
    <StrictMode>
      <JoinPage />
    </StrictMode>,
  );
}
