import { key } from '../kit/api/storage.ts';
import { say } from '../kit/feedback/message.ts';
import { engineWarning, isChrome } from '../login/chrome.ts';

const name = key('engine');

/** Recommends Chrome to users of another browser engine, once per window. */
export function warnOfEngine() {
  if (isChrome() || sessionStorage.getItem(name)) return;
  sessionStorage.setItem(name, 'said');
  say.warning(engineWarning, 6);
}
