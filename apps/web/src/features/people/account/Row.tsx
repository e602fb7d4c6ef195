import type { ReactNode } from 'react';
import './account.css';

type RowProps = { label: ReactNode; value: ReactNode; note?: ReactNode; action?: ReactNode };
/** One thing about the account: what it is, what it says, what can be done with it. */
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
