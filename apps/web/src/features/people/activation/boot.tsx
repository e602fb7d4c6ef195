import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ActivatePage } from './ActivatePage.tsx';

/** Starts the activation page alone, without the console, for users who have no password yet. */
export function start(element: HTMLElement) {
  createRoot(element).render(
    <StrictMode>
      <ActivatePage />
    </StrictMode>,
  );
}
