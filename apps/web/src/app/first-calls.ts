import { config, homeEntry } from '@park/contract/kernel/config';
import { identity } from '@park/contract/people/identity';
import { shortcut } from '@park/contract/people/shortcut';
import { sendAhead } from '../kit/api/send.ts';
import { initialPassword, lastPlace } from '../kit/api/storage.ts';

/**
 * Requests the user, the menu and (if the user arrives at home) the data of the home page while the code of the console is still loading.
 */
export function sendFirstCalls(isHome: boolean): void {
  sendAhead(identity.userInfo, {});
  if (initialPassword.isKept()) return;
  sendAhead(identity.menus, {});
  sendAhead(config.read, homeEntry);
  if (!isHome) return;
  if (lastPlace.isPark()) sendAhead(config.basicInfo, {});
  sendAhead(shortcut.list, {});
}
