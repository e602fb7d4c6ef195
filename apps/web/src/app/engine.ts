import { key } from '../kit/api/storage.ts';
import { say } from '../kit/feedback/message.ts';
import { engineWarning, isChrome } from '../login/chrome.ts';

const storageKey = key('engine');

/** Recommends Chrome to users of another browser engine, once per window. */
export function recommendChrome() {
  if (isChrome() || sessionStorage.getItem(storageKey)) return;
  sessionStorage.setItem(storageKey, 'said');
  say.warning(engineWarning, 6);
}
