import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentPath } from '../kit/browser.ts';
import { App } from './App.tsx';
import { watchSession } from './leave.ts';
import { match } from './match.ts';
import { prefetch } from './pages.tsx';
import { home } from './routes.ts';
import './shell.css';

export function start(element: HTMLElement) {
  watchSession();
  const path = currentPath().split('?')[0] as string;
  prefetch(match(path).page ? path : home);
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
