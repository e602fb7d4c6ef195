import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentPath } from '../kit/api/browser.ts';
import { App, newClient } from './App.tsx';
import { waitBriefly } from './brief-wait.ts';
import { entryQuery } from './entry.ts';
import { watchSession } from './leave.ts';
import { prefetch } from './pages.tsx';
import './shell.css';

export async function start(element: HTMLElement) {
  watchSession();
  const client = newClient();
  // The data and the page are usually loaded by now, so the console is rendered once, without a skeleton before it.
  await waitBriefly(Promise.all([client.prefetchQuery(entryQuery), prefetch(currentPath().split('?')[0] as string)]));
  createRoot(element).render(
    <StrictMode>
      <App prefetched={client} />
    </StrictMode>,
  );
}
