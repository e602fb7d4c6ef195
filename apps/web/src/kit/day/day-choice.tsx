import { onTouch } from '../form/on-touch.tsx';
import { Outline } from '../page/outline.tsx';
import '../form/choice.css';

const Calendar = onTouch(() => import('./one-day.tsx').then((file) => file.OneDay));

export const CalendarMark = () => <Outline path="M1.8 3.2h12.4v11H1.8zM1.8 6.8h12.4M5 1.6v3.2M11 1.6v3.2" size={14} />;

export type DayChoiceProps = {
  id?: string;
  label?: string;
  value?: string | undefined;
  onChange?: (day: string | undefined) => void;
  placeholder?: string;
  /** The first selectable day. */
  min?: string;
  /** The field is never empty, so it cannot be cleared. */
  isFixed?: boolean;
};
/** Lets the user choose one day outside a form. The calendar is large and is loaded when the field is touched. */
export function DayChoice(props: DayChoiceProps) {
  const { id, label, value, placeholder, isFixed = false } = props;
  return (
    <span className="day-choice">
      <Calendar
        control={props}
        isNeeded={Boolean(value) && !isFixed}
        plain={(handlers) => (
          <span className="days-plain">
            <input id={id} aria-label={label} placeholder={placeholder} value={value ?? ''} readOnly {...handlers} />
            <CalendarMark />
          </span>
        )}
      />
    </span>
  );
}
