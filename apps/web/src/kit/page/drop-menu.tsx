import type { ComponentProps } from 'react';
import { Drop, stepAmong } from './drop.tsx';
import './drop-menu.css';

export type Entry = {
  key: string;
  label: string;
  /** Best with the reason, which is shown on pointing at it and read out. */
  disabled?: boolean | string;
  danger?: boolean;
  isChosen?: boolean;
  onClick: () => void;
};
type DropProps = ComponentProps<typeof Drop>;
type DropMenuProps = Pick<DropProps, 'label' | 'align'> & { entries: readonly Entry[]; children: DropProps['button'] };

/** A menu that its button unfolds. Arrows go through it, Escape and Tab leave it. */
export function DropMenu({ entries, children, ...drop }: DropMenuProps) {
  return (
    <Drop {...drop} button={children} role="menu" onKeyDown={(event) => stepAmong(event, '[role=menuitem]')}>
      {(close) =>
        entries.map(({ key, label, disabled = false, danger = false, isChosen = false, onClick }, at) => (
          <button
            key={key}
            ref={at === 0 ? focusOnce : null}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={danger ? 'menu-row is-danger' : 'menu-row'}
            // Not disabled to the browser: the arrows pass through it, and it is read out as not to be had.
            aria-disabled={Boolean(disabled) || undefined}
            title={typeof disabled === 'string' ? disabled : undefined}
            aria-current={isChosen || undefined}
            onClick={() => {
              if (disabled) return;
              close();
              onClick();
            }}
          >
            {label}
          </button>
        ))
      }
    </Drop>
  );
}

/** What is in the top layer can take the focus only after the panel was raised there. */
const focusOnce = (entry: HTMLElement | null) => {
  if (entry) requestAnimationFrame(() => entry.focus({ preventScroll: true }));
};
