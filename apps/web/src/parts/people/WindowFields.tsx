import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons';
import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId } from 'react';
import 'dayjs/locale/zh-cn';
import './picker.css';

/** The period in which a grant is valid, and its reason. */
export type Window = { validFrom?: string; validTo?: string; reason?: string };

const day = 'YYYY-MM-DD';
const next = (count: number): [Dayjs, Dayjs] => [dayjs(), dayjs().add(count, 'day')];
const presets = [
  { label: '7天', value: () => next(7) },
  { label: '30天', value: () => next(30) },
  { label: '90天', value: () => next(90) },
];
/** Converts to whole days in the park's time zone, independent of the browser. */
const from = (at: Dayjs | null | undefined) => at && { validFrom: `${at.format(day)}T00:00:00+08:00` };
const to = (at: Dayjs | null | undefined) => at && { validTo: `${at.format(day)}T23:59:59+08:00` };

/** Renders the fields for the period and the reason of a grant. */
export function WindowFields({ value, onChange }: { value: Window; onChange: (next: Window) => void }) {
  const id = useId();
  const reason = value.reason && { reason: value.reason };
  return (
    <div className="window-fields">
      <label htmlFor={id}>有效期</label>
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        allowEmpty={[true, true]}
        presets={presets}
        placeholder={['立即生效', '长期有效']}
        suffixIcon={<CalendarOutlined aria-hidden />}
        separator={<SwapRightOutlined aria-hidden />}
        onChange={(days) => onChange({ ...reason, ...from(days?.[0]), ...to(days?.[1]) })}
      />
      <label htmlFor={`${id}-reason`}>事由</label>
      <Input
        id={`${id}-reason`}
        maxLength={100}
        placeholder="选填，如：交接期间代管"
        value={value.reason ?? ''}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      />
    </div>
  );
}
