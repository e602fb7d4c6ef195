import { askAhead } from './app/first-calls.ts';
import { wear } from './kit/brand.ts';
import { browser, currentPath, showPath } from './kit/browser.ts';
import { ChunkError, fetched } from './kit/chunk.ts';
import { isForgot, loginPath } from './kit/redirect.ts';
import { token } from './kit/storage.ts';
import { paint } from './kit/theme.ts';

const root = document.getElementById('root') as HTMLElement;
const isJoin = (path: string) => /^\/join\/?(\?|#|$)/.test(path);
const isHome = (path: string) => /^\/(?:home)?(?:[?#]|$)/.test(path);
const isActivate = (path: string) => /^\/join\/activate\/?(\?|#|$)/.test(path);

/** Neither screen is part of the other: who signs in fetches no console, who is signed in no sign-in page. */
async function open() {
  // Whoever is invited may have no account, and whoever has one is asked the same.
  if (isJoin(currentPath())) return (await fetched(import('./features/people/invitation/boot.tsx'))).start(root);
  if (isActivate(currentPath())) return (await fetched(import('./features/people/activation/boot.tsx'))).start(root);
  if (token.get() && !isForgot(currentPath())) {
    const frame = fetched(import('./app/boot.tsx'));
    askAhead(isHome(currentPath()));
    return (await frame).start(root);
  }
  showPath(loginPath(currentPath()));
  return (await fetched(import('./login/boot.tsx'))).start(root);
}

/** Written without any library, since it is what failed to come. */
function sayNotLoaded() {
  const text = document.createElement('p');
  text.textContent = new ChunkError().message;
  const again = document.createElement('button');
  again.textContent = '刷新';
  again.onclick = browser.reload;
  root.replaceChildren(text, again);
}

// First what has a way to go; the rest is done while it is on it.
const opened = open();
paint();
wear();
opened.catch(sayNotLoaded);
