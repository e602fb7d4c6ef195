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
  /** The first day that may be chosen. */
  from?: string | undefined;
  /** The form keeps the day after the one that is shown: what ends is asked for by its last day. */
  isLast?: boolean;
};
/** A day of the park's calendar as a field of a form, kept as text; null where there is none. */
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
  /** The time of a day that is chosen without one, such as 18:00. */
  usual?: string;
};
/** A moment by the clocks of the park, whatever zone the browser is in; kept as ISO text. */
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
