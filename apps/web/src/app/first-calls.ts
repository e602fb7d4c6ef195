import { config, homeEntry } from '@park/contract/config';
import { identity } from '@park/contract/identity';
import { sendAhead } from '../kit/send.ts';

/** Asks who is signed in and what he sees while the console itself is still on its way. */
export function askAhead(): void {
  sendAhead(identity.userInfo, {});
  sendAhead(identity.menus, {});
  sendAhead(config.read, homeEntry);
}
