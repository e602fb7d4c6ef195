import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { useDismiss } from './useDismiss.ts';

type Props = {
  label: string;
  className?: string;
  button: ReactNode;
  /** Where the panel appears. It is placed on the window, since menus that scroll would cut it off. */
  side: 'below' | 'right';
  children: (close: () => void) => ReactNode;
};

/** How far from the right is left to the style sheet, which knows the width of the panel. */
const place = (side: Props['side'], { top, bottom, right }: DOMRect): CSSProperties =>
  side === 'below'
    ? ({ top: bottom + 6, '--right': `${Math.max(window.innerWidth - right, 8)}px` } as CSSProperties)
    : { top, left: right + 8 };

/** A button that unfolds a panel: closed by Escape, by a click elsewhere, by moving the focus away. */
export function Popup({ label, className = '', button, side, children }: Props) {
  const [at, setAt] = useState<CSSProperties>();
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(whole, Boolean(at), (byKey) => {
    setAt(undefined);
    if (byKey) opener.current?.focus();
  });

  return (
    <div className={`popup ${className}`} ref={whole}>
      <button
        ref={opener}
        type="button"
        className="popup-button"
        // The flyout of a folded menu shows an icon only; elsewhere the words on the button are its name.
        aria-label={side === 'right' ? label : undefined}
        title={side === 'right' ? label : undefined}
        aria-expanded={Boolean(at)}
        aria-controls={at ? id : undefined}
        onClick={() => setAt(at ? undefined : place(side, (opener.current as HTMLElement).getBoundingClientRect()))}
      >
        {button}
      </button>
      {at && (
        <section id={id} className="popup-panel" aria-label={label} style={at}>
          {children(() => {
            setAt(undefined);
            opener.current?.focus();
          })}
        </section>
      )}
    </div>
  );
}
