import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { WithoutHeading } from './heading.tsx';
import './tabs.css';

type Tab = { key: string; label: string; children?: ReactNode };
type TabsProps = {
  label: string;
  items: readonly Tab[];
  /** Key of the selected tab, if the page controls the selection. */
  activeKey?: string;
  onChange?: (key: string) => void;
  /** Places the tabs beside their content; on narrow screens above it. */
  isAside?: boolean;
  className?: string;
};
const arrowSteps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Renders tabs. Hand-made, because antd's Tabs adds a menu button among the tabs when they lack room, and weighs more than the pages that
 * use it. An opened tab stays mounted and keeps typed text.
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
    const by = arrowSteps[event.key];
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
              // the panel may scroll, so keyboard users must be able to focus it
              {...(isAside && { tabIndex: 0 })}
              hidden={key !== shown}
            >
              <WithoutHeading>{opened.includes(key) && children}</WithoutHeading>
            </div>
          ),
      )}
    </div>
  );
}
