import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import 'dayjs/locale/zh-cn';
import { Field } from '../form/form.tsx';
import { dateTime } from '../format.ts';
import { dayAfter } from './days.ts';

const format = 'YYYY-MM-DD';

type DayFieldProps = ComponentProps<typeof Field> & {
  placeholder?: string;
  /** The first selectable day. */
  from?: string | undefined;
  /** The field shows the last day of a period, and the form stores the day after it. */
  isLast?: boolean;
};
/** Renders a form field for a day of the park's calendar, stored as text; null if empty. */
export function DayField({ placeholder = '选择日期', from, isLast = false, ...field }: DayFieldProps) {
  const shownOf = (value: string) => dayjs(isLast ? dayAfter(value, -1) : value);
  const keptOf = (picked: string) => (isLast ? dayAfter(picked, 1) : picked);
  return (
    <Field
      {...field}
      getValueProps={(value) => ({ value: value ? shownOf(value) : null })}
      normalize={(picked: Dayjs | null) => picked && keptOf(picked.format(format))}
    >
      <DatePicker
        style={{ width: '100%' }}
        placeholder={placeholder}
        {...(from && { disabledDate: (one: Dayjs) => one.format(format) < from })}
      />
    </Field>
  );
}

type MomentFieldProps = ComponentProps<typeof Field> & {
  /** Time that the picker proposes when the user chooses a day, such as 18:00. */
  usual?: string;
};
/** Renders a form field for a moment in the time zone of the park, independent of the browser's zone; stored as ISO text. */
export const MomentField = ({ usual, ...field }: MomentFieldProps) => (
  <Field
    {...field}
    getValueProps={(value) => ({ value: value ? dayjs(dateTime(value)) : null })}
    normalize={(picked: Dayjs | null) => picked && `${picked.format('YYYY-MM-DDTHH:mm')}:00+08:00`}
  >
    <DatePicker
      showTime={{ format: 'HH:mm', ...(usual && { defaultOpenValue: dayjs(usual, 'HH:mm') }) }}
      format="YYYY-MM-DD HH:mm"
      style={{ width: '100%' }}
      placeholder="选择时间"
    />
  </Field>
);
