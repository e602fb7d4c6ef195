import { type RefObject, useEffect, useEffectEvent } from 'react';

/** On scrolling too: what is unfolded is placed on the window and would stay behind. */
const leaving = ['pointerdown', 'focusin', 'scroll'];

/** While something is unfolded: Escape, a click elsewhere and the focus moving away fold it. Says whether the keyboard did it. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: (byKey: boolean) => void) {
  const fold = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!inside.current?.contains(event.target as Node)) fold(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') fold(true);
    };
    for (const type of leaving) document.addEventListener(type, leave, true);
    document.addEventListener('keydown', onEscape);
    return () => {
      for (const type of leaving) document.removeEventListener(type, leave, true);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen, inside]);
}
