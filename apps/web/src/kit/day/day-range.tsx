import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import 'dayjs/locale/zh-cn';
import type { Begin } from '../form/on-touch.tsx';
import { today } from '../format.ts';
import { isDay } from './days.ts';
// only ever stands in a list: said to the bundler, which would cut the list into what the two share and what they do not
import '../list/list.tsx';

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

const dayIn = (text: string | undefined) => (isDay(text) ? dayjs(text) : null);

type DayRangeProps = {
  id: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
  /** Which of the two gets the focus, if it begins with it. */
  at: 0 | 1;
};
/** Two days of the calendar, either of which may be left open. */
export function DayRange({ id, from, to, onChange, at, autoFocus = false, defaultOpen = false }: DayRangeProps & Begin) {
  // a new array would take back what is half chosen
  const value = useMemo((): [Dayjs | null, Dayjs | null] => [dayIn(from), dayIn(to)], [from, to]);
  const [isOpen, open] = useState(defaultOpen);
  const take = useEffectEvent(() => autoFocus && document.getElementById(at === 0 ? id : `${id}-end`)?.focus());
  useEffect(() => void take(), []);
  return (
    <DatePicker.RangePicker
      open={isOpen}
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
      onCalendarChange={(days) => onChange(days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD'))}
    />
  );
}
