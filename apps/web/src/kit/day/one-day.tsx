import { CalendarOutlined } from '@ant-design/icons';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import 'dayjs/locale/zh-cn';
import type { InitialState } from '../form/on-touch.tsx';
import type { DayChoiceProps } from './day-choice.tsx';
import { isDay } from './days.ts';

/** Renders the date picker that DayChoice loads. */
export function OneDay({
  id,
  label,
  value,
  onChange,
  placeholder,
  min,
  isFixed = false,
  autoFocus = false,
  defaultOpen = false,
}: DayChoiceProps & InitialState) {
  const [isOpen, open] = useState(defaultOpen);
  return (
    <DatePicker
      {...(id && { id })}
      {...(placeholder && { placeholder })}
      {...(min && { minDate: dayjs(min) })}
      aria-label={label}
      value={isDay(value) ? dayjs(value) : null}
      allowClear={!isFixed}
      autoFocus={autoFocus}
      open={isOpen}
      suffixIcon={<CalendarOutlined aria-hidden />}
      onOpenChange={open}
      onKeyDown={(event) => {
        // Enter in the open calendar selects the day; it submits the search only when the calendar is closed
        if (isOpen && event.key === 'Enter') event.preventDefault();
      }}
      onChange={(picked) => onChange?.(picked?.format('YYYY-MM-DD'))}
    />
  );
}
