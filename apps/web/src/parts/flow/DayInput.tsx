import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

const dayFormat = 'YYYY-MM-DD';
type DayInputProps = { id?: string; value?: string | null; onChange?: (day: string | null) => void };
/** Renders a form control for a day, stored as text. */
export const DayInput = ({ id, value, onChange }: DayInputProps) => (
  <DatePicker
    {...(id && { id })}
    className="flow-form-number"
    value={value ? dayjs(value) : null}
    onChange={(next) => onChange?.(next?.format(dayFormat) ?? null)}
  />
);
