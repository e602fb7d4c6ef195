import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetched } from '../kit/api/chunk.ts';
import { say } from '../kit/feedback/message.ts';
import { useMe } from '../parts/session/me.ts';
import { toured } from './visit.ts';

/** The first screen comes before its explanation. */
const settleMs = 1_200;
/** Whoever is already at something is not interrupted; his next visit will do. */
const isBusy = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** The tour of the shell: by itself for who has not seen it, and whenever it is asked for. Fetched only then. */
export function useTour(isReady: boolean) {
  const { user } = useMe();
  const [Tour, setTour] = useState<ComponentType<{ onClose: () => void }>>();
  const load = () => fetched(import('./Tour.tsx')).then((file) => setTour(() => file.Tour));
  const greet = useEffectEvent(() => {
    if (!toured.has(user.id) && !isBusy()) load().catch(() => undefined);
  });
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => greet(), settleMs);
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
