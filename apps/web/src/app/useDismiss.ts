import { type RefObject, useEffect, useEffectEvent } from 'react';

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
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen, inside]);
}
