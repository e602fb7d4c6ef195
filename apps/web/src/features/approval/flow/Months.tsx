import { today } from '../../../kit/format.ts';
import { type Day, monthOf, weekdayNames } from './months.ts';

type Known = Parameters<typeof monthOf>[2];
const twelve = Array.from({ length: 12 }, (_, at) => at + 1);
const says = ({ day, isWork, isOwn, name }: Day) =>
  `${day} ${isWork ? '上班' : '休息'}${name ? ` ${name}` : ''}${isOwn ? '（园区设置）' : ''}`;

/** Calendar of a year: days off are grey; today and the days that differ from their weekday are marked. */
export const Months = ({ year, of, onTurn }: { year: number; of: Known; onTurn?: (day: Day) => void }) => (
  <div className="calendar">
    {twelve.map((month) => {
      const { before, days } = monthOf(year, month, of);
      return (
        <section key={month} className="calendar-month" aria-label={`${month}月`}>
          <h3>{month}月</h3>
          <div className="calendar-days">
            {weekdayNames.map((name) => (
              <span key={name} className="muted">
                {name}
              </span>
            ))}
            {days.map((day, at) => (
              <button
                key={day.day}
                type="button"
                disabled={!onTurn}
                style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
                className={day.isWork ? 'calendar-day' : 'calendar-day is-free'}
                aria-label={says(day)}
                aria-current={day.day === today() ? 'date' : undefined}
                title={says(day)}
                onClick={() => onTurn?.(day)}
              >
                {day.date}
                {day.isSpecial && <small aria-hidden>{day.isWork ? '班' : '休'}</small>}
              </button>
            ))}
          </div>
        </section>
      );
    })}
  </div>
);
