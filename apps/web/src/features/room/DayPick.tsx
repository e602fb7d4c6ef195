import { lazy } from 'react';
import { fetched } from '../../kit/chunk.ts';
import { Later } from '../../kit/later.tsx';

export type DayPickProps = {
  id?: string;
  label?: string;
  value: string;
  /** The first day that may be chosen. */
  min?: string | undefined;
  disabled?: boolean;
  onChange: (day: string) => void;
};
const DayCalendar = lazy(() => fetched(import('./DayCalendar.tsx').then((file) => ({ default: file.DayCalendar }))));

/** A day to choose. The calendar is large and comes by itself, after the page; its place is kept. */
export const DayPick = (props: DayPickProps) => (
  <span className="day-pick">
    <Later fallback={<span className="control-coming" />}>
      <DayCalendar {...props} />
    </Later>
  </span>
);
