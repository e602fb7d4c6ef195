import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetched } from '../kit/api/chunk.ts';
import { say } from '../kit/feedback/message.ts';
import { Icon } from '../kit/page/icons.tsx';

type Palette = ComponentType<{ onClose: () => void }>;

/** Opens the palette, whose code is fetched at first use. */
export function Search() {
  const [Palette, setPalette] = useState<Palette>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (Palette) return;
    fetched(import('./Palette.tsx')).then(
      (file) => setPalette(() => file.Palette),
      (error: Error) => say.error(error.message),
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button type="button" className="search-button" aria-keyshortcuts="Control+K" onClick={open}>
        <Icon name="search" />
        <span>搜索</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
