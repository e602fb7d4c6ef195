import { today } from '../../../kit/format.ts';
import { type Day, monthOf, weekdayNames } from './months.ts';

type WorkCalendar = Parameters<typeof monthOf>[2];
const monthNumbers = Array.from({ length: 12 }, (_, at) => at + 1);
const dayLabel = ({ day, isWork, isOwn, name }: Day) =>
  `${day} ${isWork ? '上班' : '休息'}${name ? ` ${name}` : ''}${isOwn ? '（园区设置）' : ''}`;

/** Calendar of a year: days off are grey, today is marked, and a day that differs from the usual state of its weekday carries 班 or 休. */
export const Months = ({ year, of, onTurn }: { year: number; of: WorkCalendar; onTurn?: (day: Day) => void }) => (
  <div className="calendar">
    {monthNumbers.map((month) => {
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
                aria-label={dayLabel(day)}
                aria-current={day.day === today() ? 'date' : undefined}
                title={dayLabel(day)}
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
