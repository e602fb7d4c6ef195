import type { ComponentProps } from 'react';
import { Drop, stepAmong } from './drop.tsx';
import './drop-menu.css';

export type Entry = {
  key: string;
  label: string;
  /** True or, better, the reason, which is shown as a tooltip and read out by screen readers. */
  disabled?: boolean | string;
  danger?: boolean;
  isChosen?: boolean;
  onClick: () => void;
};
type DropProps = ComponentProps<typeof Drop>;
type DropMenuProps = Pick<DropProps, 'label' | 'align'> & { entries: readonly Entry[]; children: DropProps['button'] };

/** Renders a button that opens a menu. Arrow keys move through the entries; Escape and Tab close the menu. */
export function DropMenu({ entries, children, ...drop }: DropMenuProps) {
  return (
    <Drop {...drop} button={children} role="menu" onKeyDown={(event) => stepAmong(event, '[role=menuitem]')}>
      {(close) =>
        entries.map(({ key, label, disabled = false, danger = false, isChosen = false, onClick }, at) => (
          <button
            key={key}
            ref={at === 0 ? focusNextFrame : null}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={danger ? 'menu-row is-danger' : 'menu-row'}
            // The native `disabled` is not used, so that the arrow keys still reach the entry and screen readers announce it as disabled.
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

/** Waits for a frame: an element can be focused only after its panel has been shown in the top layer. */
const focusNextFrame = (entry: HTMLElement | null) => {
  if (entry) requestAnimationFrame(() => entry.focus({ preventScroll: true }));
};
