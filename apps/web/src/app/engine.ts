import { engineWarning, isChrome } from '../kit/engine.ts';
import { say } from '../kit/message.ts';
import { key } from '../kit/storage.ts';

const name = key('engine');

/** Recommends Chrome to whoever comes with another engine, once per window. */
export function warnOfEngine() {
  if (isChrome() || sessionStorage.getItem(name)) return;
  sessionStorage.setItem(name, 'said');
  say.warning(engineWarning, 6);
}
