import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons';
import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId } from 'react';
import 'dayjs/locale/zh-cn';
import './picker.css';

/** The period in which a grant is valid, and its reason. */
export type ValidityWindow = { validFrom?: string; validTo?: string; reason?: string };

const dayFormat = 'YYYY-MM-DD';
const nextDays = (count: number): [Dayjs, Dayjs] => [dayjs(), dayjs().add(count, 'day')];
const presets = [
  { label: '7天', value: () => nextDays(7) },
  { label: '30天', value: () => nextDays(30) },
  { label: '90天', value: () => nextDays(90) },
];
/** Converts to whole days in the park's time zone, independent of the browser. */
const startOf = (at: Dayjs | null | undefined) => at && { validFrom: `${at.format(dayFormat)}T00:00:00+08:00` };
const endOf = (at: Dayjs | null | undefined) => at && { validTo: `${at.format(dayFormat)}T23:59:59+08:00` };

/** Renders the fields for the period and the reason of a grant. */
export function WindowFields({ value, onChange }: { value: ValidityWindow; onChange: (next: ValidityWindow) => void }) {
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
        onChange={(days) => onChange({ ...reason, ...startOf(days?.[0]), ...endOf(days?.[1]) })}
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
