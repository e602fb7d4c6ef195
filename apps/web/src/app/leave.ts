import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { browser, currentPath } from '../kit/api/browser.ts';
import { type CallError, onSignedOut, send } from '../kit/api/send.ts';
import { session } from '../kit/api/session.ts';
import { token } from '../kit/api/storage.ts';
import { say } from '../kit/feedback/message.ts';
import { loginPath } from '../login/redirect.ts';
import { signOutReason } from '../login/sign-out-reason.ts';
import { forgetTabs } from './useTabs.ts';
import { lastMenu } from './visit.ts';

/** Time for the user to read the message before the page changes, in milliseconds. */
export const readingTimeMs = 2000;

function clearAndLeave(path: string) {
  token.remove();
  forgetTabs();
  lastMenu.forget();
  browser.leaveFor(path);
}

/**
 * Ends the session through the portal's logout path, then opens the sign-in page. Opening that path by GET would only show the sign-in page
 * and end nothing.
 */
export async function signOut(reason?: string) {
  if (reason) signOutReason.set(reason);
  onSignedOut.run = () => {};
  // A failed logout is ignored: the browser forgets the session anyway.
  await send(identity.logout, {}).catch(() => {});
  clearAndLeave('/login');
}

/** Shows the message of a lost session once, then opens the sign-in page, which remembers the address. */
export function watchSession() {
  onSignedOut.run = (error: CallError) => {
    onSignedOut.run = () => {};
    // Decision 35: only a user who reopens a closed page is told that the session has expired.
    const { sessionEnded, notSignedIn } = commonErrors;
    const expired = session.wasClosed ? sessionEnded : notSignedIn;
    const reason = error.code === sessionEnded.code ? expired.message : error.message;
    say.error(reason, readingTimeMs / 1000);
    // The sign-in page shows by itself that the user is not signed in.
    if (reason !== notSignedIn.message) signOutReason.set(reason);
    setTimeout(() => clearAndLeave(loginPath(currentPath())), readingTimeMs);
  };
}
