import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo, useState } from 'react';
import 'dayjs/locale/zh-cn';
import { today } from './format.ts';
// only ever stands in a list: said to the bundler, which would cut the list into what the two share and what they do not
import './list.tsx';

const written = 'YYYY-MM-DD';
const last = (count: number): [Dayjs, Dayjs] => [dayjs(today()).subtract(count - 1, 'day'), dayjs(today())];
/** From its first day, a Monday for a week, until today. */
const since = (unit: 'week' | 'month'): [Dayjs, Dayjs] => [dayjs(today()).locale('zh-cn').startOf(unit), dayjs(today())];
const presets = [
  { label: '今天', value: () => last(1) },
  { label: '本周', value: () => since('week') },
  { label: '本月', value: () => since('month') },
  { label: '近7天', value: () => last(7) },
  { label: '近30天', value: () => last(30) },
];
/** An address may be typed by hand. */
const dayOf = (text: string | undefined) => (text && dayjs(text).format(written) === text ? dayjs(text) : null);

type DayRangeProps = {
  id: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
};
/** Two days of the calendar, either of which may be left open. */
export function DayRange({ id, from, to, onChange }: DayRangeProps) {
  // a new array would take back what is half chosen
  const value = useMemo((): [Dayjs | null, Dayjs | null] => [dayOf(from), dayOf(to)], [from, to]);
  const [isOpen, open] = useState(false);
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      value={value}
      allowEmpty={[true, true]}
      presets={presets}
      suffixIcon={<CalendarOutlined aria-hidden />}
      separator={<SwapRightOutlined aria-hidden />}
      onOpenChange={open}
      onKeyDown={(event) => {
        // in the calendar Enter takes the day; it queries once that is closed
        if (isOpen && event.key === 'Enter') event.preventDefault();
      }}
      // not onChange: that waits for both ends, and one may be left open
      onCalendarChange={(days) => onChange(days?.[0]?.format(written), days?.[1]?.format(written))}
    />
  );
}

type OneDayProps = { id?: string; value?: string | undefined; onChange?: (day: string | undefined) => void; placeholder?: string };
/** A single day of the calendar. */
export function OneDay({ value, onChange, ...picker }: OneDayProps) {
  const [isOpen, open] = useState(false);
  return (
    <DatePicker
      {...picker}
      value={dayOf(value)}
      suffixIcon={<CalendarOutlined aria-hidden />}
      onOpenChange={open}
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Enter') event.preventDefault();
      }}
      onChange={(picked) => onChange?.(picked?.format(written))}
    />
  );
}
