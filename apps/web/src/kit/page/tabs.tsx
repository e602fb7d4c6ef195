import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import './tabs.css';

type Tab = { key: string; label: string; children?: ReactNode };
type TabsProps = {
  label: string;
  items: readonly Tab[];
  /** Where the page itself knows which one is shown. */
  activeKey?: string;
  onChange?: (key: string) => void;
  /** Beside what they show, above it on narrow screens. */
  isAside?: boolean;
  className?: string;
};
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Several things in one place, one of them shown. Written by hand, since antd's put a menu button among their tabs as soon as they
 * run out of room, and are heavier than the pages they stand on. What was opened once stays, with whatever was typed.
 */
export function Tabs({ label, items, activeKey, onChange, isAside = false, className = '' }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.key);
  const shown = activeKey ?? own;
  const [opened, setOpened] = useState([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const show = (key: string) => {
    setOwn(key);
    if (key !== shown) onChange?.(key);
  };
  const go = (event: KeyboardEvent) => {
    const at = items.findIndex(({ key }) => key === shown);
    const by = steps[event.key];
    const next = event.key === 'Home' ? items[0] : event.key === 'End' ? items.at(-1) : by && items.at((at + by) % items.length);
    if (!next) return;
    event.preventDefault();
    show(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className={`tabbed ${isAside ? 'is-aside' : ''} ${className}`}>
      <div className="tabbed-list" role="tablist" aria-label={label} onKeyDown={go}>
        {items.map(({ key, label: name, children }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === shown}
            {...(children !== undefined && { 'aria-controls': `${id}-${key}-panel` })}
            tabIndex={key === shown ? 0 : -1}
            onClick={() => show(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(
        ({ key, children }) =>
          children !== undefined && (
            <div
              key={key}
              id={`${id}-${key}-panel`}
              className="tabbed-panel"
              role="tabpanel"
              aria-labelledby={`${id}-${key}`}
              // what is longer than its window has to be scrolled
              {...(isAside && { tabIndex: 0 })}
              hidden={key !== shown}
            >
              {opened.includes(key) && children}
            </div>
          ),
      )}
    </div>
  );
}
