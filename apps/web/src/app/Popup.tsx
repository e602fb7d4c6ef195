import type { ReactNode } from 'react';
import { Drop } from '../kit/page/drop.tsx';

type Props = {
  label: string;
  className?: string;
  button: ReactNode;
  /** Where the panel appears. */
  side: 'below' | 'right';
  children: (close: () => void) => ReactNode;
};

/** A button of the shell and the panel it unfolds. */
export const Popup = ({ label, className = '', button, side, children }: Props) => (
  <Drop
    label={label}
    className={`popup ${className}`}
    align={side === 'right' ? 'beside' : 'end'}
    button={
      // The flyout of a folded menu shows an icon only; elsewhere the words on the button are its name.
      <button type="button" className="popup-button" {...(side === 'right' && { 'aria-label': label, title: label })}>
        {button}
      </button>
    }
  >
    {children}
  </Drop>
);
