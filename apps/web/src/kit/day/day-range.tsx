import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import 'dayjs/locale/zh-cn';
import type { InitialState } from '../form/on-touch.tsx';
import { today } from '../format.ts';
import { isDay } from './days.ts';
// this file is used only inside lists; the import tells the bundler so, which would otherwise split the list chunk into a shared and an
// unshared part
import '../list/list.tsx';

const lastDays = (count: number): [Dayjs, Dayjs] => [dayjs(today()).subtract(count - 1, 'day'), dayjs(today())];
/** Returns the period from the first day of the week (Monday) or month until today. */
const sinceStartOf = (unit: 'week' | 'month'): [Dayjs, Dayjs] => [dayjs(today()).locale('zh-cn').startOf(unit), dayjs(today())];
const presets = [
  { label: '今天', value: () => lastDays(1) },
  { label: '本周', value: () => sinceStartOf('week') },
  { label: '本月', value: () => sinceStartOf('month') },
  { label: '近7天', value: () => lastDays(7) },
  { label: '近30天', value: () => lastDays(30) },
];

const parseDay = (text: string | undefined) => (isDay(text) ? dayjs(text) : null);

type DayRangeProps = {
  id: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
  /** The field that receives the focus if `autoFocus` is set: 0 the start, 1 the end. */
  at: 0 | 1;
};
/** Lets the user choose the first and last day of a period, either of which may be empty. */
export function DayRange({ id, from, to, onChange, at, autoFocus = false, defaultOpen = false }: DayRangeProps & InitialState) {
  // memoized: a new array would reset a half-chosen period
  const value = useMemo((): [Dayjs | null, Dayjs | null] => [parseDay(from), parseDay(to)], [from, to]);
  const [isOpen, open] = useState(defaultOpen);
  const focusInput = useEffectEvent(() => autoFocus && document.getElementById(at === 0 ? id : `${id}-end`)?.focus());
  useEffect(() => void focusInput(), []);
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
        // Enter in the open calendar selects the day; it submits the search only when the calendar is closed
        if (isOpen && event.key === 'Enter') event.preventDefault();
      }}
      // onChange would fire only when both ends are set, but one end may stay empty
      onCalendarChange={(days) => onChange(days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD'))}
    />
  );
}
