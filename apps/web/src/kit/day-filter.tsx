import { type ComponentProps, lazy, useId } from 'react';
import { fetched } from './chunk.ts';
import { useTyped } from './filters.tsx';
import { Later } from './later.tsx';

const DayRange = lazy(() => fetched(import('./day-range.tsx').then((file) => ({ default: file.DayRange }))));
const OneDay = lazy(() => fetched(import('./day-range.tsx').then((file) => ({ default: file.OneDay }))));

/**
 * From which day to which, both included, as `from` and `to` of any list. The calendar is large and comes by itself, after
 * the page; its place is kept.
 */
export function DayFilter({ label = '日期' }: { label?: string }) {
  const { values, set } = useTyped();
  const id = useId();
  const choose = (from: string | undefined, to: string | undefined) => {
    set('from', from);
    set('to', to);
  };
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <div className="filter-days">
        <Later>
          <DayRange id={id} from={values.from} to={values.to} onChange={choose} />
        </Later>
      </div>
    </div>
  );
}

/** One day, as the control of a filter. */
export const DayChoice = (props: ComponentProps<typeof OneDay>) => (
  <div className="filter-day">
    <Later>
      <OneDay {...props} />
    </Later>
  </div>
);
