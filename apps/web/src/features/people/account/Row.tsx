import type { ReactNode } from 'react';
import './account.css';

type RowProps = { label: ReactNode; value: ReactNode; note?: ReactNode; action?: ReactNode };
/** Row with label, value and action for one property of the account. */
export const Row = ({ label, value, note, action }: RowProps) => (
  <div className="account-row">
    <span className="account-label">{label}</span>
    <span className="account-value">
      {value}
      {note && <span className="account-note">{note}</span>}
    </span>
    {action}
  </div>
);
