import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ActivatePage } from './ActivatePage.tsx';

/** For those who have no password yet: the page alone, without the console. */
export function start(element: HTMLElement) {
  createRoot(element).render(
    <StrictMode>
      <ActivatePage />
    </StrictMode>,
  );
}
