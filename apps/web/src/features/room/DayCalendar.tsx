import { CalendarOutlined } from '@ant-design/icons';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DayPickProps } from './DayPick.tsx';
import 'dayjs/locale/zh-cn';

const written = 'YYYY-MM-DD';

/** One day of the calendar; there always is one. */
export function DayCalendar({ id, label, value, min, disabled = false, onChange }: DayPickProps) {
  return (
    <DatePicker
      {...(id && { id })}
      aria-label={label}
      value={dayjs(value)}
      allowClear={false}
      disabled={disabled}
      suffixIcon={<CalendarOutlined aria-hidden />}
      {...(min && { minDate: dayjs(min) })}
      onChange={(day) => day && onChange(day.format(written))}
    />
  );
}
