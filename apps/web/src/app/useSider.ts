import { useEffect, useState, useSyncExternalStore } from 'react';
import { stored } from '../kit/api/storage.ts';

const storageKey = 'sider';
const phone = matchMedia('(max-width: 767px)');
const onPhoneChange = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Manages the side menu: wide or folded as last chosen; on a narrow screen a drawer that is always wide. */
export function useSider() {
  const isNarrow = useSyncExternalStore(onPhoneChange, () => phone.matches);
  const [isFolded, setFolded] = useState(stored.get(storageKey) === 'folded');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    if (!isDrawerOpen) return;
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setDrawerOpen(false);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isDrawerOpen]);
  const fold = () => {
    stored.set(storageKey, isFolded ? 'wide' : 'folded');
    setFolded(!isFolded);
  };
  return { isFolded: isFolded && !isNarrow, fold, isDrawerOpen: isDrawerOpen && isNarrow, setDrawerOpen };
}
