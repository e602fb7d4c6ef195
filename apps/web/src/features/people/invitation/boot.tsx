import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { JoinPage } from './JoinPage.tsx';

/** Starts the join page alone, without the console, for users who have no account yet. */
export function start(element: HTMLElement) {
  createRoot(element).render(
    <StrictMode>
      <JoinPage />
    </StrictMode>,
  );
}
