import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { DayChoice } from '../../../kit/day/day-choice.tsx';
import { dayAt, dayNumber } from '../../../kit/day/days.ts';
import { Icon } from '../../../kit/page/icons.tsx';
import './day-slider.css';
import './press.css';

/** A day on which the layout changes. */
type DayMark = { day: string; text: string };
type DaySliderProps = {
  label: string;
  value: string;
  today: string;
  marks: readonly DayMark[];
  onChange: (day: string) => void;
};
const daysPerYear = 365;
/** A marked day extends the slider by at most this many days into the past; earlier days are reached with the button and the calendar. */
const pastDays = 3 * daysPerYear;
const debounceTime = 200;

/**
 * Slider that selects a day; the days on which something changes are marked. `onChange` is called only when the slider has come to rest.
 */
export function DaySlider({ label, value, today, marks, onChange }: DaySliderProps) {
  const [dragged, setDragged] = useState<{ of: string; at: number }>();
  const shown = dragged?.of === value ? dragged.at : dayNumber(value);
  useEffect(() => {
    if (dragged?.of !== value || dayAt(dragged.at) === value) return;
    const timer = setTimeout(() => onChange(dayAt(dragged.at)), debounceTime);
    return () => clearTimeout(timer);
  }, [dragged, value, onChange]);
  const { from, to } = rangeOf(value, today, marks);
  const place = (day: string) => ({ '--at': (dayNumber(day) - from) / (to - from) }) as CSSProperties;
  const before = marks.findLast(({ day }) => day < value);
  const after = marks.find(({ day }) => day > value);
  return (
    <fieldset className="day-slider" aria-label={label}>
      <Step name="上一次变更" mark={before} onChange={onChange}>
        <Icon name="back" />
      </Step>
      <div className="day-track">
        <input
          type="range"
          min={from}
          max={to}
          value={shown}
          aria-label={label}
          aria-valuetext={dayAt(shown)}
          onChange={(event) => setDragged({ of: value, at: Number(event.target.value) })}
        />
        <div className="day-marks" aria-hidden>
          <i className="day-today" style={place(today)} />
          {marks
            .filter(({ day }) => dayNumber(day) >= from)
            .map(({ day, text }) => (
              <button key={day} type="button" tabIndex={-1} title={`${day} ${text}`} style={place(day)} onClick={() => onChange(day)} />
            ))}
        </div>
        <div className="day-ends muted" aria-hidden>
          <span>{dayAt(from)}</span>
          <span className="day-today-name" style={place(today)}>
            今天
          </span>
          <span>{dayAt(to)}</span>
        </div>
      </div>
      <Step name="下一次变更" mark={after} onChange={onChange}>
        <span className="day-next">
          <Icon name="back" />
        </span>
      </Step>
      <DayChoice isFixed label={`${label}（日历）`} value={dayAt(shown)} onChange={(day) => day && onChange(day)} />
      <button type="button" className="press day-button" disabled={value === today} onClick={() => onChange(today)}>
        今天
      </button>
    </fieldset>
  );
}

type StepProps = { name: string; mark: DayMark | undefined; onChange: (day: string) => void; children: ReactNode };
const Step = ({ name, mark, onChange, children }: StepProps) => (
  <button
    type="button"
    className="press day-button"
    aria-label={mark ? `${name}：${mark.day} ${mark.text}` : name}
    title={mark ? `${mark.day} ${mark.text}` : '没有更多变更'}
    disabled={!mark}
    onClick={() => mark && onChange(mark.day)}
  >
    {children}
  </button>
);

/** Returns the range of the slider: a year before and after today, extended to the marks and the selected day. */
function rangeOf(value: string, today: string, marks: readonly DayMark[]) {
  const now = dayNumber(today);
  const days = [dayNumber(value), ...marks.map(({ day }) => dayNumber(day)).filter((at) => at > now - pastDays)];
  return { from: Math.min(now - daysPerYear, ...days), to: Math.max(now + daysPerYear, ...days.map((at) => at + 30)) };
}
