import { sendFirstCalls } from './app/first-calls.ts';
import { browser, currentPath, showPath } from './kit/api/browser.ts';
import { ChunkError, fetched } from './kit/api/chunk.ts';
import { token } from './kit/api/storage.ts';
import { applyTheme } from './kit/theme/theme.ts';
import { isForgot, loginPath } from './login/redirect.ts';
import { applyBrand } from './parts/brand/brand.ts';

const root = document.getElementById('root') as HTMLElement;
const isJoin = (path: string) => /^\/join\/?(\?|#|$)/.test(path);
const isHome = (path: string) => /^\/(?:home)?(?:[?#]|$)/.test(path);
const isActivate = (path: string) => /^\/join\/activate\/?(\?|#|$)/.test(path);

/** Loads only the needed part: the sign-in page loads no console, and the console no sign-in page. */
async function open() {
  // An invited user may or may not have an account, and sees the same page in either case.
  if (isJoin(currentPath())) return (await fetched(import('./features/people/invitation/boot.tsx'))).start(root);
  if (isActivate(currentPath())) return (await fetched(import('./features/people/activation/boot.tsx'))).start(root);
  if (token.get() && !isForgot(currentPath())) {
    const frame = fetched(import('./app/boot.tsx'));
    sendFirstCalls(isHome(currentPath()));
    return (await frame).start(root);
  }
  showPath(loginPath(currentPath()));
  return (await fetched(import('./login/boot.tsx'))).start(root);
}

/** Shows that the console could not be loaded. Written without any library, because a library may be the part that failed to load. */
function sayNotLoaded() {
  const text = document.createElement('p');
  text.textContent = new ChunkError().message;
  const again = document.createElement('button');
  again.textContent = '刷新';
  again.onclick = browser.reload;
  root.replaceChildren(text, again);
}

// The requests start first; the code below runs while they are under way.
const opened = open();
applyTheme();
applyBrand();
opened.catch(sayNotLoaded);
