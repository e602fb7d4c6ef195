import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { browser, currentPath } from '../kit/browser.ts';
import { farewell } from '../kit/farewell.ts';
import { say } from '../kit/message.ts';
import { loginPath } from '../kit/redirect.ts';
import { type CallError, onSignedOut, send } from '../kit/send.ts';
import { session } from '../kit/session.ts';
import { token } from '../kit/storage.ts';
import { forgetTabs } from './useTabs.ts';
import { lastMenu } from './visit.ts';

/** Long enough to read one line. */
export const readingTime = 2000;

function leaveFor(path: string) {
  token.remove();
  forgetTabs();
  lastMenu.forget();
  browser.leaveFor(path);
}

/** Asks the portal's logout path first; going there by GET would only show the sign-in page and end nothing. */
export async function signOut(why?: string) {
  if (why) farewell.leave(why);
  onSignedOut.run = () => {};
  // A session that cannot be ended any more is as good as ended.
  await send(identity.logout, {}).catch(() => {});
  leaveFor('/login');
}

/** From now on a lost session is said once and leads back to the sign-in page, which remembers the address. */
export function watchSession() {
  onSignedOut.run = (error: CallError) => {
    onSignedOut.run = () => {};
    // Decision 35: only somebody who comes back to a page he had closed is told that his time has run out.
    const { sessionEnded, notSignedIn } = commonErrors;
    const expired = session.wasClosed ? sessionEnded : notSignedIn;
    const why = error.code === sessionEnded.code ? expired.message : error.message;
    say.error(why, readingTime / 1000);
    // That nobody is signed in needs no words where one signs in.
    if (why !== notSignedIn.message) farewell.leave(why);
    setTimeout(() => leaveFor(loginPath(currentPath())), readingTime);
  };
}
