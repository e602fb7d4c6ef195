import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetched } from '../kit/api/chunk.ts';
import { say } from '../kit/feedback/message.ts';
import { useMe } from '../parts/session/me.ts';
import { toured } from './visit.ts';

/** Lets the first screen settle before the tour explains it. */
const startDelayMs = 1_200;
/** Tells whether a dialog is open; the user is then not interrupted, and the tour opens at the next visit. */
const isBusy = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Opens the tour of the shell: by itself for a user who has not seen it, and on request. Its code is fetched only then. */
export function useTour(isReady: boolean) {
  const { user } = useMe();
  const [Tour, setTour] = useState<ComponentType<{ onClose: () => void }>>();
  const load = () => fetched(import('./Tour.tsx')).then((file) => setTour(() => file.Tour));
  const greet = useEffectEvent(() => {
    if (!toured.has(user.id) && !isBusy()) load().catch(() => undefined);
  });
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => greet(), startDelayMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  const close = () => {
    toured.note(user.id);
    setTour(undefined);
  };
  return {
    tour: Tour && <Tour onClose={close} />,
    start: () => void load().catch((error: Error) => say.error(error.message)),
  };
}
