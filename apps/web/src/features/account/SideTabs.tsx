import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import './account.css';

type SideTab = { key: string; label: string; children: ReactNode };
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Tabs beside what they show, above it on narrow screens. Written by hand, since antd's put a menu button among their tabs
 * as soon as they run out of room. What was opened once stays, with whatever was typed.
 */
export function SideTabs({ label, tabs }: { label: string; tabs: readonly SideTab[] }) {
  const id = useId();
  const [shown, setShown] = useState(tabs[0]?.key);
  const [opened, setOpened] = useState([shown]);
  const show = (key: string) => {
    setShown(key);
    if (!opened.includes(key)) setOpened([...opened, key]);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const next = tabs.at((tabs.findIndex(({ key }) => key === shown) + by) % tabs.length);
    if (!next) return;
    show(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className="side-tabs">
      <div className="side-tabs-list" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === shown}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === shown ? 0 : -1}
            onClick={() => show(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, children }) => (
        <div
          key={key}
          id={`${id}-${key}-panel`}
          className="side-tabs-panel"
          role="tabpanel"
          aria-labelledby={`${id}-${key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its window has to be scrolled
          tabIndex={0}
          hidden={key !== shown}
        >
          {opened.includes(key) && children}
        </div>
      ))}
    </div>
  );
}
