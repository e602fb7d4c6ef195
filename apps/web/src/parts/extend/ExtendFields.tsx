import type { ExtendField, extendProblem } from '@park/contract/people/extend';
import { DatePicker, Form, Input, Select } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { contractOf } from '../../kit/api/schema.ts';

/** A field for longer values gets a text area instead of a single line. */
const maxLineLength = 100;
const dayFormat = 'YYYY-MM-DD';

/** Validates a value by the contract's rule for extended fields, which is loaded together with the schemas. */
async function problemOf(...[field, value]: Parameters<typeof extendProblem>): Promise<string | undefined> {
  const rules = (await contractOf('extend')) as { extendProblem: typeof extendProblem };
  return rules.extendProblem(field, value);
}

type ExtendFieldsProps = {
  fields: readonly ExtendField[];
  /** Tells whether a field is read-only for the user. */
  isLocked?: (field: ExtendField) => boolean;
};
/** Renders the extended fields as items of a form whose call takes `extValues`. */
export const ExtendFields = ({ fields, isLocked = () => false }: ExtendFieldsProps) =>
  fields.map((field) => <ExtendItem key={field.columnName} field={field} disabled={isLocked(field)} />);

function ExtendItem({ field, disabled }: { field: ExtendField; disabled: boolean }) {
  const { name, columnName, description, extendType, isRequired } = field;
  const isDay = extendType === 'DateTime';
  const form = Form.useFormInstance();
  const validator = async (_: unknown, value: unknown) => {
    // a value stored before the field's rules were changed is not validated until the user edits it
    const isThere = value !== null && value !== undefined && value !== '';
    if (isThere && !form.isFieldTouched(['extValues', columnName])) return;
    const text = await problemOf(field, value);
    if (text) throw new Error(text);
  };
  return (
    <Form.Item
      name={['extValues', columnName]}
      label={name}
      extra={description}
      required={isRequired === 1 && !disabled}
      // A user who cannot edit the field is not asked for a missing value.
      rules={disabled ? [] : [{ validator }]}
      validateTrigger={['onBlur', 'onChange']}
      // A cleared value is sent as null, because an omitted value would stay unchanged.
      normalize={(value) => (isDay && value ? dayjs(value).format(dayFormat) : (value ?? null))}
      {...(isDay && { getValueProps: (value) => ({ value: value ? dayjs(value) : null }) })}
    >
      {controlOf(field, disabled)}
    </Form.Item>
  );
}

const yesNo = [
  { value: true, label: '是' },
  { value: false, label: '否' },
];
function controlOf({ extendType, enumItems, length }: ExtendField, disabled: boolean) {
  if (extendType === 'Enum')
    return (
      <Select
        allowClear
        disabled={disabled}
        placeholder="请选择"
        options={enumItems.map(({ key, value }) => ({ value: key, label: value }))}
      />
    );
  if (extendType === 'Bool') return <Select allowClear disabled={disabled} placeholder="请选择" options={yesNo} />;
  if (extendType === 'DateTime')
    return <DatePicker disabled={disabled} format={dayFormat} placeholder="选择日期" style={{ width: '100%' }} />;
  const counted = { disabled, count: { show: true, max: length } };
  return length > maxLineLength ? <Input.TextArea {...counted} rows={3} /> : <Input {...counted} />;
}
