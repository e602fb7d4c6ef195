import type { ReactNode } from 'react';
import { Drop } from '../kit/page/drop.tsx';

type Props = {
  label: string;
  className?: string;
  button: ReactNode;
  /** The side of the button on which the panel opens. */
  side: 'below' | 'right';
  /** The button shows only an icon and needs a label; other buttons contain their label as text. */
  isIcon?: boolean;
  children: (close: () => void) => ReactNode;
};

/** Renders a button of the shell and the panel that it opens. */
export const Popup = ({ label, className = '', button, side, isIcon = side === 'right', children }: Props) => (
  <Drop
    label={label}
    className={`popup ${className}`}
    align={side === 'right' ? 'beside' : 'end'}
    button={
      <button type="button" className="popup-button" {...(isIcon && { 'aria-label': label, title: label })}>
        {button}
      </button>
    }
  >
    {children}
  </Drop>
);
