import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/identity';
import { browser, currentPath } from '../kit/browser.ts';
import { say } from '../kit/message.ts';
import { loginPath } from '../kit/redirect.ts';
import { type CallError, onSignedOut, send } from '../kit/send.ts';
import { session } from '../kit/session.ts';
import { token } from '../kit/storage.ts';
import { forgetTabs } from './useTabs.ts';

/** Long enough to read one line. */
export const readingTime = 2000;

function leaveFor(path: string) {
  token.remove();
  forgetTabs();
  browser.leaveFor(path);
}

export async function signOut() {
  onSignedOut.run = () => {};
  // A session that cannot be ended any more is as good as ended.
  await send(identity.logout, {}).catch(() => {});
  leaveFor('/login');
}

/** From now on a lost session is said once and leads back to the sign-in page, which remembers the address. */
export function watchSession() {
  onSignedOut.run = (error: CallError) => {
    onSignedOut.run = () => {};
    const isExpired = error.code === commonErrors.sessionEnded.code && session.wasClosed;
    say.error(isExpired ? commonErrors.sessionEnded.message : error.message, readingTime / 1000);
    setTimeout(() => leaveFor(loginPath(currentPath())), readingTime);
  };
}
