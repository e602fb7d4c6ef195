import { useId, useState } from 'react';
import { onTouch } from '../form/on-touch.tsx';
import { useTyped } from '../list/filters.tsx';
import { Outline } from '../page/outline.tsx';
import { CalendarMark } from './day-choice.tsx';
import '../form/choice.css';

const Calendar = onTouch(() => import('./day-range.tsx').then((file) => file.DayRange));
const arrowPath = 'M1.6 9.6h12.8L10.8 6';

/**
 * Filters a list by a period, both days included, as `from` and `to` in its query. The calendar is large and is loaded when the field is
 * touched.
 */
export function DayFilter({ label = '日期' }: { label?: string }) {
  const { values, set } = useTyped();
  const { from, to } = values;
  const id = useId();
  const [at, setAt] = useState<0 | 1>(0);
  const choose = (first: string | undefined, last: string | undefined) => {
    set('from', first);
    set('to', last);
  };
  const inputProps = (side: 0 | 1) => ({ readOnly: true, onFocusCapture: () => setAt(side) });
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <div className="filter-days">
        <Calendar
          control={{ id, from, to, onChange: choose, at }}
          isNeeded={Boolean(from || to)}
          plain={(handlers) => (
            <span className="days-plain">
              <input id={id} placeholder="开始日期" value={from ?? ''} {...handlers} {...inputProps(0)} />
              <Outline path={arrowPath} size={16} />
              <input placeholder="结束日期" aria-label={`${label}，结束`} value={to ?? ''} {...handlers} {...inputProps(1)} />
              <CalendarMark />
            </span>
          )}
        />
      </div>
    </div>
  );
}
