import { config, homeEntry } from '@park/contract/kernel/config';
import { identity } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { sendAhead } from '../kit/send.ts';

/** Asks who is signed in, what he sees and, where he arrives there, what his home page shows while the console itself is still on its way. */
export function askAhead(isHome: boolean): void {
  sendAhead(identity.userInfo, {});
  sendAhead(identity.menus, {});
  sendAhead(config.read, homeEntry);
  if (!isHome) return;
  sendAhead(config.basicInfo, {});
  sendAhead(shortcut.list, {});
}
